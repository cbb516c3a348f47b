import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createActor, setup, type AnyEventObject, type CallbackActorLogic } from 'xstate';
import type { Account } from '../../../src/platform/tabs';
import { provideNewVersion } from '../../../src/features/app/banners/new-version.provide';
import { provideTabs } from '../../../src/features/app/tabs/tabs.provide';
import { implementationsOf } from '../../../src/review/play/prepare';
import { actorOf, answerOf } from '../../support/system/provide/one-actor';
import { actingNowhere, enterWorld } from '../../support/system/provide/wizard-world';

describe('messages between tabs', () => {
  it.each([
    ['registration', true],
    ['premium-registration', true],
    ['contact', false],
  ])('are passed on with whether someone is registering here: %s %s', async (form, registering) => {
    const { environment } = await enterWorld();
    const { adapters } = environment;
    const stop = vi.fn();
    let say: (account: Account) => void = () => undefined;
    vi.spyOn(adapters.tabs, 'listen').mockImplementation((hear) => {
      say = hear;
      return stop;
    });
    const heard: AnyEventObject[] = [];
    const otherTabs = actorOf(provideTabs(environment), 'otherTabs') as CallbackActorLogic<AnyEventObject>;
    const parent = setup({ actors: { otherTabs } }).createMachine({
      invoke: { src: 'otherTabs' },
      on: { '*': { actions: ({ event }) => heard.push(event) } },
    });
    const actor = createActor(parent).start();
    adapters.drafts.save(form, { email: 'a@b.ie' });
    say('u1');
    await vi.waitFor(() => expect(heard).toEqual([{ type: 'tabs.heard', account: 'u1', registering }]));
    actor.stop();
    expect(stop).toHaveBeenCalledOnce();
  });

  it('announce the account that this tab knows', async () => {
    const { environment } = await enterWorld();
    const announce = vi.spyOn(environment.adapters.tabs, 'announce').mockReturnValue(undefined);
    implementationsOf(provideTabs(environment)).actions['announce']?.(actingNowhere, { account: 'u1' });
    expect(announce.mock.calls).toEqual([['u1']]);
  });
});

describe('a reload of the page interrupts', () => {
  it.each([
    ['a payment, whatever was typed', true, true, 'payment'],
    ['a payment', true, false, 'payment'],
    ['what was typed', false, true, 'unsavedInput'],
    ['nothing', false, false, 'none'],
  ])('%s', async (_what, paying, typed, kind) => {
    const { environment } = await enterWorld();
    const { adapters } = environment;
    vi.spyOn(adapters.payments, 'isUnderWay').mockReturnValue(paying);
    if (typed) adapters.drafts.save('contact', { message: 'Hello' });
    expect(await answerOf(provideNewVersion(environment), 'findWork')).toEqual({ kind });
  });

  it('and reloads the whole page', async () => {
    const { environment } = await enterWorld();
    const reload = vi.fn();
    vi.stubGlobal('location', { reload });
    onTestFinished(() => void vi.unstubAllGlobals());
    implementationsOf(provideNewVersion(environment)).actions['reloadPage']?.(actingNowhere, {});
    expect(reload).toHaveBeenCalledOnce();
  });
});
