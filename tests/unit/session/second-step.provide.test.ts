// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor, waitFor, type AnyStateMachine } from 'xstate';
import { passkeySignIn } from '#messages/session/passkey-sign-in';
import { secondStep } from '#messages/session/second-step';
import type { formSubmissionMachine } from '../../../machines/session/form-submission/form-submission.machine';
import {
  selectFieldErrors,
  selectIsCompleted,
  selectIsSubmitting,
  selectMessages,
} from '../../../machines/session/form-submission/form-submission.selectors';
import { selectUser } from '../../../machines/session/session/session.selectors';
import type { Environment } from '../../../src/app/environment/environment';
import { PASSKEY_OFFER_LIFETIME_MS } from '../../../src/domain/limits';
import { providePasskeySignIn } from '../../../src/features/session/passkey-sign-in/passkey-sign-in.provide';
import { provideSecondStep } from '../../../src/features/session/second-step/second-step.provide';
import { signedPasskey, stubPasskeys } from '../../support/system/provide/browser-passkeys';
import { aoife, enter, ok } from '../../support/system/provide/card-dialogs';
import { actorOf, answerOf, delayOf } from '../../support/system/provide/one-actor';
import type { Answers } from '../../support/system/play-system';

const confirmCall = 'POST /api/auth/second-factor';
const optionsCall = 'POST /api/auth/passkey/options';
const passkeyCall = 'POST /api/auth/passkey';
const patience = { timeout: 5000 };
const nobody = () => ({ code: 401 });
const signedIn = () => ({ code: 200, location: '/profile' });
const options = ok({ challenge: 'cmFuaw', rpId: 'localhost', allowCredentials: [] });

/** Nobody is signed in, until a step is accepted. */
const answers: Answers = {
  'GET /api/auth/user': (_request, nth) => (nth === 1 ? nobody() : ok(aoife)()),
  [confirmCall]: signedIn,
  [optionsCall]: options,
  [passkeyCall]: signedIn,
};

type FormLogic = typeof formSubmissionMachine;

async function send(
  formOf: (environment: Environment) => AnyStateMachine | FormLogic,
  values: Readonly<Record<string, unknown>>,
  changed: Answers = {},
) {
  const system = await enter({ ...answers, ...changed });
  const form = createActor(formOf(system.environment) as FormLogic, { clock: system.clock }).start();
  form.send({ type: 'form.submitted', values, key: 'press-1' });
  const sent = await waitFor(form, (snapshot) => !selectIsSubmitting(snapshot), patience);
  return {
    form,
    sent,
    completed: selectIsCompleted(sent),
    messages: selectMessages(sent),
    notices: system.notices(),
    bodyOf: (call: string) => system.requests.find((request) => request.call === call)?.body,
    user: selectUser(system.services.get('session').getSnapshot())?.uuid ?? null,
  };
}

const part =
  (provide: (environment: Environment) => AnyStateMachine, form: string) => (environment: Environment) =>
    actorOf(provide(environment), form) as AnyStateMachine;

afterEach(() => vi.unstubAllGlobals());

const passkeyForm = (admin: boolean) =>
  part((environment) => providePasskeySignIn(environment, admin), 'form');

describe.each([
  ['the second step', part(provideSecondStep, 'passkeyForm'), confirmCall],
  ['a sign-in', passkeyForm(false), passkeyCall],
])('a passkey for %s', (_what, form, call) => {
  it.each([
    ['cannot be asked for', optionsCall],
    ['is not accepted', call],
  ])('that %s is told by its form alone', async (_how, failed) => {
    stubPasskeys();
    const { completed, user, notices } = await send(form, {}, { [failed]: () => ({ code: 500 }) });
    expect([completed, user, notices]).toEqual([false, null, []]);
  });
});

describe('the second step', () => {
  const wrong = "This didn't work. Please try again, or use another way.";

  it.each(['codeForm', 'recoveryCodeForm'])(
    'sends the trimmed code of the %s and starts the session',
    async (form) => {
      const { bodyOf, completed, user } = await send(part(provideSecondStep, form), { code: ' 123456 ' });
      expect(JSON.parse(bodyOf(confirmCall) ?? '')).toEqual({ code: '123456' });
      expect([completed, user]).toEqual([true, aoife.uuid]);
    },
  );

  it('shows what is wrong at the code, and nowhere else', async () => {
    const { sent, user, notices } = await send(
      part(provideSecondStep, 'codeForm'),
      { code: '1' },
      { [confirmCall]: () => ({ code: 400, errors: { code: wrong } }) },
    );
    expect([selectFieldErrors(sent), user, notices]).toEqual([{ code: wrong }, null, []]);
  });

  it('sends the passkey that the browser gives', async () => {
    const { questions } = stubPasskeys();
    const { bodyOf, completed, user } = await send(part(provideSecondStep, 'passkeyForm'), {});
    expect(bodyOf(optionsCall)).toBe('secondStep=1');
    expect(questions()).toHaveLength(1);
    expect(JSON.parse(bodyOf(confirmCall) ?? '')).toMatchObject({ passkey: { id: signedPasskey.id } });
    expect([completed, user]).toEqual([true, aoife.uuid]);
  });

  it('sends nothing if the person closes the browser’s question', async () => {
    stubPasskeys(() => Promise.reject(new DOMException('Closed', 'NotAllowedError')));
    const { bodyOf, messages } = await send(part(provideSecondStep, 'passkeyForm'), {});
    expect([bodyOf(confirmCall), messages]).toEqual([undefined, [secondStep.notGiven]]);
  });

  it('closes the browser’s question if another way is chosen', async () => {
    const { questions } = stubPasskeys(
      ({ signal }) =>
        new Promise((_given, refused) =>
          signal?.addEventListener('abort', () => refused(new Error('Closed'))),
        ),
    );
    const { environment } = await enter(answers);
    const step = createActor(provideSecondStep(environment), {
      input: { factors: ['passkey', 'totp'] },
    }).start();
    step.getSnapshot().children.passkeyForm?.send({ type: 'form.submitted', values: {}, key: 'press-1' });
    await vi.waitFor(() => expect(questions()).toHaveLength(1));
    step.send({ type: 'way.chosen', way: 'totp' });
    expect([step.getSnapshot().value, questions()[0]?.signal?.aborted]).toEqual([{ code: 'asking' }, true]);
  });
});

describe('signing in with a passkey', () => {
  it.each([true, false])('asks for one and says which login it is (admin: %s)', async (admin) => {
    stubPasskeys();
    const { bodyOf, completed, user } = await send(passkeyForm(admin), {});
    expect(bodyOf(optionsCall)).toBe('secondStep=0');
    expect(JSON.parse(bodyOf(passkeyCall) ?? '')).toMatchObject({ passkey: { id: signedPasskey.id }, admin });
    expect([completed, user]).toEqual([true, aoife.uuid]);
  });

  it('sends one that was picked at the field without another question', async () => {
    const { questions } = stubPasskeys();
    const { bodyOf } = await send(passkeyForm(false), { passkey: { id: 'picked' } });
    expect(JSON.parse(bodyOf(passkeyCall) ?? '')).toEqual({ passkey: { id: 'picked' }, admin: false });
    expect([questions(), bodyOf(optionsCall)]).toEqual([[], undefined]);
  });

  it('sends nothing without one', async () => {
    stubPasskeys(() => Promise.reject(new DOMException('Closed', 'NotAllowedError')));
    const { bodyOf, messages } = await send(passkeyForm(false), {});
    expect([bodyOf(passkeyCall), messages]).toEqual([undefined, [passkeySignIn.notGiven]]);
  });

  it('offers them at the field of the email', async () => {
    document.body.innerHTML = '<input autocomplete="username webauthn" />';
    const { questions } = stubPasskeys();
    const { environment } = await enter(answers);
    const picked = await answerOf(providePasskeySignIn(environment, false), 'offerPasskeys');
    expect([picked, questions()]).toMatchObject([{ id: signedPasskey.id }, [{ mediation: 'conditional' }]]);
  });

  it('asks the server for nothing if the browser cannot offer them', async () => {
    stubPasskeys(undefined, false);
    const { environment, requests } = await enter(answers);
    await expect(answerOf(providePasskeySignIn(environment, false), 'offerPasskeys')).rejects.toThrow();
    expect(requests.filter(({ call }) => call === optionsCall)).toEqual([]);
  });

  it('says nothing if they could not be asked for', async () => {
    document.body.innerHTML = '<input autocomplete="username webauthn" />';
    stubPasskeys();
    const { environment, notices } = await enter({ ...answers, [optionsCall]: () => ({ code: 500 }) });
    await expect(answerOf(providePasskeySignIn(environment, false), 'offerPasskeys')).rejects.toThrow();
    expect(notices()).toEqual([]);
  });

  it('renews the offer in time', async () => {
    const { environment } = await enter(answers);
    expect(delayOf(providePasskeySignIn(environment, false), 'offerLifetime')).toBe(
      PASSKEY_OFFER_LIFETIME_MS,
    );
  });
});
