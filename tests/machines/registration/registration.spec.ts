import { expect } from 'vitest';
import type { registrationMachine } from '../../../machines/registration/registration/registration.machine';
import {
  selectIsBroken,
  selectIsPreparing,
  selectIsOutcomeUnknown,
  selectStepper,
} from '../../../machines/registration/registration/registration.selectors';
import { fixtures } from '../../../machines/registration/registration/registration.fixtures';
import { aoife } from '../../../machines/samples';
import type { FlowSpec } from '../../support/charts/flow-spec';
import { flows } from '../../../src/review/flows';
import type { Rig } from '../../../src/review/play/rig';

type Registration = Rig<typeof registrationMachine>;

const emittedBy = (rig: Registration) => rig.emitted.map(({ type }) => type);
const completed = (profileType: string | null) => ({ kind: 'completed', uuid: aoife.uuid, profileType });

export const spec: FlowSpec<typeof registrationMachine> = {
  flow: flows.registration,
  own: ['broken', 'closed'],
  person: ['registration.closed', 'registration.restarted'],
  unplayed: 'It is the ends of a wizard: tests/browser/registration/registration.test.ts.',
  invariants: {
    preparing: (snapshot) =>
      expect([selectIsPreparing(snapshot), selectStepper(snapshot)]).toEqual([true, undefined]),
    registering(snapshot) {
      expect(selectIsPreparing(snapshot)).toBe(false);
      expect(selectStepper(snapshot)).toBeDefined();
    },
    outcomeUnknown: (snapshot) =>
      expect([selectIsOutcomeUnknown(snapshot), selectStepper(snapshot)]).toEqual([true, undefined]),
    broken: (snapshot) =>
      expect([selectIsBroken(snapshot), selectStepper(snapshot)]).toEqual([true, undefined]),
    completed: (snapshot) => expect([snapshot.status, snapshot.context.uuid]).toEqual(['done', aoife.uuid]),
    closed: (snapshot) => expect([snapshot.status, snapshot.context.uuid]).toEqual(['done', null]),
  },
  scenarios: {
    'S2.registration.1: the wizard starts with its steps and with what was entered before a reload'(start) {
      const rig = start('withPremium');
      expect(rig.inputOf('stepper')).toEqual(fixtures.inputs.withPremium.start);
      expect(rig.isRunning('findStart')).toBe(false);
      expect([selectIsOutcomeUnknown(rig.snapshot()), selectIsBroken(rig.snapshot())]).toEqual([
        false,
        false,
      ]);
    },
    'D3.11: the wizard waits until the company’s offer is known; then it starts with it'(start) {
      const rig = start('unprepared');
      expect([selectIsPreparing(rig.snapshot()), rig.isRunning('stepper')]).toEqual([true, false]);
      rig.settle('findStart', 'known');
      expect(rig.inputOf('stepper')).toEqual(fixtures.inputs.withPremium.start);
      rig.settle('stepper', 'personal');
      expect(emittedBy(rig)).toEqual(['premium-subscription-complete', 'complete']);
    },
    'a visitor can leave before the wizard has loaded'(start) {
      const rig = start('unprepared');
      rig.send({ type: 'registration.closed' });
      expect([rig.snapshot().output, rig.emitted]).toEqual([{ kind: 'closed' }, []]);
    },
    'if the offer cannot be read, that is logged; it can be retried'(start) {
      const rig = start('unprepared');
      rig.settle('findStart', 'crashed');
      expect([selectIsBroken(rig.snapshot()), rig.effectsOf('logFailure').length]).toEqual([true, 1]);
      rig.send({ type: 'registration.restarted' });
      rig.settle('findStart', 'known');
      expect(rig.isRunning('stepper')).toBe(true);
    },
    'S4.completion.1: paid Premium is reported as a subscription, before completion'(start) {
      for (const type of ['personal', 'business']) {
        const rig = start('withPremium');
        rig.settle('stepper', type);
        expect(emittedBy(rig)).toEqual(['premium-subscription-complete', 'complete']);
        expect(rig.snapshot().output).toEqual(completed(type));
      }
    },
    'S4.completion.1: an application for Business+ is reported as sent'(start) {
      const rig = start('withPremium');
      rig.settle('stepper', 'billPay');
      expect(emittedBy(rig)).toEqual(['applicationSent', 'complete']);
      expect(rig.snapshot().output).toEqual(completed('bill_pay'));
    },
    'D4.3: a plain registration reports only completion: Standard, and Business with Premium off'(start) {
      const standard = start('withPremium');
      standard.settle('stepper', 'standard');
      expect(emittedBy(standard)).toEqual(['complete']);
      expect(standard.snapshot().output).toEqual(completed('standard'));
      const business = start('withoutPremium');
      business.settle('stepper', 'business');
      expect(emittedBy(business)).toEqual(['complete']);
      expect(business.snapshot().output).toEqual(completed('business'));
    },
    'D4.10: an account whose card follows later is an account, and no subscription'(start) {
      const rig = start('withPremium');
      rig.settle('stepper', 'postponed');
      expect(emittedBy(rig)).toEqual(['complete']);
      expect(rig.snapshot().output).toEqual(completed(null));
    },
    'D4.9: an unknown outcome is shown; the visitor goes back to what was entered, read again, or leaves'(
      start,
    ) {
      const rig = start('withPremium');
      rig.settle('stepper', 'outcomeUnknown');
      expect(selectIsOutcomeUnknown(rig.snapshot())).toBe(true);
      rig.send({ type: 'registration.restarted' });
      expect([rig.isRunning('findStart'), rig.isRunning('stepper')]).toEqual([true, false]);
      rig.settle('findStart', 'known');
      rig.settle('stepper', 'outcomeUnknown');
      rig.send({ type: 'registration.closed' });
      expect([rig.snapshot().output, rig.emitted]).toEqual([{ kind: 'closed' }, []]);
    },
    'a visitor who leaves the wizard has no account'(start) {
      const rig = start('withPremium');
      rig.settle('stepper', 'closed');
      expect([rig.snapshot().output, rig.emitted]).toEqual([{ kind: 'closed' }, []]);
    },
    'a wizard that fails is logged; it can be restarted, or closed'(start) {
      const rig = start('withPremium');
      rig.settle('stepper', 'crashed');
      expect([selectIsBroken(rig.snapshot()), rig.effectsOf('logFailure').length]).toEqual([true, 1]);
      rig.send({ type: 'registration.restarted' });
      rig.settle('findStart', 'known');
      rig.settle('stepper', 'standard');
      expect(rig.snapshot().output).toEqual(completed('standard'));
      const left = start('withPremium');
      left.settle('stepper', 'crashed');
      left.send({ type: 'registration.closed' });
      expect(left.snapshot().output).toEqual({ kind: 'closed' });
    },
  },
};
