import { expect } from 'vitest';
import { application } from '../../../machines/profiles/credit-request/credit-request.fixtures';
import type { creditRequestMachine } from '../../../machines/profiles/credit-request/credit-request.machine';
import {
  selectForm,
  selectIsIrreversible,
  selectValues,
} from '../../../machines/profiles/credit-request/credit-request.selectors';
import { aoife } from '../../../machines/samples';
import { call, here } from '../../support/charts/bounds';
import type { FlowSpec } from '../../support/charts/flow-spec';
import { flows } from '../../../src/review/flows';
import type { Rig } from '../../../src/review/play/rig';

type RequestRig = Rig<typeof creditRequestMachine>;

const edited = { type: 'request.edited', values: application } as const;
const closed = { type: 'dialog.closed' } as const;

const open = (rig: RequestRig, draft = 'untouched') => {
  rig.settle('readDraft', draft);
  return rig;
};
const press = (rig: RequestRig) =>
  rig.sendTo('form', { type: 'form.submitted', values: application, key: 'press-1' });
const send = (rig: RequestRig) => {
  press(rig);
  rig.settle('form/submitForm', 'accepted');
  rig.settle('form/completeForm', 'completed');
};
const formOf = (rig: RequestRig) => rig.live().find(({ path }) => path === 'form')?.ref;
const effects = (rig: RequestRig) => rig.effects.map(({ type }) => type);

export const spec: FlowSpec<typeof creditRequestMachine> = {
  flow: flows['credit-request'],
  own: ['closed'],
  person: ['dialog.closed', 'request.edited'],
  waits: { readDraft: here, 'form submitForm': call, 'form reconcile': call, 'form completeForm': here },
  invariants: {
    opening: (snapshot) => expect([selectForm(snapshot), snapshot.hasTag('busy')]).toEqual([undefined, true]),
    open: (snapshot) => expect(selectForm(snapshot)).toBeDefined(),
    'open.editing': (snapshot) => expect(selectIsIrreversible(snapshot)).toBe(false),
    'open.sending': (snapshot) =>
      expect([selectIsIrreversible(snapshot), snapshot.hasTag('busy')]).toEqual([true, true]),
    sent: (snapshot) => expect(snapshot.output).toEqual({ kind: 'sent' }),
    closed: (snapshot) => expect(snapshot.output).toEqual({ kind: 'closed' }),
  },
  scenarios: {
    'D3.19: the form starts with what was typed before'(start) {
      expect(selectValues(open(start(), 'typed').snapshot())).toEqual({ creditCompanyName: 'Byrne' });
      expect(selectValues(open(start()).snapshot())).toEqual({});
    },
    'a draft that cannot be read is reported, and the form is empty'(start) {
      const rig = open(start(), 'crashed');
      expect(effects(rig)).toEqual(['logFailure']);
      expect(selectValues(rig.snapshot())).toEqual({});
    },
    'D3.19: every edit is kept'(start) {
      const rig = open(start());
      rig.send(edited);
      expect(selectValues(rig.snapshot())).toEqual(application);
      expect(rig.effects).toEqual([{ actor: '', type: 'saveDraft', params: { values: application } }]);
      expect(selectIsIrreversible(rig.snapshot())).toBe(false);
    },
    'S4.completion.1: after sending, its draft is deleted, the accounts are read again, and the section is notified'(
      start,
    ) {
      const rig = open(start());
      send(rig);
      expect(rig.snapshot().output).toEqual({ kind: 'sent' });
      expect(rig.effects).toEqual([
        { actor: '', type: 'removeDraft', params: undefined },
        { actor: '', type: 'reloadAccounts', params: { customer: aoife.uuid } },
      ]);
    },
    'a request that was sent cannot be stopped: the dialog neither closes nor changes'(start) {
      const rig = open(start());
      press(rig);
      rig.send(edited);
      rig.send(closed);
      expect([selectIsIrreversible(rig.snapshot()), selectValues(rig.snapshot())]).toEqual([true, {}]);
      expect([effects(rig), rig.isRunning('form/submitForm')]).toEqual([[], true]);
    },
    'D5.2: after a refusal or a lost response, everything is kept as typed and can be sent again'(start) {
      for (const ending of ['refused', 'offline']) {
        const rig = open(start());
        const form = formOf(rig);
        rig.send(edited);
        press(rig);
        rig.settle('form/submitForm', ending);
        expect([selectValues(rig.snapshot()), selectIsIrreversible(rig.snapshot())]).toEqual([
          application,
          false,
        ]);
        expect([formOf(rig) === form, effects(rig)]).toEqual([true, ['saveDraft']]);
        send(rig);
        expect(rig.snapshot().output).toEqual({ kind: 'sent' });
      }
    },
    'closing keeps what was typed for the next time'(start) {
      for (const rig of [start(), open(start())]) {
        rig.send(closed);
        expect([rig.snapshot().output, effects(rig)]).toEqual([{ kind: 'closed' }, []]);
      }
    },
    'own: a form that fails is reported and restarts with what was typed'(start) {
      const rig = open(start());
      rig.send(edited);
      const form = formOf(rig);
      rig.settle('form', 'crashed');
      expect(effects(rig)).toEqual(['saveDraft', 'logFailure']);
      expect([selectValues(rig.snapshot()), formOf(rig) === form]).toEqual([application, false]);
      expect(rig.isRunning('form')).toBe(true);
    },
  },
};
