// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { authenticatorApp } from '../../../machines/samples';
import { selectForm, selectStep } from '../../../machines/settings/factor-add/factor-add.selectors';
import { provideFactorAdd } from '../../../src/features/settings/factor-add/factor-add.provide';
import { provideFactorChange } from '../../../src/features/settings/factor-change/factor-change.provide';
import { provideRecoveryCodes } from '../../../src/features/settings/recovery-codes/recovery-codes.provide';
import { stubPasskeys } from '../../support/system/provide/browser-passkeys';
import { lost, ok } from '../../support/system/provide/card-dialogs';
import { formOf, listCall, open, own, patience, press } from '../../support/system/provide/factors';
import type { Answers } from '../../support/system/play-system';

afterEach(() => vi.unstubAllGlobals());

describe('what is refused', () => {
  const broken = () => ({ code: 500 });
  const values = { factor: 'f1', name: 'Phone', code: '123456', password: 'secret' };

  it('is told by the form of an app alone, not by a notice', async () => {
    const { environment, shown, notices } = await open({ [`POST ${own}/totp/confirm`]: broken });
    const section = createActor(provideFactorAdd(environment, shown)).start();
    section.send({ type: 'add.requested', kind: 'totp' });
    await press(selectForm(section.getSnapshot()), { ...values, kind: 'totp' });
    await waitFor(section, (now) => selectStep(now) === 'app', patience);
    const { completed } = await press(selectForm(section.getSnapshot()), values);
    expect([completed, notices()]).toEqual([false, []]);
  });

  it('is told by the form of a passkey alone, not by a notice', async () => {
    stubPasskeys();
    const { environment, shown, notices } = await open({ [`POST ${own}/passkey/confirm`]: broken });
    const section = createActor(provideFactorAdd(environment, shown)).start();
    section.send({ type: 'add.requested', kind: 'passkey' });
    await press(selectForm(section.getSnapshot()), { ...values, kind: 'passkey' });
    await waitFor(section, (now) => selectStep(now) === 'passkey', patience);
    const { completed } = await press(selectForm(section.getSnapshot()), values);
    expect([completed, notices()]).toEqual([false, []]);
  });

  it.each([
    ['nameForm', 'renaming.requested', `PATCH ${own}/f1`],
    ['removalForm', 'removal.requested', `DELETE ${own}/f1`],
  ] as const)('is told by the %s alone, not by a notice', async (part, type, call) => {
    const { environment, shown, notices } = await open({ [call]: broken });
    const section = createActor(provideFactorChange(environment, shown)).start();
    section.send({ type, factor: authenticatorApp });
    const { completed } = await press(section.getSnapshot().children[part], values);
    expect([completed, notices()]).toEqual([false, []]);
  });

  it('is told by the form of new codes alone, not by a notice', async () => {
    const { environment, shown, notices } = await open({ [`POST ${own}/recovery-codes`]: broken });
    const section = createActor(provideRecoveryCodes(environment, shown)).start();
    section.send({ type: 'renewal.requested' });
    const { completed } = await press(section.getSnapshot().children.form, values);
    expect([completed, notices()]).toEqual([false, []]);
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
    expect([key, formOf(body ?? '')]).toEqual(['press-1', { name: 'Phone' }]);
  });

  it('removes it with the password, and stays until the list is read again', async () => {
    const { section, bodyOf, sent } = await begin();
    section.send({ type: 'removal.requested', factor });
    await press(section.getSnapshot().children.removalForm, { factor: factor.id, password: ' secret ' });
    await waitFor(section, (now) => now.matches('listed'), patience);
    const { key, body } = bodyOf(`DELETE ${own}/f1`) ?? {};
    expect([key, formOf(body ?? ''), sent(listCall).length]).toEqual([
      'press-1',
      { password: ' secret ' },
      1,
    ]);
  });

  it('stays open until the list has arrived', async () => {
    let arrive = (): void => undefined;
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    const { section, sent } = await begin({
      [listCall]: async () => {
        await arrived;
        return ok({ factors: [], recoveryCodesLeft: 0, resetAt: null })();
      },
    });
    section.send({ type: 'removal.requested', factor });
    await press(section.getSnapshot().children.removalForm, { factor: factor.id, password: 'secret' });
    await vi.waitFor(() => expect(sent(listCall)).toHaveLength(1));
    expect(section.getSnapshot().matches('removing')).toBe(true);
    arrive();
    await waitFor(section, (now) => now.matches('listed'), patience);
  });

  it('reads the list again if the dialog is closed after a lost answer', async () => {
    const { section, sent } = await begin({ [`DELETE ${own}/f1`]: lost });
    section.send({ type: 'removal.requested', factor });
    await press(section.getSnapshot().children.removalForm, { factor: factor.id, password: 'secret' });
    section.send({ type: 'dialog.closed' });
    expect(section.getSnapshot().value).toBe('listed');
    await vi.waitFor(() => expect(sent(listCall)).toHaveLength(1));
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
