// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { factorDialogs } from '#messages/settings/factor-dialogs';
import { authenticatorApp } from '../../../machines/samples';
import { selectForm, selectStep } from '../../../machines/settings/factor-add/factor-add.selectors';
import type { Factor } from '../../../src/domain/factor';
import { provideFactorAdd } from '../../../src/features/settings/factor-add/factor-add.provide';
import { nothingShown } from '../../../src/features/settings/factors/factors.provide';
import { madePasskey, stubPasskeys } from '../../support/system/provide/browser-passkeys';
import { lost, ok } from '../../support/system/provide/card-dialogs';
import {
  formOf,
  listCall,
  open,
  own,
  patience,
  press,
  recoveryCodes,
  snapshotOf,
  totp,
} from '../../support/system/provide/factors';
import type { Answers } from '../../support/system/play-system';

afterEach(() => vi.unstubAllGlobals());

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
    expect(formOf(bodyOf(`POST ${own}/totp`)?.body ?? '')).toEqual({ password: ' secret ' });
    expect(secrets.totp).toEqual(totp);
    await press(selectForm(section.getSnapshot()), { code: ' 123456 ', name: ' Work phone ' });
    await waitFor(section, (now) => selectStep(now) === 'added', patience);
    expect(formOf(bodyOf(`POST ${own}/totp/confirm`)?.body ?? '')).toEqual({
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

  it('asks the browser for none without what the password has brought', async () => {
    stubPasskeys();
    const { section, secrets, bodyOf } = await begin();
    secrets.passkey = null;
    const { messages } = await press(selectForm(section.getSnapshot()), { name: 'Laptop' });
    expect([messages, bodyOf(`POST ${own}/passkey/confirm`)]).toEqual([[], undefined]);
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

describe('a lost answer to a second step that was confirmed', () => {
  const passkey: Factor = { ...authenticatorApp, id: 'f3', kind: 'passkey' };
  const unreadable = { id: 'f4' };
  const account = (factors: readonly object[]) => ok({ factors, recoveryCodesLeft: 7, resetAt: null });
  const values = { code: '123456', name: 'New' };

  /** The list holds `before` until the answer is lost, then `after`. */
  const loseAnswer = async (
    kind: 'totp' | 'passkey',
    before: readonly object[] | null,
    after: Answers[string],
    again: Answers[string] = lost,
  ) => {
    stubPasskeys();
    const system = await open({
      [listCall]: (request, nth) => (nth === 1 && before ? account(before)() : after(request, nth)),
      [`POST ${own}/${kind}/confirm`]: (request, nth) => (nth === 1 ? lost() : again(request, nth)),
    });
    if (before) system.shown.reload();
    await waitFor(system.list, (now) => !now.hasTag('busy'), patience);
    const section = createActor(provideFactorAdd(system.environment, system.shown)).start();
    section.send({ type: 'add.requested', kind });
    await press(selectForm(section.getSnapshot()), { kind, password: 'secret' });
    await waitFor(section, (now) => selectStep(now) !== 'password', patience);
    const form = selectForm(section.getSnapshot());
    await press(form, values);
    return { ...system, section, form };
  };

  it.each([
    ['totp', [], [authenticatorApp], true],
    ['totp', [passkey], [passkey, authenticatorApp], false],
    ['passkey', [authenticatorApp], [authenticatorApp, passkey], false],
    ['totp', [], [authenticatorApp, unreadable], false],
  ] as const)('finds the %s in the list', async (kind, before, after, recoveryCodesLost) => {
    const { section, form, secrets } = await loseAnswer(kind, before, account(after));
    expect([form?.getSnapshot().value, selectStep(section.getSnapshot())]).toEqual(['completed', 'added']);
    expect(secrets.recoveryCodesLost).toBe(recoveryCodesLost);
    section.send({ type: 'dialog.closed' });
    expect(secrets.recoveryCodesLost).toBe(false);
  });

  it.each([
    ['of the same kind that was there', 'totp', [authenticatorApp], account([authenticatorApp]), 'notDone'],
    ['of another kind', 'totp', [], account([passkey]), 'notDone'],
    ['if it may be one that cannot be read', 'totp', [], account([unreadable]), 'notReconciled'],
    ['if the list cannot be read', 'totp', [], lost, 'notReconciled'],
    ['if it is unknown which there were', 'totp', null, account([authenticatorApp]), 'notReconciled'],
    [
      'if one of those there were could not be read',
      'totp',
      [unreadable],
      account([authenticatorApp]),
      'notReconciled',
    ],
  ] as const)('does not take another one for it: %s', async (_what, kind, before, after, failed) => {
    const { form, secrets } = await loseAnswer(kind, before, after);
    expect([form?.getSnapshot().value, secrets.recoveryCodesLost]).toEqual([{ failed }, false]);
  });

  it('is found even if the code was typed again, because the server refuses the same one', async () => {
    let isReachable = false;
    const { section, form } = await loseAnswer(
      'totp',
      [],
      () => (isReachable ? account([authenticatorApp])() : lost()),
      () => ({ code: 400, message: 'This took too long. Please start again.' }),
    );
    form?.send({ type: 'form.edited' });
    isReachable = true;
    await press(form, values);
    expect(selectStep(section.getSnapshot())).toBe('added');
  });

  it('leaves the server’s word about a field, which it says of a code that it has not used', async () => {
    let isReachable = false;
    const wrong = { code: 400, errors: { code: 'This code is wrong.' } };
    const { form } = await loseAnswer(
      'totp',
      [],
      () => (isReachable ? account([authenticatorApp])() : lost()),
      () => wrong,
    );
    form?.send({ type: 'form.edited' });
    isReachable = true;
    expect((await press(form, values)).fields).toEqual(wrong.errors);
  });

  it('sends the same passkey again, because a new one would replace it on the device', async () => {
    const made = vi.fn(() => Promise.resolve(madePasskey));
    const { form, requests } = await loseAnswer('passkey', [], account([]), lost);
    Object.assign(navigator.credentials, { create: made });
    await press(form, values);
    const sent = requests.filter(({ call }) => call === `POST ${own}/passkey/confirm`);
    expect([sent.length, made.mock.calls.length]).toEqual([2, 0]);
  });
});
