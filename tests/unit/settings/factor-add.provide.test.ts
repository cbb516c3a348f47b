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
  totp,
} from '../../support/system/provide/factors';
import type { Answers } from '../../support/system/play-system';

/** Nothing of what is shown once may be in a snapshot. */
const snapshotOf = (actor: { getPersistedSnapshot(): unknown }) =>
  JSON.stringify(actor.getPersistedSnapshot());

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
  const account = (...factors: readonly Factor[]) => ok({ factors, recoveryCodesLeft: 7, resetAt: null });

  /** The list holds `before` until the answer is lost, then `after`. */
  const loseAnswer = async (
    kind: 'totp' | 'passkey',
    before: readonly Factor[],
    after: readonly Factor[],
  ) => {
    stubPasskeys();
    const system = await open({
      [listCall]: (_request, nth) => account(...(nth === 1 ? before : after))(),
      [`POST ${own}/${kind}/confirm`]: lost,
    });
    system.shown.reload();
    await waitFor(system.list, (now) => !now.hasTag('busy'), patience);
    const section = createActor(provideFactorAdd(system.environment, system.shown)).start();
    section.send({ type: 'add.requested', kind });
    await press(selectForm(section.getSnapshot()), { kind, password: 'secret' });
    await waitFor(section, (now) => selectStep(now) !== 'password', patience);
    const { completed } = await press(selectForm(section.getSnapshot()), { code: '123456', name: 'New' });
    return { ...system, section, completed };
  };

  it.each([
    ['totp', [], [authenticatorApp], true],
    ['totp', [passkey], [passkey, authenticatorApp], false],
    ['passkey', [authenticatorApp], [authenticatorApp, passkey], false],
  ] as const)('finds the %s in the list', async (kind, before, after, recoveryCodesLost) => {
    const { section, completed, secrets } = await loseAnswer(kind, before, after);
    expect([completed, selectStep(section.getSnapshot()), secrets.recoveryCodesLost]).toEqual([
      true,
      'added',
      recoveryCodesLost,
    ]);
    section.send({ type: 'dialog.closed' });
    expect(secrets.recoveryCodesLost).toBe(false);
  });

  it.each([
    ['totp', [authenticatorApp], [authenticatorApp]],
    ['totp', [authenticatorApp], [authenticatorApp, passkey]],
    ['passkey', [], [authenticatorApp]],
  ] as const)('does not take another one for the %s', async (kind, before, after) => {
    const { section, completed, secrets } = await loseAnswer(kind, before, after);
    const standing = kind === 'totp' ? { addingApp: 'noResponse' } : { addingPasskey: 'noResponse' };
    expect([completed, section.getSnapshot().value, secrets.recoveryCodesLost]).toEqual([
      false,
      standing,
      false,
    ]);
  });
});
