import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { selectItems, selectLeftOut } from '../../../machines/app/resource/resource.selectors';
import { authenticatorApp } from '../../../machines/samples';
import type { Factors } from '../../../src/domain/factor';
import { provideRecoveryCodes } from '../../../src/features/settings/recovery-codes/recovery-codes.provide';
import {
  formOf,
  listCall,
  open,
  own,
  patience,
  press,
  recoveryCodes,
} from '../../support/system/provide/factors';

/** Nothing of what is shown once may be in a snapshot. */
const snapshotOf = (actor: { getPersistedSnapshot(): unknown }) =>
  JSON.stringify(actor.getPersistedSnapshot());

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
