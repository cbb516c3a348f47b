// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { factorDialogs } from '#messages/settings/factor-dialogs';
import { selectItems, selectLeftOut } from '../../../machines/app/resource/resource.selectors';
import { authenticatorApp } from '../../../machines/samples';
import { selectForm, selectStep } from '../../../machines/settings/factor-add/factor-add.selectors';
import type { Factors } from '../../../src/domain/factor';
import {
  nothingShown,
  provideFactorAdd,
  provideRecoveryCodes,
} from '../../../src/features/settings/factors/factors.provide';
import { madePasskey, stubPasskeys } from '../../support/system/provide/browser-passkeys';
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

describe('new recovery codes', () => {
  it('come after the password, and are in no snapshot', async () => {
    const { environment, shown, secrets, bodyOf, sent } = await open();
    const section = createActor(provideRecoveryCodes(environment, shown)).start();
    section.send({ type: 'renewal.requested' });
    await press(section.getSnapshot().children.form, { password: ' secret ' });
    await waitFor(section, (now) => now.matches('renewed'), patience);
    expect(formOf(bodyOf(`POST ${own}/recovery-codes`)?.body ?? '')).toEqual({ password: ' secret ' });
    expect([secrets.recoveryCodes, sent(listCall).length]).toEqual([recoveryCodes, 1]);
    for (const code of recoveryCodes) expect(snapshotOf(section)).not.toContain(code);
    section.send({ type: 'dialog.closed' });
    expect(secrets.recoveryCodes).toEqual([]);
  });
});
