import { describe, expect, it } from 'vitest';
import { waitFor } from 'xstate';
import { selectLeftOut } from '../../../machines/app/resource/resource.selectors';
import { authenticatorApp } from '../../../machines/samples';
import { selectFactors } from '../../../src/features/settings/factors/factors.provide';
import { open, patience } from '../../support/system/provide/factors';

describe('the second steps of an account', () => {
  it('are one record, which counts what could not be read', async () => {
    const { shown, list } = await open();
    shown.reload();
    await waitFor(list, (now) => !now.hasTag('busy'), patience);
    const [account] = selectFactors(list.getSnapshot()) ?? [];
    expect([account?.factors.records, account?.recoveryCodesLeft, selectLeftOut(list.getSnapshot())]).toEqual(
      [[authenticatorApp], 7, 1],
    );
  });
});
