import { expect } from 'vitest';
import type { settingsMachine } from '../../../../machines/settings/settings/settings.machine';
import {
  selectChanged,
  selectForm,
  selectIsAsking,
  selectIsBusy,
  selectIsEdited,
  selectIsSaved,
  selectIsUncompared,
  selectIsUnloaded,
  selectSettings,
  selectValues,
} from '../../../../machines/settings/settings/settings.selectors';
import { call, here } from '../../../support/charts/bounds';
import type { FlowSpec } from '../../../support/charts/flow-spec';
import { flows } from '../../../../src/review/flows';
import { editing } from './settings.editing';
import { saving } from './settings.saving';

export const spec: FlowSpec<typeof settingsMachine> = {
  flow: flows.settings,
  own: [
    'unloaded',
    'open.saving.filling.uncompared',
    'open.saving.filling.saved',
    'open.saving.comparing',
    'open.saving.deciding',
    'open.leaving',
    'open.leaving.staying',
    'open.leaving.asking',
  ],
  person: [
    'changes.left',
    'changes.settled',
    'leave.confirmed',
    'leave.declined',
    'leave.requested',
    'settings.retried',
    'settings.submitted',
    'values.edited',
  ],
  waits: { 'form submitForm': call, 'form reconcile': call, 'form completeForm': here },
  invariants: {
    loading: (snapshot) =>
      expect([selectSettings(snapshot), selectForm(snapshot), selectIsUnloaded(snapshot)]).toEqual([
        null,
        undefined,
        false,
      ]),
    unloaded: (snapshot) =>
      expect([selectSettings(snapshot), selectIsUnloaded(snapshot)]).toEqual([null, true]),
    open: (snapshot) => expect([selectSettings(snapshot), selectValues(snapshot)].includes(null)).toBe(false),
    'open.saving': (snapshot) => expect(selectForm(snapshot)).toBeDefined(),
    'open.saving.filling': (snapshot) =>
      expect([selectIsBusy(snapshot), selectChanged(snapshot)]).toEqual([false, null]),
    'open.saving.filling.editing': (snapshot) =>
      expect([selectIsSaved(snapshot), selectIsUncompared(snapshot)]).toEqual([false, false]),
    'open.saving.filling.uncompared': (snapshot) => expect(selectIsUncompared(snapshot)).toBe(true),
    'open.saving.filling.saved': (snapshot) =>
      expect([selectIsSaved(snapshot), selectIsEdited(snapshot)]).toEqual([true, false]),
    'open.saving.comparing': (snapshot) => expect(selectIsBusy(snapshot)).toBe(true),
    'open.saving.deciding'(snapshot) {
      expect(selectIsBusy(snapshot)).toBe(false);
      expect(selectChanged(snapshot)?.changes).not.toEqual([]);
    },
    'open.saving.sending': (snapshot) => expect(selectIsBusy(snapshot)).toBe(true),
    'open.leaving': (snapshot) =>
      expect(selectIsAsking(snapshot)).toBe(snapshot.matches({ open: { leaving: 'asking' } })),
    'open.leaving.staying': (snapshot) => expect(selectIsAsking(snapshot)).toBe(false),
    'open.leaving.asking': (snapshot) => expect(selectIsAsking(snapshot)).toBe(true),
  },
  scenarios: { ...editing, ...saving },
};
