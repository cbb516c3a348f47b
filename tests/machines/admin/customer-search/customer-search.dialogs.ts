import { expect } from 'vitest';
import type { customerSearchMachine } from '../../../../machines/admin/customer-search/customer-search.machine';
import {
  selectFactorReset,
  selectImpersonationStart,
  selectWhereabouts,
} from '../../../../machines/admin/customer-search/customer-search.selectors';
import { aoifeAsCustomer } from '../../../../machines/samples';
import type { FlowSpec } from '../../../support/charts/flow-spec';
import { goTo, settle, submit, type, type SearchRig } from './customer-search.steps';

type Spec = FlowSpec<typeof customerSearchMachine>;

const selectors = [selectImpersonationStart, selectFactorReset, selectWhereabouts] as const;
/** What opens each dialog, and the actor that runs in it. */
const opened = [
  ['impersonation.requested', 'impersonationStart'],
  ['factorReset.requested', 'factorReset'],
  ['whereabouts.requested', 'customerWhereabouts'],
] as const;

/** Which of the dialogs are open. */
const open = (rig: SearchRig): readonly string[] =>
  opened.flatMap(([, dialog], index) => (selectors[index]?.(rig.snapshot()) ? [dialog] : []));

/** What an admin does for one of the customers. */
export const dialogs: Spec['scenarios'] = {
  'S6.4, D2.extensionGroups.secondFactor, D2.extensionGroups.support: an admin acts for, helps or looks for one customer at a time'(
    start,
  ) {
    for (const [event, dialog] of opened) {
      const rig = start('everybody');
      settle(rig);
      rig.send({ type: event, customer: aoifeAsCustomer });
      expect(rig.inputOf(dialog)).toEqual({ customer: aoifeAsCustomer });
      const first = rig.live().find(({ path }) => path === dialog)?.ref;
      for (const [other] of opened) rig.send({ type: other, customer: aoifeAsCustomer });
      expect([open(rig), rig.live().find(({ path }) => path === dialog)?.ref === first]).toEqual([
        [dialog],
        true,
      ]);
      rig.settle(dialog, 'closed');
      expect([open(rig), rig.effects]).toEqual([[], []]);
    }
  },
  'the dialog stays open, whatever happens to the list behind it'(start) {
    const changes: ((rig: SearchRig) => void)[] = [
      (rig) => type(rig, 'kelly'),
      submit,
      (rig) => goTo(rig, 'byrne', 2),
    ];
    for (const change of changes) {
      const rig = start('everybody');
      settle(rig);
      rig.send({ type: 'impersonation.requested', customer: aoifeAsCustomer });
      const dialog = selectImpersonationStart(rig.snapshot());
      change(rig);
      const isSame = selectImpersonationStart(rig.snapshot()) === dialog;
      expect([isSame, rig.isRunning('impersonationStart')]).toEqual([true, true]);
    }
  },
  'own: a dialog that fails is closed, shown as an error and reported; the list stays'(start) {
    const rig = start('everybody');
    settle(rig);
    for (const [event, dialog] of opened) {
      const before = rig.effects.length;
      rig.send({ type: event, customer: aoifeAsCustomer });
      rig.settle(dialog, 'crashed');
      const names = rig.effects.slice(before).map(({ type: name }) => name);
      expect(names).toEqual(['showDialogFailed', 'logFailure']);
      expect(rig.snapshot().matches({ list: 'found', dialog: 'viewing' })).toBe(true);
    }
  },
};
