import { createActor, waitFor, type ActorRefFrom } from 'xstate';
import type { formSubmissionMachine } from '../../../../machines/session/form-submission/form-submission.machine';
import {
  selectFieldErrors,
  selectIsCompleted,
  selectIsSubmitting,
  selectMessages,
} from '../../../../machines/session/form-submission/form-submission.selectors';
import { authenticatorApp } from '../../../../machines/samples';
import { nothingShown, provideFactorList } from '../../../../src/features/settings/factors/factors.provide';
import type { Answers } from '../play-system';
import { config, enter, ok, uuid } from './card-dialogs';

/** The start of the calls about the customer's own second steps. */
export const own = `/api/user/${uuid}/factors`;
export const listCall = `GET ${own}`;
export const totp = { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Cabrank:a?secret=JBSWY3DPEHPK3PXP' };
const creation = {
  challenge: 'cmFuaw',
  rp: { id: 'localhost', name: 'Cabrank' },
  user: { id: 'dTE', name: 'a', displayName: 'A' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
};
export const recoveryCodes = ['2345-6789', 'abcd-efgh'];
export const patience = { timeout: 5000 };

/** The app of a customer with an authenticator app, and what the section of the second steps works with. */
export async function open(changed: Answers = {}) {
  const system = await enter({
    'GET /api/config': config('auth', 'second-factor'),
    [listCall]: ok({ factors: [authenticatorApp, { id: 'f2' }], recoveryCodesLeft: 7, resetAt: null }),
    [`POST ${own}/totp`]: ok(totp),
    [`POST ${own}/totp/confirm`]: ok({ recoveryCodes }),
    [`POST ${own}/passkey`]: ok(creation),
    [`POST ${own}/passkey/confirm`]: ok({ recoveryCodes: [] }),
    [`POST ${own}/recovery-codes`]: ok({ recoveryCodes }),
    [`PATCH ${own}/f1`]: ok(undefined),
    [`DELETE ${own}/f1`]: ok(undefined),
    ...changed,
  });
  const list = createActor(provideFactorList(system.environment), { input: { growsStale: false } }).start();
  const reload = () => list.send({ type: 'resource.reloaded', owner: uuid });
  const secrets = nothingShown();
  const bodyOf = (call: string) => {
    const sent = system.requests.findLast((request) => request.call === call);
    return sent && { key: sent.key, body: sent.body };
  };
  return { ...system, shown: { list, reload, secrets }, list, secrets, bodyOf };
}

type Form = ActorRefFrom<typeof formSubmissionMachine> | undefined;

/** Submits the form and waits for its answer. */
export async function press(form: Form, values: Readonly<Record<string, unknown>>) {
  if (form === undefined) throw new Error('There is no form');
  form.send({ type: 'form.submitted', values, key: 'press-1' });
  const sent = await waitFor(form, (now) => !selectIsSubmitting(now), patience);
  return {
    completed: selectIsCompleted(sent),
    messages: selectMessages(sent),
    fields: selectFieldErrors(sent),
  };
}

/** Nothing of what is shown once may be in a snapshot. */
export const snapshotOf = (actor: { getPersistedSnapshot(): unknown }) =>
  JSON.stringify(actor.getPersistedSnapshot());

/** The fields of a request's body. */
export const formOf = (body: string) => Object.fromEntries(new URLSearchParams(body));
