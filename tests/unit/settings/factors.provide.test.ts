// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor, waitFor, type ActorRefFrom } from 'xstate';
import { factorDialogs } from '#messages/settings/factor-dialogs';
import { selectItems, selectLeftOut } from '../../../machines/app/resource/resource.selectors';
import { authenticatorApp } from '../../../machines/samples';
import type { formSubmissionMachine } from '../../../machines/session/form-submission/form-submission.machine';
import {
  selectFieldErrors,
  selectIsCompleted,
  selectIsSubmitting,
  selectMessages,
} from '../../../machines/session/form-submission/form-submission.selectors';
import { selectForm, selectStep } from '../../../machines/settings/factor-add/factor-add.selectors';
import type { Factors } from '../../../src/domain/factor';
import {
  nothingShown,
  provideFactorAdd,
  provideFactorChange,
  provideFactorList,
  provideRecoveryCodes,
} from '../../../src/features/settings/factors/factors.provide';
import { madePasskey, stubPasskeys } from '../../support/system/provide/browser-passkeys';
import { config, enter, lost, ok, uuid } from '../../support/system/provide/card-dialogs';
import type { Answers } from '../../support/system/play-system';

const own = `/api/user/${uuid}/factors`;
const listCall = `GET ${own}`;
const totp = { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Cabrank:a?secret=JBSWY3DPEHPK3PXP' };
const creation = {
  challenge: 'cmFuaw',
  rp: { id: 'localhost', name: 'Cabrank' },
  user: { id: 'dTE', name: 'a', displayName: 'A' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
};
const recoveryCodes = ['2345-6789', 'abcd-efgh'];
const patience = { timeout: 5000 };

async function open(changed: Answers = {}) {
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
async function press(form: Form, values: Readonly<Record<string, unknown>>) {
  if (form === undefined) throw new Error('There is no form');
  form.send({ type: 'form.submitted', values, key: 'press-1' });
  const sent = await waitFor(form, (now) => !selectIsSubmitting(now), patience);
  return {
    completed: selectIsCompleted(sent),
    messages: selectMessages(sent),
    fields: selectFieldErrors(sent),
  };
}

const form = (body: string) => Object.fromEntries(new URLSearchParams(body));
/** Nothing of what is shown once may be in a snapshot. */
const snapshotOf = (actor: { getPersistedSnapshot(): unknown }) =>
  JSON.stringify(actor.getPersistedSnapshot());

afterEach(() => vi.unstubAllGlobals());

describe('the second steps of an account', () => {
  it('are one record, which counts what could not be read', async () => {
    const { shown, list } = await open();
    shown.reload();
    await waitFor(list, (now) => !now.hasTag('busy'), patience);
    const [account] = selectItems<Factors>()(list.getSnapshot()) ?? [];
    expect([account?.factors.records, account?.recoveryCodesLeft, selectLeftOut(list.getSnapshot())]).toEqual(
      [[authenticatorApp], 7, 1],
    );
  });
});

describe('adding an authenticator app', () => {
  const begin = async (changed?: Answers) => {
    const system = await open(changed);
    const section = createActor(provideFactorAdd(system.environment, system.shown)).start();
    section.send({ type: 'add.requested', kind: 'totp' });
    const identify = () => press(selectForm(section.getSnapshot()), { kind: 'totp', password: ' secret ' });
    return { ...system, section, identify };
  };

  it('sends the password as it is, then the code and the name, and keeps what is shown once out of the charts', async () => {
    const { section, identify, secrets, bodyOf } = await begin();
    await identify();
    await waitFor(section, (now) => selectStep(now) === 'app', patience);
    expect(form(bodyOf(`POST ${own}/totp`)?.body ?? '')).toEqual({ password: ' secret ' });
    expect(secrets.totp).toEqual(totp);
    await press(selectForm(section.getSnapshot()), { code: ' 123456 ', name: ' Work phone ' });
    await waitFor(section, (now) => selectStep(now) === 'added', patience);
    expect(form(bodyOf(`POST ${own}/totp/confirm`)?.body ?? '')).toEqual({
      code: '123456',
      name: 'Work phone',
    });
    expect(secrets.recoveryCodes).toEqual(recoveryCodes);
    for (const secret of [totp.secret, ...recoveryCodes]) expect(snapshotOf(section)).not.toContain(secret);
    section.send({ type: 'dialog.closed' });
    expect(secrets).toEqual(nothingShown());
  });

  it('reads the second steps again', async () => {
    const { section, identify, sent } = await begin();
    await identify();
    await waitFor(section, (now) => selectStep(now) === 'app', patience);
    const before = sent(listCall).length;
    await press(selectForm(section.getSnapshot()), { code: '123456', name: 'App' });
    await waitFor(section, (now) => selectStep(now) === 'added', patience);
    expect(sent(listCall).length).toBe(before + 1);
  });

  it('says at the password that it is wrong, and in no notice', async () => {
    const wrong = { code: 400, errors: { password: 'This is not your password.' } };
    const { identify, notices } = await begin({ [`POST ${own}/totp`]: () => wrong });
    const { fields } = await identify();
    expect([fields, notices()]).toEqual([{ password: 'This is not your password.' }, []]);
  });
});

describe('adding a passkey', () => {
  const begin = async (changed?: Answers) => {
    const system = await open(changed);
    const section = createActor(provideFactorAdd(system.environment, system.shown)).start();
    section.send({ type: 'add.requested', kind: 'passkey' });
    await press(selectForm(section.getSnapshot()), { kind: 'passkey', password: 'secret' });
    await waitFor(section, (now) => selectStep(now) === 'passkey', patience);
    return { ...system, section };
  };

  it('sends the one that the browser made, with its name', async () => {
    stubPasskeys();
    const { section, bodyOf } = await begin();
    await press(selectForm(section.getSnapshot()), { name: ' Laptop ' });
    await waitFor(section, (now) => selectStep(now) === 'added', patience);
    expect(JSON.parse(bodyOf(`POST ${own}/passkey/confirm`)?.body ?? '')).toMatchObject({
      passkey: { id: madePasskey.id },
      name: 'Laptop',
    });
  });

  it('sends nothing if the browser makes none', async () => {
    stubPasskeys(() => Promise.reject(new DOMException('Closed', 'NotAllowedError')));
    const { section, bodyOf } = await begin();
    const { messages } = await press(selectForm(section.getSnapshot()), { name: 'Laptop' });
    expect([messages, bodyOf(`POST ${own}/passkey/confirm`)]).toEqual([
      [factorDialogs.passkey.notMade],
      undefined,
    ]);
  });
});

describe('changing a second step', () => {
  const begin = async (changed?: Answers) => {
    const system = await open(changed);
    const section = createActor(provideFactorChange(system.environment, system.shown)).start();
    return { ...system, section };
  };
  const factor = authenticatorApp;

  it('sends another name under the key of the press', async () => {
    const { section, bodyOf } = await begin();
    section.send({ type: 'renaming.requested', factor });
    await press(section.getSnapshot().children.nameForm, { factor: factor.id, name: ' Phone ' });
    await waitFor(section, (now) => now.matches('listed'), patience);
    const { key, body } = bodyOf(`PATCH ${own}/f1`) ?? {};
    expect([key, form(body ?? '')]).toEqual(['press-1', { name: 'Phone' }]);
  });

  it('removes it with the password, and stays until the list is read again', async () => {
    const { section, bodyOf, sent } = await begin();
    section.send({ type: 'removal.requested', factor });
    await press(section.getSnapshot().children.removalForm, { factor: factor.id, password: ' secret ' });
    await waitFor(section, (now) => now.matches('listed'), patience);
    const { key, body } = bodyOf(`DELETE ${own}/f1`) ?? {};
    expect([key, form(body ?? ''), sent(listCall).length]).toEqual(['press-1', { password: ' secret ' }, 1]);
  });

  it('reads the list again after a lost answer, and counts one that is gone as removed', async () => {
    const { section, sent } = await begin({
      [`DELETE ${own}/f1`]: (_request, nth) => (nth === 1 ? lost() : { code: 404 }),
    });
    section.send({ type: 'removal.requested', factor });
    const { removalForm } = section.getSnapshot().children;
    await press(removalForm, { factor: factor.id, password: 'secret' });
    expect(section.getSnapshot().matches({ removing: 'noResponse' })).toBe(true);
    await press(removalForm, { factor: factor.id, password: 'secret' });
    await waitFor(section, (now) => now.matches('listed'), patience);
    expect(sent(listCall).length).toBe(1);
  });
});

describe('new recovery codes', () => {
  it('come after the password, and are in no snapshot', async () => {
    const { environment, shown, secrets, bodyOf } = await open();
    const section = createActor(provideRecoveryCodes(environment, shown)).start();
    section.send({ type: 'renewal.requested' });
    await press(section.getSnapshot().children.form, { password: ' secret ' });
    await waitFor(section, (now) => now.matches('renewed'), patience);
    expect(form(bodyOf(`POST ${own}/recovery-codes`)?.body ?? '')).toEqual({ password: ' secret ' });
    expect(secrets.recoveryCodes).toEqual(recoveryCodes);
    for (const code of recoveryCodes) expect(snapshotOf(section)).not.toContain(code);
    section.send({ type: 'dialog.closed' });
    expect(secrets.recoveryCodes).toEqual([]);
  });
});
