// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { createTabs, type Account } from '../../../src/platform/tabs';

const aoife = '7d1f1f0e-2b5e-4f0c-9a52-0d8f6a4b1c01';

/** Channels that hear each other, as those of two tabs do, and never themselves. */
function channels() {
  const open: EventTarget[] = [];
  return () => {
    const channel = Object.assign(new EventTarget(), {
      postMessage: (data: unknown) => {
        for (const other of open)
          if (other !== channel) other.dispatchEvent(Object.assign(new Event('message'), { data }));
      },
    });
    open.push(channel);
    return channel as unknown as BroadcastChannel;
  };
}

const tab = (channel: () => BroadcastChannel | null, storage: () => Storage = () => localStorage) =>
  createTabs({ storage, window: () => window, channel });

const blocked = (): Storage => {
  throw new DOMException('Denied', 'SecurityError');
};

beforeEach(() => localStorage.clear());

describe('tabs of one browser', () => {
  it('notify each other of sign-ins and logouts, but not themselves', () => {
    const channel = channels();
    const [one, two] = [tab(channel), tab(channel)];
    const heard: [string, Account][] = [];
    one.listen((account) => heard.push(['one', account]));
    const stop = two.listen((account) => heard.push(['two', account]));
    one.announce(aoife);
    two.announce(null);
    stop();
    one.announce(aoife);
    expect(heard).toEqual([
      ['two', aoife],
      ['one', null],
    ]);
  });

  it('know who signed in last before they listened', () => {
    const channel = channels();
    tab(channel).announce(aoife);
    expect(tab(channel).current()).toBe(aoife);
    tab(channel).announce(null);
    expect(tab(channel).current()).toBeNull();
  });

  it('use storage events if the browser has no BroadcastChannel', () => {
    const heard: Account[] = [];
    const stop = tab(() => null).listen((account) => heard.push(account));
    const stored = (key: string, newValue: string | null) =>
      window.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
    stored('cabrank.account', aoife);
    stored('something.else', 'x');
    stored('cabrank.account', null);
    stop();
    stored('cabrank.account', aoife);
    expect(heard).toEqual([aoife, null]);
  });

  it('still use the channel if storage is blocked, without the previous state', () => {
    const channel = channels();
    const [one, two] = [tab(channel, blocked), tab(channel, blocked)];
    const heard: Account[] = [];
    two.listen((account) => heard.push(account));
    one.announce(aoife);
    expect([heard, two.current()]).toEqual([[aoife], null]);
  });

  it('treat anything except a string as no one', () => {
    const channel = channels();
    const [one, two] = [channel(), tab(channel)];
    const heard: Account[] = [];
    two.listen((account) => heard.push(account));
    for (const data of [{ account: aoife }, 7, null, '']) one.postMessage(data);
    expect(heard).toEqual([null, null, null, null]);
  });
});
