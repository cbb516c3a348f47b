import { describe, expect, it, vi } from 'vitest';
import { createActor, fromCallback, waitFor } from 'xstate';
import { selectIsReady } from '../../../machines/app/app/app.selectors';
import type { BotCheckEmitted, BotCheckEvent } from '../../../machines/session/bot-check/bot-check.types';
import { ApiError } from '../../../src/api/api-error';
import type { BotAction } from '../../../src/domain/bot-action';
import type { BotCheck } from '../../../src/platform/bot-check';
import { botToken } from '../../../src/features/session/bot-check/bot-check.provide';
import { notify } from '../../../src/app/environment/environment';
import { eventually } from '../../support/browser/eventually';
import { notifiedSystem } from '../../support/system/notified-system';

const actions: readonly BotAction[] = [
  'register',
  'register_card',
  'update_user',
  'password_reset',
  'correspondence',
];

const never = <T>(): Promise<T> => new Promise<T>(() => undefined);

/** A system with a site key, and a provider whose every answer a test can change. */
const withKey = async (recaptchaKey: string | null = 'site-key') => {
  const provider = {
    load: vi.fn<BotCheck['load']>(() => Promise.resolve()),
    token: vi.fn<BotCheck['token']>((_key, action) => Promise.resolve(`token for ${action}`)),
  };
  const system = notifiedSystem({ recaptchaKey, botCheck: provider });
  await waitFor(system.app, selectIsReady, { timeout: 5000 });
  const ask = (action: BotAction = 'register_card', signal?: AbortSignal) =>
    botToken(system.environment, action, signal);
  const retry = () =>
    system.notifications().send({ type: 'notice.buttonPressed', id: 'bot-check', button: 0, element: 'x' });
  return { ...system, provider, ask, retry };
};

const refusal = {
  kind: 'unverified',
  outcomeUnknown: false,
  messages: ["We couldn't confirm you're not a robot, so nothing was sent. Please try again."],
};

describe('a token', () => {
  it.each(actions)('for %s is created with the site key, after the script is loaded', async (action) => {
    const { ask, provider } = await withKey();
    expect(provider.load).not.toHaveBeenCalled();
    expect(await ask(action)).toBe(`token for ${action}`);
    expect(provider.load).toHaveBeenCalledExactlyOnceWith('site-key', expect.any(AbortSignal));
    expect(provider.token).toHaveBeenCalledExactlyOnceWith('site-key', action, expect.any(AbortSignal));
  });

  it.each([null, ''])('is empty if the site key is %j, and no script is requested', async (key) => {
    const { ask, provider, notices } = await withKey(key);
    expect(await Promise.all(actions.map((action) => ask(action)))).toEqual(actions.map(() => ''));
    expect([provider.load.mock.calls, provider.token.mock.calls, notices()]).toEqual([[], [], []]);
  });

  it('is separate for each of several concurrent forms; the script is loaded once', async () => {
    const { ask, provider } = await withKey();
    expect(await Promise.all([ask('register'), ask('update_user')])).toEqual([
      'token for register',
      'token for update_user',
    ]);
    expect(await ask('correspondence')).toBe('token for correspondence');
    expect(provider.load).toHaveBeenCalledOnce();
  });
});

it('a token is distinguished from those of other requests', async () => {
  const { ask, app } = await withKey();
  const service = fromCallback<BotCheckEvent, object, BotCheckEmitted>(({ receive, emit }) =>
    receive((event) => {
      if (event.type !== 'token.requested') return;
      emit({ type: 'token.failed', ids: ['another'] });
      emit({ type: 'token.made', id: 'another', token: 'of another' });
      emit({ type: 'token.made', id: event.request.id, token: 'its own' });
    }),
  );
  vi.spyOn(app.system, 'get').mockReturnValue(createActor(service, { input: {} }).start());
  expect(await ask()).toBe('its own');
});

describe('a script that is blocked', () => {
  it('fails the form as not sent, with a notice that offers Retry', async () => {
    const { ask, provider, notices } = await withKey();
    provider.load.mockRejectedValue(new Error('Blocked'));
    const asked = ask();
    await expect(asked).rejects.toBeInstanceOf(ApiError);
    await expect(asked).rejects.toMatchObject(refusal);
    expect(notices()).toMatchObject([
      {
        type: 'error',
        title: "We couldn't confirm you're not a robot",
        buttons: [{ label: 'Retry', close: false }],
      },
    ]);
  });

  it('is requested again by Retry, with a message; success closes the notice, and tokens are created', async () => {
    const { ask, environment, provider, notices, retry } = await withKey();
    provider.load.mockRejectedValueOnce(new Error('Blocked'));
    await expect(ask()).rejects.toMatchObject(refusal);
    let arrive: () => void = () => undefined;
    provider.load.mockReturnValueOnce(new Promise<void>((resolve) => (arrive = resolve)));
    retry();
    expect(notices()).toMatchObject([{ id: 'bot-check', message: 'Trying again…' }]);
    notify(environment, { id: 'another', type: 'info' });
    arrive();
    await eventually(() => notices().map(({ id }) => id)).toEqual(['another']);
    expect(provider.load).toHaveBeenCalledTimes(2);
    expect(await ask()).toBe('token for register_card');
  });

  it('keeps the same notice, announced once, if Retry fails too', async () => {
    const { ask, provider, notices, retry } = await withKey();
    provider.load.mockRejectedValue(new Error('Blocked'));
    await expect(ask()).rejects.toMatchObject(refusal);
    const [before] = notices();
    retry();
    await eventually(() => notices()).toEqual([before]);
    await expect(ask()).rejects.toMatchObject(refusal);
    expect(notices()).toEqual([before]);
  });
});

describe('an aborted form', () => {
  it('gets an AbortError at once; the provider is notified, and the next form is served', async () => {
    const { ask, provider, notices } = await withKey();
    provider.token.mockReturnValueOnce(never());
    const form = new AbortController();
    const asked = expect(ask('update_user', form.signal)).rejects.toMatchObject({ name: 'AbortError' });
    const next = ask('correspondence');
    await eventually(() => provider.token.mock.calls.length).toBe(1);
    form.abort();
    await asked;
    expect(provider.token.mock.calls[0]?.[2].aborted).toBe(true);
    expect(await next).toBe('token for correspondence');
    expect(notices()).toEqual([]);
  });

  it('that aborts before its request gets no response, and sends no request', async () => {
    const { ask, provider } = await withKey();
    await expect(ask('register', AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
    expect(provider.load).not.toHaveBeenCalled();
  });
});

it('fails the form if the check has stopped permanently', async () => {
  const { ask, app } = await withKey();
  vi.spyOn(app.system, 'get').mockReturnValue(undefined);
  await expect(ask()).rejects.toMatchObject(refusal);
});

it('fails the form, instead of leaving it to wait, when the app stops', async () => {
  const { ask, app, provider } = await withKey();
  provider.load.mockReturnValue(never());
  const asked = expect(ask()).rejects.toMatchObject(refusal);
  app.stop();
  await asked;
});
