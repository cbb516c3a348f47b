import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { provideRecoveryCodes } from '../../../src/features/settings/recovery-codes/recovery-codes.provide';
import {
  formOf,
  listCall,
  open,
  own,
  patience,
  press,
  recoveryCodes,
  snapshotOf,
} from '../../support/system/provide/factors';

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
