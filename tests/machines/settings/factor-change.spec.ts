import { expect } from 'vitest';
import { authenticatorApp } from '../../../machines/samples';
import type { factorChangeMachine } from '../../../machines/settings/factor-change/factor-change.machine';
import {
  selectChange,
  selectFactor,
  selectForm,
  selectIsBusy,
  selectIsIrreversible,
} from '../../../machines/settings/factor-change/factor-change.selectors';
import { flows } from '../../../src/review/flows';
import type { Rig } from '../../../src/review/play/rig';
import { call, here } from '../../support/charts/bounds';
import type { FlowSpec } from '../../support/charts/flow-spec';

type ChangeRig = Rig<typeof factorChangeMachine>;
type Snapshot = ReturnType<ChangeRig['snapshot']>;

const changes = [
  { requested: 'renaming.requested', state: 'renaming', form: 'nameForm', read: 'readRenamed' },
  { requested: 'removal.requested', state: 'removing', form: 'removalForm', read: 'readRemaining' },
] as const;
type Change = (typeof changes)[number];

const close = { type: 'dialog.closed' } as const;
const open = (rig: ChangeRig, { requested }: Change) =>
  rig.send({ type: requested, factor: authenticatorApp });
const press = (rig: ChangeRig, { form }: Change) =>
  rig.sendTo(form, { type: 'form.submitted', values: {}, key: 'press-1' });
const accept = (rig: ChangeRig, change: Change) => {
  press(rig, change);
  rig.settle(`${change.form}/submitForm`, 'accepted');
  rig.settle(`${change.form}/completeForm`, 'completed');
};
const done = (rig: ChangeRig) => rig.effects.map(({ type }) => type);
const state = (rig: ChangeRig) => rig.snapshot().value;

const isOpen = (name: string) => (snapshot: Snapshot) =>
  expect([selectChange(snapshot), selectFactor(snapshot), selectForm(snapshot) === undefined]).toEqual([
    name,
    authenticatorApp,
    false,
  ]);
const is = (busy: boolean, irreversible: boolean) => (snapshot: Snapshot) =>
  expect([selectIsBusy(snapshot), selectIsIrreversible(snapshot)]).toEqual([busy, irreversible]);

const formWaits = (form: string) => ({
  [`${form} submitForm`]: call,
  [`${form} reconcile`]: here,
  [`${form} completeForm`]: here,
});

export const spec: FlowSpec<typeof factorChangeMachine> = {
  flow: flows['factor-change'],
  person: ['dialog.closed', 'removal.requested', 'renaming.requested'],
  waits: {
    readFactors: call,
    ...formWaits('nameForm'),
    ...formWaits('removalForm'),
  },
  unplayed: 'It needs a second step, which the browser tests of the section add first.',
  invariants: {
    listed: (snapshot) =>
      expect([selectChange(snapshot), selectFactor(snapshot), selectForm(snapshot)]).toEqual([
        null,
        null,
        undefined,
      ]),
    renaming: isOpen('renaming'),
    'renaming.asking': is(false, false),
    'renaming.sending': is(true, true),
    'renaming.noResponse': is(false, false),
    'renaming.refreshing': is(true, false),
    removing: isOpen('removing'),
    'removing.asking': is(false, false),
    'removing.sending': is(true, true),
    'removing.noResponse': is(false, false),
    'removing.refreshing': is(true, false),
  },
  scenarios: {
    'D2.extensionGroups.secondFactor: a second step is renamed or removed, and the dialog stays until the list shows it'(
      start,
    ) {
      for (const change of changes)
        for (const outcome of ['read', 'offline'] as const) {
          const rig = start();
          open(rig, change);
          expect(rig.isRunning(`${change.form}/submitForm`)).toBe(false);
          accept(rig, change);
          expect(state(rig)).toEqual({ [change.state]: 'refreshing' });
          rig.settle(change.read, outcome);
          expect([state(rig), done(rig)]).toEqual(['listed', []]);
        }
    },
    'the dialog can be closed while the list is being read'(start) {
      for (const change of changes) {
        const rig = start();
        open(rig, change);
        accept(rig, change);
        rig.send(close);
        expect([state(rig), rig.isRunning(change.read)]).toEqual(['listed', false]);
      }
    },
    'closing the dialog changes nothing, and a second one does not open over it'(start) {
      for (const change of changes) {
        const rig = start();
        rig.send(close);
        open(rig, change);
        const form = selectForm(rig.snapshot());
        changes.forEach((other) => open(rig, other));
        expect(selectForm(rig.snapshot())).toBe(form);
        rig.send(close);
        expect([state(rig), done(rig)]).toEqual(['listed', []]);
      }
    },
    'what was sent cannot be stopped: the dialog stays open until the answer'(start) {
      for (const change of changes) {
        const rig = start();
        open(rig, change);
        press(rig, change);
        rig.send(close);
        expect(state(rig)).toEqual({ [change.state]: 'sending' });
      }
    },
    'D5.2: a refusal keeps the dialog: it can be closed, or sent again'(start) {
      for (const change of changes) {
        const rig = start();
        open(rig, change);
        press(rig, change);
        rig.settle(`${change.form}/submitForm`, 'refused');
        expect(state(rig)).toEqual({ [change.state]: 'asking' });
        accept(rig, change);
        expect(state(rig)).toEqual({ [change.state]: 'refreshing' });
      }
    },
    'S8.networkFailure: after a lost answer it can be sent again; closing reads the second steps again'(
      start,
    ) {
      for (const change of changes) {
        const rig = start();
        open(rig, change);
        press(rig, change);
        rig.settle(`${change.form}/submitForm`, 'offline');
        expect(state(rig)).toEqual({ [change.state]: 'noResponse' });
        press(rig, change);
        expect(state(rig)).toEqual({ [change.state]: 'sending' });
        rig.settle(`${change.form}/submitForm`, 'offline');
        rig.send(close);
        expect([state(rig), done(rig)]).toEqual(['listed', ['reloadFactors']]);
      }
    },
    'own: a form that fails is logged and starts again'(start) {
      for (const change of changes) {
        const rig = start();
        open(rig, change);
        const before = selectForm(rig.snapshot());
        press(rig, change);
        rig.settle(change.form, 'crashed');
        expect([rig.effectsOf('logFailure').length, selectForm(rig.snapshot()) === before]).toEqual([
          1,
          false,
        ]);
        expect(state(rig)).toEqual({ [change.state]: 'asking' });
      }
    },
  },
};
