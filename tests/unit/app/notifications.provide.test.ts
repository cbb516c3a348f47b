import { describe, expect, it, vi } from 'vitest';
import { MODAL_FOCUS_RETURN_MS, SUCCESS_STAY_MS } from '../../../src/domain/limits';
import { createAdapters } from '../../../src/app/environment/adapters';
import { notify } from '../../../src/app/environment/environment';
import { notifiedSystem } from '../../support/system/notified-system';

const retry = { type: 'button', label: 'Retry', close: false, run: 'retry' } as const;

describe('notify', () => {
  it('fills in defaults: the activator is the focused element', () => {
    const { environment, notices } = notifiedSystem();
    const id = notify(environment, { type: 'warning' });
    expect(notices()).toEqual([
      {
        id,
        type: 'warning',
        title: null,
        message: null,
        buttons: [],
        activator: 'the-opener',
        returnFocus: true,
      },
    ]);
    expect(id).not.toBe('');
  });

  it('keeps given values, including an activator of null', () => {
    const { environment, notices } = notifiedSystem();
    const notice = {
      id: 'own',
      type: 'neutral',
      title: 'Own',
      message: ['One.', 'Two.'],
      buttons: [retry],
      activator: null,
      returnFocus: false,
    } as const;
    expect(notify(environment, notice)).toBe('own');
    expect(notices()).toEqual([notice]);
  });

  it('gives each notice a unique id, and replaces the one with the same id, including its functions', () => {
    const { environment, notices, notifications } = notifiedSystem();
    const run = { former: vi.fn(), present: vi.fn() };
    notify(environment, { id: 'same', type: 'error', buttons: [retry] }, { run: { retry: run.former } });
    const other = notify(environment, { type: 'info' });
    notify(
      environment,
      { id: 'same', type: 'error', message: 'Again.', buttons: [retry] },
      { run: { retry: run.present } },
    );
    expect(notices().map(({ id, message }) => [id, message])).toEqual([
      ['same', 'Again.'],
      [other, null],
    ]);
    notifications().send({ type: 'notice.buttonPressed', id: 'same', button: 0, element: 'x' });
    expect([run.former.mock.calls.length, run.present.mock.calls.length]).toEqual([0, 1]);
  });
});

describe('a message of success', () => {
  it('leaves after 6 s with its functions; an error stays with its own', () => {
    const { environment, notices, clock } = notifiedSystem();
    const closeCallback = vi.fn();
    notify(environment, { id: 'saved', type: 'success' }, { closeCallback });
    notify(environment, { id: 'failed', type: 'error' }, { closeCallback });
    clock.advance(SUCCESS_STAY_MS);
    expect(notices().map(({ id }) => id)).toEqual(['failed']);
    expect([...environment.noticeCallbacks.keys()]).toEqual(['failed']);
    expect(closeCallback).not.toHaveBeenCalled();
  });

  it('stays for a person who asked the system for less motion', () => {
    const { environment, notices, clock } = notifiedSystem({ prefersLessMotion: () => true });
    notify(environment, { type: 'success' });
    clock.advance(SUCCESS_STAY_MS);
    expect(notices()).toHaveLength(1);
  });

  it('asks the browser for that', () => {
    const adapters = createAdapters({ fetch });
    expect(adapters.prefersLessMotion()).toBe(false);
    const matchMedia = vi.fn((media: string) => ({ matches: media === '(prefers-reduced-motion: reduce)' }));
    vi.stubGlobal('matchMedia', matchMedia);
    expect(adapters.prefersLessMotion()).toBe(true);
    vi.unstubAllGlobals();
  });
});

describe('the functions of a notice', () => {
  const shown = (callbacks: Parameters<typeof notify>[2], button: object = retry) => {
    const system = notifiedSystem();
    notify(
      system.environment,
      { id: 'shown', type: 'error', buttons: [{ ...retry, ...button }], activator: 'pay' },
      callbacks,
    );
    const press = () =>
      system.notifications().send({ type: 'notice.buttonPressed', id: 'shown', button: 0, element: 'x' });
    const close = () => system.notifications().send({ type: 'notice.closed', id: 'shown' });
    return { ...system, press, close };
  };

  it('run on every press of the button while the notice is shown', () => {
    const run = vi.fn();
    const { press, notices } = shown({ run: { retry: run } });
    press();
    press();
    expect(run).toHaveBeenCalledTimes(2);
    expect(notices()).toHaveLength(1);
  });

  it('run only the named one, before closeCallback if the button closes', () => {
    const called: string[] = [];
    const { press, notices } = shown(
      {
        run: { retry: () => called.push('retry'), other: () => called.push('other') },
        closeCallback: () => called.push('closed'),
      },
      { close: true },
    );
    press();
    expect(called).toEqual(['retry', 'closed']);
    expect(notices()).toEqual([]);
  });

  it('are optional: a button without one only closes', () => {
    const { press, notices } = shown(undefined, { run: null, close: true });
    press();
    expect(notices()).toEqual([]);
  });

  it('call closeCallback once, when the person has closed it', () => {
    const closeCallback = vi.fn();
    const { close, environment } = shown({ closeCallback });
    expect(closeCallback).not.toHaveBeenCalled();
    close();
    close();
    expect(closeCallback).toHaveBeenCalledOnce();
    expect(environment.noticeCallbacks.size).toBe(0);
  });

  it('are called on every change of an item’s checkbox, only for its own notice', () => {
    const heard: unknown[] = [];
    const ticked = (...change: [string, boolean]) => void heard.push(change);
    const { notifications, notices, environment } = shown({ ticked });
    const items = [
      { id: 'card', title: 'Old one', message: '', checkbox: { label: 'Not again', checked: false } },
    ];
    const tick = (checked: boolean) =>
      notifications().send({ type: 'notice.checkboxChanged', id: 'shown', item: 'card', checked });
    tick(true);
    expect([heard, notices()[0]?.items]).toEqual([[], undefined]);
    notify(environment, { id: 'shown', type: 'info', items }, { ticked });
    tick(true);
    tick(false);
    expect([heard, notices()[0]?.items]).toEqual([
      [
        ['card', true],
        ['card', false],
      ],
      items,
    ]);
  });

  it.each([
    ['withdrawn', { type: 'notice.withdrawn', id: 'shown' }],
    ['cleared', { type: 'notices.cleared' }],
  ] as const)('are forgotten, and not called, when the notice is %s', (_what, event) => {
    const closeCallback = vi.fn();
    const { notifications, environment, notices } = shown({ closeCallback });
    notifications().send(event);
    expect(notices()).toEqual([]);
    expect(closeCallback).not.toHaveBeenCalled();
    expect(environment.noticeCallbacks.size).toBe(0);
  });

  it('may show another notice while they run', () => {
    const system = notifiedSystem();
    const again = () => void notify(system.environment, { id: 'next', type: 'info' });
    notify(system.environment, { id: 'shown', type: 'error' }, { closeCallback: again });
    system.notifications().send({ type: 'notice.closed', id: 'shown' });
    expect(system.notices().map(({ id }) => id)).toEqual(['next']);
  });

  it('pass an event button to the navigation, with the element to return focus to', () => {
    const system = notifiedSystem();
    const button = { type: 'event', label: 'Contact us', close: false, event: 'contact' } as const;
    notify(system.environment, { id: 'shown', type: 'info', buttons: [button] });
    system.notifications().send({ type: 'notice.buttonPressed', id: 'shown', button: 0, element: 'pressed' });
    expect(system.heard('navigation')).toContainEqual({
      type: 'appEvent.triggered',
      name: 'contact',
      activator: 'pressed',
    });
  });

  it('are followed by a delay of 50 ms after a close: then focus returns', () => {
    const { close, clock, focus } = shown(undefined);
    close();
    clock.advance(MODAL_FOCUS_RETURN_MS - 1);
    expect(focus.returnTo).not.toHaveBeenCalled();
    clock.advance(1);
    expect(focus.returnTo).toHaveBeenCalledExactlyOnceWith('pay');
  });

  it('do not move focus when a notice is withdrawn, unless focus was inside it', () => {
    const { notifications, clock, focus } = shown(undefined);
    notifications().send({ type: 'notice.withdrawn', id: 'shown' });
    clock.advance(MODAL_FOCUS_RETURN_MS);
    expect(focus.returnTo).not.toHaveBeenCalled();
    expect(focus.rescue).toHaveBeenCalledExactlyOnceWith('pay');
  });
});
