import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createActor, setup, waitFor } from 'xstate';
import {
  selectIsReauthenticating,
  selectIsSettled,
  selectUser,
} from '../../../machines/session/session/session.selectors';
import { CALL_TIMEOUT_MS, USER_REFRESH_MS } from '../../../src/domain/limits';
import { provideSettings } from '../../../src/features/settings/settings/settings.provide';
import type { Answers } from '../../support/system/play-system';
import { aoife, enter, lost, ok, uuid } from '../../support/system/provide/card-dialogs';
import { everything, fullPage, nothing } from '../../support/system/provide/full-page';
import { actorOf } from '../../support/system/provide/one-actor';

const authUser = 'GET /api/auth/user';
const patience = { timeout: 5000 };

const sean = { ...aoife, uuid: 'u2', first_name: 'Seán' };
const expired = { code: 401, message: 'Please sign in.' };
const then = (...users: readonly (() => unknown)[]): Answers => ({
  [authUser]: (_request, nth) => (users[nth - 1] ?? users.at(-1))?.(),
});

/** A full page on which it is asked again who is signed in. */
async function asked(
  again: () => unknown,
  type: 'session.recheckRequested' | 'unauthorized' = 'session.recheckRequested',
) {
  const system = await fullPage(then(ok(aoife), again));
  const session = system.services.get('session');
  const claim = vi.spyOn(system.environment.adapters.drafts, 'claim');
  session.send({ type });
  const settled = await waitFor(session, selectIsSettled, patience);
  return { ...system, session, claim, settled };
}

describe('a session after another read of the user', () => {
  it('keeps everything if it is the same person', async () => {
    const { left, claim } = await asked(ok(aoife));
    expect([left(), claim.mock.calls]).toEqual([everything, [[uuid]]]);
  });

  it('clears everything of the previous person, including payment secrets, if someone else has signed in', async () => {
    const { left, settled, claim } = await asked(ok(sean));
    expect([selectUser(settled)?.uuid, left()]).toEqual(['u2', nothing]);
    expect(claim).toHaveBeenCalledWith('u2');
  });

  it('keeps what was typed for a new sign-in if no one is signed in', async () => {
    const { left, settled } = await asked(() => expired);
    expect([selectIsReauthenticating(settled), left()]).toEqual([
      true,
      { ...nothing, drafts: true, secret: everything.secret },
    ]);
  });

  it('keeps everything if there is no response', async () => {
    const { left, settled } = await asked(lost);
    expect([selectUser(settled)?.uuid, left()]).toEqual([uuid, everything]);
  });
});

describe('a session that is lost', () => {
  it.each([
    ['nothing was typed', [], ['auth'], 0],
    ['there is no form to sign in with', ['contact'], [], 0],
    ['something was typed', ['contact'], ['auth'], 1],
  ])('loads the form to sign in again once if %s', async (_what, typed, extensions, times) => {
    const config = { stripePublicKey: 'pk_test_1', hasContact: false, premiumEnabled: false, demo: false };
    const system = await enter({
      'GET /api/config': ok({ ...config, extensions }),
      ...then(ok(aoife), () => expired),
    });
    const { adapters } = system.environment;
    const load = vi.spyOn(adapters, 'loadSignInAgain').mockResolvedValue(undefined);
    for (const form of typed) adapters.drafts.save(form, { message: 'Hello' });
    const session = system.services.get('session');
    session.send({ type: 'unauthorized' });
    const settled = await waitFor(session, selectIsSettled, patience);
    expect([load.mock.calls.length, selectIsReauthenticating(settled), adapters.drafts.any()]).toEqual([
      times,
      times === 1,
      times === 1,
    ]);
  });

  it('ends if the form does not load in time', async () => {
    const { environment, services, clock, drafts, left } = await fullPage(then(ok(aoife), () => expired));
    vi.spyOn(environment.adapters, 'loadSignInAgain').mockReturnValue(new Promise(() => undefined));
    const session = services.get('session');
    session.send({ type: 'unauthorized' });
    await waitFor(session, (snapshot) => snapshot.matches('losing'), patience);
    await vi.waitFor(() => expect(environment.adapters.loadSignInAgain).toHaveBeenCalled());
    clock.increment(CALL_TIMEOUT_MS - 1);
    expect([session.getSnapshot().value, drafts.any()]).toEqual(['losing', true]);
    clock.increment(1);
    expect([session.getSnapshot().value, left()]).toEqual(['signedOut', nothing]);
  });
});

describe('a recovered session', () => {
  it('is reported to its listeners', async () => {
    const { environment, services } = await fullPage(then(ok(aoife), () => expired, ok(aoife)));
    vi.spyOn(environment.adapters, 'loadSignInAgain').mockResolvedValue(undefined);
    const sessionRecovery = actorOf(provideSettings(environment), 'sessionRecovery');
    const heard: string[] = [];
    const screen = setup({ actors: { sessionRecovery } }).createMachine({
      invoke: { src: 'sessionRecovery' },
      on: { '*': { actions: ({ event }) => heard.push(event.type) } },
    });
    createActor(screen).start();
    const session = services.get('session');
    session.send({ type: 'unauthorized' });
    await waitFor(session, selectIsReauthenticating, patience);
    expect(heard).toEqual([]);
    session.send({ type: 'session.loginSucceeded', location: null });
    await vi.waitFor(() => expect(heard).toEqual(['session.recovered']));
  });
});

describe('what a visitor entered to register', () => {
  const drafts = ['registration', 'premium-registration'];

  it.each([
    ['is dropped once somebody has signed in', ok(aoife), []],
    ['is kept while nobody has', () => expired, drafts],
  ])('%s', async (_what, user, kept) => {
    const { environment, services } = await enter(then(() => expired, user));
    const { adapters } = environment;
    for (const form of drafts) adapters.drafts.save(form, { email: 'a@b.ie' });
    const session = services.get('session');
    session.send({ type: 'session.recheckRequested' });
    await waitFor(session, selectIsSettled, patience);
    expect(drafts.filter((form) => adapters.drafts.load(form) !== null)).toEqual(kept);
  });
});

describe('the user', () => {
  it.each([
    ['/new-booking', '/new-booking'],
    ['https://cabrank.test/profile', '/profile'],
    ['https://elsewhere.test/', null],
  ])('is redirected only within this site: %s', async (location, led) => {
    vi.stubGlobal('location', { origin: 'https://cabrank.test' });
    onTestFinished(() => void vi.unstubAllGlobals());
    const { services } = await enter({ [authUser]: ok({ ...aoife, location }) });
    expect(selectUser(services.get('session').getSnapshot())?.location).toBe(led);
  });

  it('is read again at a visit only after the maximum age', async () => {
    const { services, sent, environment } = await enter({ [authUser]: ok(aoife) });
    const session = services.get('session');
    const { readAt } = session.getSnapshot().context;
    expect(Math.abs(readAt - Date.now() / 1000)).toBeLessThan(60);
    expect(environment.adapters.now()).toBeGreaterThan(readAt);
    const visit = (seconds: number) =>
      session.send({ type: 'session.visited', at: readAt + seconds, paying: false });
    visit(USER_REFRESH_MS / 1000 - 1);
    expect(sent(authUser)).toHaveLength(1);
    visit(USER_REFRESH_MS / 1000);
    await waitFor(session, selectIsSettled, patience);
    expect(sent(authUser)).toHaveLength(2);
  });

  it('is due as soon as an idle page has shown it that long', async () => {
    const { services, clock } = await enter({ [authUser]: ok(aoife) });
    const session = services.get('session');
    clock.increment(USER_REFRESH_MS - 1);
    expect(session.getSnapshot().value).toEqual({ signedIn: 'recent' });
    clock.increment(1);
    expect(session.getSnapshot().value).toEqual({ signedIn: 'due' });
  });
});
