import { describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  createActor,
  setup,
  type AnyEventObject,
  type AnyStateMachine,
  type CallbackActorLogic,
} from 'xstate';
import {
  BOT_SCRIPT_TIMEOUT_MS,
  BOT_TOKEN_TIMEOUT_MS,
  CALL_TIMEOUT_MS,
  CUSTOMER_SEARCH_PAUSE_MS,
  FRAME_TIMEOUT_MS,
  MAP_REPOSITION_MS,
  MENU_SCROLL_SUPPRESSION_MS,
  MODAL_FOCUS_RETURN_MS,
  PASSWORD_STRENGTH_PAUSE_MS,
  PAYMENT_RECHECK_MS,
} from '../../../src/domain/limits';
import { MISSING_CODE } from '../../../src/platform/late-code';
import type { Sections } from '../../../src/platform/sections';
import { provideContent } from '../../../src/features/content/content/content.provide';
import { provideBotCheck } from '../../../src/features/session/bot-check/bot-check.provide';
import { provideChangePassword } from '../../../src/features/settings/change-password/change-password.provide';
import { provideContact } from '../../../src/features/content/contact/contact.provide';
import { provideCustomerSearch } from '../../../src/features/admin/customer-search/customer-search.provide';
import { provideDemoBanner } from '../../../src/features/app/banners/demo-banner.provide';
import { provideNewVersion } from '../../../src/features/app/banners/new-version.provide';
import type { Environment } from '../../../src/app/environment/environment';
import { provideImpersonationClock } from '../../../src/features/session/impersonation/impersonation-clock.provide';
import { provideLegacyFrame } from '../../../src/features/legacy/legacy-frame/legacy-frame.provide';
import {
  managePaymentsInput,
  provideManagePayments,
} from '../../../src/features/profiles/manage-payments/manage-payments.provide';
import { hearOfMissingCode } from '../../../src/app/environment/missing-code';
import { providePasswordStrength } from '../../../src/features/settings/password-strength/password-strength.provide';
import { provideSectionMenu } from '../../../src/features/app/profile/section-menu.provide';
import { provideSettings } from '../../../src/features/settings/settings/settings.provide';
import { implementationsOf } from '../../../src/review/play/prepare';
import { actorOf, answerOf, delayOf } from '../../support/system/provide/one-actor';
import { actingNowhere, enterWorld, niamh } from '../../support/system/provide/wizard-world';

type Provide = (environment: Environment) => AnyStateMachine;

const changePassword: Provide = (environment) =>
  provideChangePassword(environment, { heading: 'password-heading', house: [] });
const contact: Provide = (environment) => provideContact(environment, { asksBotCheck: () => false });
const frame: Provide = (environment) => provideLegacyFrame(environment, 'frame');
const strength: Provide = (environment) => providePasswordStrength(environment, ['Cabrank']);
const noPage: Sections = { watch: () => () => undefined, goTo: () => undefined };
const menu: Provide = (environment) => provideSectionMenu(environment, noPage);

describe('a wait', () => {
  it.each([
    ['the bot check’s script', provideBotCheck, 'scriptTimeout', BOT_SCRIPT_TIMEOUT_MS],
    ['a bot token', provideBotCheck, 'tokenTimeout', BOT_TOKEN_TIMEOUT_MS],
    ['the focus, after a new password', changePassword, 'focusReturn', MODAL_FOCUS_RETURN_MS],
    ['the fare estimator', contact, 'estimatorTimeout', CALL_TIMEOUT_MS],
    ['a search, while somebody types', provideCustomerSearch, 'typingPause', CUSTOMER_SEARCH_PAUSE_MS],
    ['an older page', frame, 'frameTimeout', FRAME_TIMEOUT_MS],
    ['the map of an older page', frame, 'mapReposition', MAP_REPOSITION_MS],
    ['the meter of a password', strength, 'meterTimeout', CALL_TIMEOUT_MS],
    ['a password to be read out', strength, 'typingPause', PASSWORD_STRENGTH_PAUSE_MS],
    ['the page that scrolls', menu, 'scrollSuppression', MENU_SCROLL_SUPPRESSION_MS],
    ['the settings', provideSettings, 'loadTimeout', CALL_TIMEOUT_MS],
    ['a page that the server writes', provideContent, 'loadTimeout', CALL_TIMEOUT_MS],
    ['a payment, before a page is loaded again', provideNewVersion, 'paymentRecheck', PAYMENT_RECHECK_MS],
  ] as const)('for %s lasts as long as configured', async (_what, provide, delay, ms) => {
    const { environment } = await enterWorld();
    expect(delayOf(provide(environment), delay)).toBe(ms);
  });
});

describe('the menu of a long page', () => {
  it('tracks the section in view, and stops with its chart', async () => {
    const { environment } = await enterWorld();
    const stop = vi.fn();
    const goTo = vi.fn();
    const watch = vi.fn((_ids: readonly string[], reached: (id: string) => void) => {
      reached('settings');
      return stop;
    });
    const provided = provideSectionMenu(environment, { watch, goTo });
    const heard: AnyEventObject[] = [];
    const watchSections = actorOf(provided, 'watchSections') as CallbackActorLogic<AnyEventObject, object>;
    const parent = setup({ actors: { watchSections } }).createMachine({
      invoke: { src: 'watchSections', input: { sections: ['settings', 'payments'] } },
      on: { '*': { actions: ({ event }) => heard.push(event) } },
    });
    const actor = createActor(parent).start();
    expect(watch.mock.calls[0]?.[0]).toEqual(['settings', 'payments']);
    expect(heard).toEqual([{ type: 'section.reached', section: 'settings' }]);
    actor.stop();
    expect(stop).toHaveBeenCalledOnce();
    implementationsOf(provided).actions['goToSection']?.(actingNowhere, { section: 'payments' });
    expect(goTo.mock.calls).toEqual([['payments']]);
  });
});

describe('the demo banner', () => {
  it('stays hidden once it was dismissed', async () => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => void kept.set(name, value),
    });
    onTestFinished(() => void vi.unstubAllGlobals());
    const banner = provideDemoBanner();
    expect(await answerOf(banner, 'recall')).toEqual({ dismissed: false });
    implementationsOf(banner).actions['rememberDismissal']?.(actingNowhere, {});
    expect(await answerOf(banner, 'recall')).toEqual({ dismissed: true });
  });
});

describe('the clock of an impersonation', () => {
  it('counts whole minutes', async () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 10, 5, 30), toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const input = { startedAt: '2026-11-20T10:00:00Z' };
    expect(await answerOf(provideImpersonationClock(), 'readElapsed', input)).toEqual({
      minutes: 5,
      nextMinuteMs: 30_000,
    });
  });
});

describe('a password', () => {
  it('is measured with the company’s and the user’s own words', async () => {
    const { environment } = await enterWorld({ user: niamh });
    const measured = async (password: string) =>
      ((await answerOf(strength(environment), 'measure', { password })) as { readonly score: number }).score;
    expect(await answerOf(strength(environment), 'loadMeter')).toBeNull();
    expect(await measured('Ojxq7-vmwe2-kkPt')).toBe(4);
    expect(await measured('niamhkelly')).toBeLessThan(2);
    expect(await measured('cabrankcabrank')).toBeLessThan(2);
  });

  it('that was changed returns focus to its section', async () => {
    const { environment } = await enterWorld();
    const rescue = vi.spyOn(environment.adapters.focus, 'rescue');
    implementationsOf(changePassword(environment)).actions['returnFocus']?.(actingNowhere, {});
    expect(rescue.mock.calls).toEqual([['password-heading']]);
  });
});

describe('an older page', () => {
  it.each([
    ['somebody', niamh, true],
    ['nobody', null, false],
  ])('is told that %s is signed in', async (_who, user, somebody) => {
    const { environment } = await enterWorld({ user });
    expect(await answerOf(frame(environment), 'askSession')).toEqual({ somebody });
  });
});

describe('the payments', () => {
  it.each([
    ['nothing', null, [], { nickname: '', asksReason: false }],
    ['a nickname that was typed', { nickname: 'Spare' }, [], { nickname: 'Spare', asksReason: false }],
    ['a question why', null, ['cancel-reason'], { nickname: '', asksReason: true }],
  ])('begin with %s', async (_what, draft, extensions, input) => {
    const { environment } = await enterWorld({ user: niamh, extensions: ['auth', ...extensions] });
    if (draft) environment.adapters.drafts.save('card-add', draft);
    expect(managePaymentsInput(environment, niamh.uuid)).toMatchObject(input);
  });

  it('run without problems', async () => {
    const { environment, failures } = await enterWorld({ user: niamh });
    const input = managePaymentsInput(environment, niamh.uuid);
    const actor = createActor(provideManagePayments(environment), { input }).start();
    expect([actor.getSnapshot().status, failures]).toEqual(['active', []]);
  });
});

describe('code that does not arrive', () => {
  it('is reported to the new-version bar, and so is the return of the connection', async () => {
    const { environment } = await enterWorld();
    const window = new EventTarget();
    vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
    onTestFinished(() => void vi.unstubAllGlobals());
    const told = vi.spyOn(environment.app().system.get('newVersion'), 'send').mockReturnValue(undefined);
    hearOfMissingCode(environment);
    window.dispatchEvent(new Event(MISSING_CODE));
    window.dispatchEvent(new Event('online'));
    expect(told.mock.calls.map(([event]) => event.type)).toEqual(['chunk.failed', 'connection.returned']);
  });
});
