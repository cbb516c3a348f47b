import { expect } from 'vitest';
import { cancelledPremium } from '../../../machines/samples';
import type { subscriptionResumeMachine } from '../../../machines/profiles/subscription-resume/subscription-resume.machine';
import {
  selectForm,
  selectIsIrreversible,
  selectSubscription,
} from '../../../machines/profiles/subscription-resume/subscription-resume.selectors';
import { call, here } from '../../support/charts/bounds';
import type { FlowSpec } from '../../support/charts/flow-spec';
import { flows } from '../../../src/review/flows';
import type { Rig } from '../../../src/review/play/rig';
import { close, scenariosOf, stepsOf } from './subscription-change.scenarios';

type ResumeRig = Rig<typeof subscriptionResumeMachine>;

const change = {
  values: { subscription: cancelledPremium.id },
  reads: ['readLists', 'read'],
  done: 'resumed',
} as const;
const { accept } = stepsOf<ResumeRig>(change);

export const spec: FlowSpec<typeof subscriptionResumeMachine> = {
  flow: flows['subscription-resume'],
  own: ['closed'],
  person: ['dialog.closed'],
  waits: { readLists: call, 'form submitForm': call, 'form reconcile': call, 'form completeForm': here },
  invariants: {
    confirming(snapshot) {
      expect(selectForm(snapshot)).toBeDefined();
      expect(selectSubscription(snapshot)).toEqual(cancelledPremium);
    },
    'confirming.asking': (snapshot) => expect(selectIsIrreversible(snapshot)).toBe(false),
    'confirming.sending': (snapshot) =>
      expect([snapshot.hasTag('busy'), selectIsIrreversible(snapshot)]).toEqual([true, true]),
    'confirming.noResponse': (snapshot) => expect(selectIsIrreversible(snapshot)).toBe(false),
    'confirming.refreshing': (snapshot) =>
      expect([snapshot.hasTag('busy'), selectIsIrreversible(snapshot)]).toEqual([true, false]),
    resumed: (snapshot) => expect(snapshot.output).toEqual({ kind: 'resumed' }),
    closed: (snapshot) => expect(snapshot.output).toEqual({ kind: 'closed' }),
  },
  scenarios: {
    ...scenariosOf<ResumeRig>(change),
    'D2.extensionGroups.resume: opening the dialog resumes nothing: closing leaves it cancelled, and nothing is read again'(
      start,
    ) {
      const rig = start();
      rig.send(close);
      expect([rig.snapshot().output, rig.effects]).toEqual([{ kind: 'closed' }, []]);
    },
    'the dialog stays open until the list shows it, and closes even if the list cannot be read'(start) {
      for (const ending of ['read', 'offline'] as const) {
        const rig = start();
        accept(rig);
        expect(rig.snapshot().status).toBe('active');
        rig.settle('readLists', ending);
        expect(rig.snapshot().output).toEqual({ kind: 'resumed' });
      }
    },
  },
};
