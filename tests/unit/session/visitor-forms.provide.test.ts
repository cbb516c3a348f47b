import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor, waitFor, type ActorRefFrom } from 'xstate';
import type { FormValues } from '../../../machines/session/form-submission/form-submission.types';
import {
  selectIsCompleted,
  selectIsSubmitting,
  selectLocation,
} from '../../../machines/session/form-submission/form-submission.selectors';
import { selectIsReady } from '../../../machines/app/app/app.selectors';
import { selectNotices } from '../../../machines/app/notifications/notifications.selectors';
import { selectUser } from '../../../machines/session/session/session.selectors';
import { createAdapters } from '../../../src/app/environment/adapters';
import { provideAdminLogin } from '../../../src/features/session/sign-in/admin-login.provide';
import { createAppSystem } from '../../../src/app/app-system';
import type { Environment } from '../../../src/app/environment/environment';
import type { provideForm } from '../../../src/features/session/form-submission/form-submission.provide';
import { provideGuest } from '../../../src/features/session/sign-in/guest.provide';
import { provideLostPassword } from '../../../src/features/session/password-reset/lost-password.provide';
import { provideReset } from '../../../src/features/session/password-reset/reset.provide';
import { niamh } from '../../support/system/provide/wizard-world';

const premium = {
  personalPrice: 999,
  businessStandardPrice: 1999,
  businessIncludeVat: true,
  maxBusinessStandardUsers: 10,
};

type Answer = { readonly code: number; readonly [field: string]: unknown };
type World = {
  /** What a call of /api/auth answers. */
  readonly answer?: Answer;
  /** Who auth/user says is signed in before and after that call. */
  readonly before?: object | null;
  readonly after?: object | null;
  readonly recaptchaKey?: string;
};

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** The app over a stand-in for the server, started and ready; forms are sent in it one at a time. */
async function enter({ answer = { code: 200 }, before = null, after = before, recaptchaKey }: World) {
  const sent: { readonly url: string; readonly fields: object }[] = [];
  const keys: (string | null)[] = [];
  const server = { user: before };
  const config = {
    ...(recaptchaKey === undefined ? {} : { recaptchaKey }),
    stripePublicKey: 'pk_sandbox_x',
    hasContact: false,
    premiumEnabled: false,
    demo: false,
    extensions: ['auth'],
  };
  const fetch: typeof globalThis.fetch = (input, init) => {
    const url = input as string;
    const reads: Readonly<Record<string, unknown>> = {
      '/api/config': config,
      '/api/premium/config': premium,
      '/api/auth/user': server.user,
    };
    if (init?.method === 'GET')
      return Promise.resolve(Response.json({ code: 200, response: url in reads ? reads[url] : [] }));
    const body = typeof init?.body === 'string' ? init.body : '';
    keys.push(new Headers(init?.headers).get('Idempotency-Key'));
    sent.push({ url, fields: Object.fromEntries(new URLSearchParams(body)) });
    server.user = after;
    return Promise.resolve(Response.json(answer));
  };
  const token = vi.fn(() => Promise.resolve('a-token'));
  const botCheck = { load: () => Promise.resolve(), token };
  const focus = { current: () => null, returnTo: () => undefined, rescue: () => undefined };
  const { app, environment } = createAppSystem({ ...createAdapters({ fetch }), botCheck, focus });
  stops.push(() => app.stop());
  app.start();
  await waitFor(app, selectIsReady, { timeout: 5000 });

  const submit = async (
    provide: (environment: Environment) => ReturnType<typeof provideForm>,
    values: FormValues,
  ) => {
    const actor: ActorRefFrom<ReturnType<typeof provideForm>> = createActor(provide(environment)).start();
    stops.push(() => actor.stop());
    actor.send({ type: 'form.submitted', values, key: 'press-1' });
    return waitFor(actor, (snapshot) => !selectIsSubmitting(snapshot));
  };
  return {
    sent,
    keys,
    token,
    submit,
    user: () => selectUser(app.system.get('session').getSnapshot()),
    notices: () => selectNotices(app.system.get('notifications').getSnapshot()),
  };
}

describe('the result of a form', () => {
  it.each([
    ['a guest’s', provideGuest],
    ['an admin’s', provideAdminLogin],
    ['a lost password’s', (environment: Environment) => provideLostPassword(environment, true)],
    ['a new password’s', (environment: Environment) => provideReset(environment, { code: '4f', app: true })],
  ])('%s is shown by the form, and by no notice', async (_whose, provide) => {
    for (const code of [200, 400]) {
      const { submit, notices } = await enter({ answer: { code, message: 'Said.' }, after: niamh });
      expect(selectIsCompleted(await submit(provide, {}))).toBe(code === 200);
      expect(notices()).toEqual([]);
    }
  });
});

describe('a guest', () => {
  const values = { name: ' Niamh Kelly ', phone: '087 123 4567', phoneCountry: 'IE', email: ' ' };

  it('has a name and an international number', async () => {
    const { sent, keys, submit, user } = await enter({ after: { ...niamh, guest: true } });
    expect(selectIsCompleted(await submit(provideGuest, values))).toBe(true);
    expect(sent).toEqual([
      { url: '/api/auth/guest', fields: { name: 'Niamh Kelly', phone: '+353871234567' } },
    ]);
    expect(keys).toEqual(['press-1']);
    expect(user()?.guest).toBe(true);
  });

  it('may give an address for the confirmation', async () => {
    const { sent, submit } = await enter({ after: { ...niamh, guest: true } });
    await submit(provideGuest, { ...values, email: ' niamh@example.com ' });
    expect(sent[0]?.fields).toMatchObject({ email: 'niamh@example.com' });
  });
});

describe('a lost password', () => {
  const values = { email: ' niamh@cabrank.test ' };

  it('is requested with a bot token', async () => {
    const { sent, token, submit } = await enter({ recaptchaKey: 'site-key' });
    expect(selectIsCompleted(await submit((at) => provideLostPassword(at, false), values))).toBe(true);
    expect(token).toHaveBeenCalledExactlyOnceWith('site-key', 'password_reset', expect.anything());
    expect(sent).toEqual([
      {
        url: '/api/auth/lost-password',
        fields: { email: 'niamh@cabrank.test', recaptchaToken: 'a-token' },
      },
    ]);
  });

  it('is requested from the app without a bot check', async () => {
    const { sent, token, submit } = await enter({ recaptchaKey: 'site-key' });
    await submit((at) => provideLostPassword(at, true), values);
    expect(token).not.toHaveBeenCalled();
    expect(sent[0]?.fields).toEqual({ email: 'niamh@cabrank.test', app: '1', recaptchaToken: '' });
  });
});

describe('a new password', () => {
  const values = { newPassword: ' Nine-taxis-at-dusk ' };
  const link = { code: '4f9a1c', app: false };

  it('is sent as typed, with the code of the link', async () => {
    const { sent, submit } = await enter({
      answer: { code: 200, response: { location: '/admin/login' } },
      recaptchaKey: 'site-key',
    });
    const done = await submit((at) => provideReset(at, link), values);
    expect(sent).toEqual([
      {
        url: '/api/auth/reset',
        fields: { resetCode: '4f9a1c', newPassword: ' Nine-taxis-at-dusk ', recaptchaToken: 'a-token' },
      },
    ]);
    expect([selectIsCompleted(done), selectLocation(done)]).toEqual([true, '/admin/login']);
  });

  it('is sent from the app without a bot check', async () => {
    const { sent, token, submit } = await enter({ recaptchaKey: 'site-key' });
    await submit((at) => provideReset(at, { ...link, app: true }), values);
    expect(token).not.toHaveBeenCalled();
    expect(sent[0]?.fields).toMatchObject({ recaptchaToken: '' });
  });
});
