import { expect } from 'vitest';
import { starts, upgrade } from '../../../machines/premium/add-premium/add-premium.fixtures';
import type { addPremiumMachine } from '../../../machines/premium/add-premium/add-premium.machine';
import {
  selectIsBroken,
  selectIsBusy,
  selectIsChoosing,
  selectIsOutcomeUnknown,
  selectIsUnknown,
  selectKind,
  selectStepper,
} from '../../../machines/premium/add-premium/add-premium.selectors';
import { call } from '../../support/charts/bounds';
import type { FlowSpec } from '../../support/charts/flow-spec';
import { flows } from '../../../src/review/flows';
import type { Rig } from '../../../src/review/play/rig';

type AddPremium = Rig<typeof addPremiumMachine>;

const emittedBy = (rig: AddPremium) => rig.emitted.map(({ type }) => type);
const reloads = (rig: AddPremium) => rig.effectsOf('reloadProfile').length;

export const spec: FlowSpec<typeof addPremiumMachine> = {
  flow: flows['add-premium'],
  own: ['unknown', 'broken', 'closed'],
  person: ['account.retried', 'addPremium.closed', 'addPremium.restarted', 'kind.chosen'],
  waits: { findAccount: call },
  unplayed: 'It is the ends of a wizard: tests/browser/premium/add-premium.all.test.ts.',
  invariants: {
    findingAccount: (snapshot) =>
      expect([selectIsBusy(snapshot), selectStepper(snapshot)]).toEqual([true, undefined]),
    unknown: (snapshot) =>
      expect([selectIsUnknown(snapshot), selectIsBusy(snapshot), selectStepper(snapshot)]).toEqual([
        true,
        false,
        undefined,
      ]),
    choosing: (snapshot) =>
      expect([selectIsChoosing(snapshot), selectKind(snapshot), selectStepper(snapshot)]).toEqual([
        true,
        null,
        undefined,
      ]),
    adding(snapshot) {
      expect(selectKind(snapshot)).not.toBeNull();
      expect(selectStepper(snapshot)).toBeDefined();
    },
    outcomeUnknown: (snapshot) =>
      expect([selectIsOutcomeUnknown(snapshot), selectStepper(snapshot)]).toEqual([true, undefined]),
    broken: (snapshot) =>
      expect([selectIsBroken(snapshot), selectStepper(snapshot)]).toEqual([true, undefined]),
    completed: (snapshot) =>
      expect([snapshot.status, snapshot.context.profileType === null]).toEqual(['done', false]),
    postponed: (snapshot) => expect(snapshot.status).toBe('done'),
    closed: (snapshot) => expect(snapshot.status).toBe('done'),
  },
  scenarios: {
    'S2.profilePage.3: the chooser offers Business or Bill Pay, and opens the wizard of the choice'(start) {
      for (const kind of ['business', 'billPay'] as const) {
        const rig = start('chooser');
        expect([selectIsChoosing(rig.snapshot()), rig.isRunning('stepper')]).toEqual([true, false]);
        rig.send({ type: 'kind.chosen', kind });
        expect(selectKind(rig.snapshot())).toBe(kind);
        expect(rig.inputOf('stepper')).toEqual(starts[kind]);
      }
    },
    'S2.loggedInRoutes.2: an address that names a kind opens its wizard without the chooser'(start) {
      for (const kind of ['business', 'billPay'] as const) {
        const rig = start(kind);
        expect(selectIsChoosing(rig.snapshot())).toBe(false);
        expect(rig.inputOf('stepper')).toEqual(starts[kind]);
      }
    },
    'D4.9: the card accounts are requested once, so that a new one can be identified after a lost reply'(
      start,
    ) {
      for (const input of ['chooser', 'business', 'billPay', 'upgrade'])
        expect(start(input).effectsOf('requestAccounts')).toHaveLength(1);
    },
    'D4.2: an upgrade looks up the account, and opens the wizard for it'(start) {
      const rig = start('upgrade');
      expect([selectIsBusy(rig.snapshot()), rig.isRunning('stepper')]).toEqual([true, false]);
      expect(rig.inputOf('findAccount')).toEqual({ account: '7' });
      rig.settle('findAccount', 'found');
      expect(selectIsBusy(rig.snapshot())).toBe(false);
      expect(rig.inputOf('stepper')).toEqual(upgrade);
    },
    'D4.2: an account that may not become Premium is refused; nothing is opened'(start) {
      const rig = start('upgrade');
      rig.settle('findAccount', 'refused');
      expect([rig.snapshot().output, rig.effectsOf('refuseUpgrade').length]).toEqual([{ kind: 'closed' }, 1]);
    },
    'if the accounts cannot be read, a message says so; Retry reads them again, and it can be closed'(start) {
      const rig = start('upgrade');
      rig.settle('findAccount', 'offline');
      expect([selectIsUnknown(rig.snapshot()), rig.effectsOf('logFailure').length]).toEqual([true, 1]);
      rig.send({ type: 'account.retried' });
      rig.settle('findAccount', 'found');
      expect([selectIsUnknown(rig.snapshot()), rig.isRunning('stepper')]).toEqual([false, true]);
      const unread = start('upgrade');
      unread.settle('findAccount', 'offline');
      const looking = start('upgrade');
      for (const left of [unread, looking]) {
        left.send({ type: 'addPremium.closed' });
        expect([left.snapshot().output, left.effectsOf('refuseUpgrade')]).toEqual([{ kind: 'closed' }, []]);
      }
    },
    'the chooser and the wizard can be closed; nothing was added, and nothing is read again'(start) {
      const chooser = start('chooser');
      chooser.send({ type: 'addPremium.closed' });
      const wizard = start('business');
      wizard.send({ type: 'kind.chosen', kind: 'billPay' });
      wizard.settle('stepper', 'closed');
      for (const rig of [chooser, wizard]) {
        expect([rig.snapshot().output, rig.emitted, reloads(rig)]).toEqual([{ kind: 'closed' }, [], 0]);
      }
      expect(selectKind(wizard.snapshot())).toBe('business');
    },
    'S4.completion.1: the card path reports a subscription, the bill-pay path an application; both report completion'(
      start,
    ) {
      for (const profileType of ['personal', 'business'] as const) {
        const rig = start('business');
        rig.settle('stepper', profileType);
        expect(emittedBy(rig)).toEqual(['premium-subscription-complete', 'complete']);
        expect(rig.snapshot().output).toEqual({ kind: 'completed', profileType });
      }
      for (const kind of ['business', 'billPay']) {
        const rig = start(kind);
        rig.settle('stepper', 'billPay');
        expect(emittedBy(rig)).toEqual(['applicationSent', 'complete']);
        expect(rig.snapshot().output).toEqual({ kind: 'completed', profileType: 'bill_pay' });
      }
    },
    'S4.completion.2: what was added makes the lists stale, and those on the screen are read again'(start) {
      for (const outcome of ['personal', 'business', 'billPay']) {
        const rig = start('business');
        rig.settle('stepper', outcome);
        expect(reloads(rig)).toBe(1);
      }
    },
    'D4.10: a profile whose card follows later is in the lists, and no subscription'(start) {
      const rig = start('business');
      rig.settle('stepper', 'postponed');
      expect([rig.snapshot().output, rig.emitted, reloads(rig)]).toEqual([{ kind: 'postponed' }, [], 1]);
    },
    'D4.9: an unknown outcome is shown, and the lists are read again'(start) {
      const rig = start('business');
      rig.settle('stepper', 'outcomeUnknown');
      expect([selectIsOutcomeUnknown(rig.snapshot()), rig.emitted, reloads(rig)]).toEqual([true, [], 1]);
      rig.send({ type: 'addPremium.restarted' });
      expect(rig.isRunning('stepper')).toBe(false);
      rig.send({ type: 'addPremium.closed' });
      expect(rig.snapshot().output).toEqual({ kind: 'closed' });
    },
    'a wizard that fails is logged; it can be restarted as it was, or closed'(start) {
      const rig = start('billPay');
      rig.settle('stepper', 'crashed');
      expect([selectIsBroken(rig.snapshot()), rig.effectsOf('logFailure').length]).toEqual([true, 1]);
      rig.send({ type: 'addPremium.restarted' });
      expect(rig.inputOf('stepper')).toEqual(starts.billPay);
      rig.settle('stepper', 'crashed');
      rig.send({ type: 'addPremium.closed' });
      expect(rig.snapshot().output).toEqual({ kind: 'closed' });
    },
  },
};
