import { expect } from 'vitest';
import type { newVersionMachine } from '../../machines/new-version/new-version.machine';
import {
  selectAsksAboutInput,
  selectIsOffered,
  selectWaitsForPayment,
} from '../../machines/new-version/new-version.selectors';
import { PAYMENT_RECHECK_MS } from '../../src/domain/limits';
import type { FlowSpec, Start } from '../support/flow-spec';
import { flows } from '../../src/review/play/flows';
import type { Rig } from '../../src/review/play/rig';

type NewVersion = Rig<typeof newVersionMachine>;
type Snapshot = ReturnType<NewVersion['snapshot']>;

const told = (snapshot: Snapshot) => ({
  offered: selectIsOffered(snapshot),
  waits: selectWaitsForPayment(snapshot),
  asks: selectAsksAboutInput(snapshot),
});

const silent = { offered: false, waits: false, asks: false };
const offering = { offered: true, waits: false, asks: false };
const waiting = { offered: true, waits: true, asks: false };
const asking = { offered: true, waits: false, asks: true };

const reloads = (rig: NewVersion) => rig.effectsOf('reloadPage').length;

/** The bar is on the screen. */
const offered = (start: Start<typeof newVersionMachine>, by: 'version.expired' | 'chunk.failed') => {
  const rig = start();
  rig.send({ type: by });
  return rig;
};

/** Reload was pressed, and that is what was found to be under way. */
const pressed = (start: Start<typeof newVersionMachine>, found: string) => {
  const rig = offered(start, 'version.expired');
  rig.send({ type: 'reload.requested' });
  rig.settle('findWork', found);
  return rig;
};

export const spec: FlowSpec<typeof newVersionMachine> = {
  flow: flows['new-version'],
  claims: {
    current: (snapshot) => expect(told(snapshot)).toEqual(silent),
    offered: (snapshot) => expect(told(snapshot)).toEqual(offering),
    checking: (snapshot) => expect(told(snapshot)).toEqual(offering),
    waiting: (snapshot) => expect(told(snapshot)).toEqual(waiting),
    rechecking: (snapshot) => expect(told(snapshot)).toEqual(waiting),
    confirming: (snapshot) => expect(told(snapshot)).toEqual(asking),
    confirmed: (snapshot) => expect(told(snapshot)).toEqual(asking),
    postponed: (snapshot) => expect(told(snapshot)).toEqual(silent),
  },
  sentences: {
    'S4.session.3: a version that has expired, and a part that is gone, bring the bar, once'(start) {
      for (const by of ['version.expired', 'chunk.failed'] as const) {
        const rig = offered(start, by);
        expect(told(rig.snapshot())).toEqual(offering);
        rig.send({ type: 'version.expired' });
        rig.send({ type: 'chunk.failed' });
        expect(told(rig.snapshot())).toEqual(offering);
      }
    },
    'D2.7: nothing is loaded again until Reload is pressed'(start) {
      const rig = offered(start, 'version.expired');
      rig.advance(10 * PAYMENT_RECHECK_MS);
      rig.send({ type: 'reload.confirmed' });
      expect(reloads(rig)).toBe(0);
      rig.send({ type: 'reload.requested' });
      expect(reloads(rig)).toBe(0);
      rig.settle('findWork', 'none');
      expect(reloads(rig)).toBe(1);
    },
    'D2.7: never during a payment: the bar waits, and offers again when it is over'(start) {
      const rig = pressed(start, 'payment');
      expect(told(rig.snapshot())).toEqual(waiting);
      rig.send({ type: 'reload.requested' });
      rig.advance(PAYMENT_RECHECK_MS - 1);
      expect(rig.isRunning('findPayment')).toBe(false);
      rig.advance(1);
      rig.settle('findPayment', 'payment');
      expect(told(rig.snapshot())).toEqual(waiting);
      rig.advance(PAYMENT_RECHECK_MS);
      rig.settle('findPayment', 'failed');
      expect(told(rig.snapshot())).toEqual(waiting);
      rig.advance(PAYMENT_RECHECK_MS);
      rig.settle('findPayment', 'none');
      expect(told(rig.snapshot())).toEqual(offering);
      expect(reloads(rig)).toBe(0);
    },
    'D2.7: over unsaved input only after a question'(start) {
      for (const answer of ['unsavedInput', 'failed']) {
        const rig = pressed(start, answer);
        expect(told(rig.snapshot())).toEqual(asking);
        rig.send({ type: 'reload.requested' });
        rig.send({ type: 'reload.declined' });
        expect(told(rig.snapshot())).toEqual(offering);
        rig.send({ type: 'reload.requested' });
        rig.settle('findWork', 'unsavedInput');
        rig.send({ type: 'reload.confirmed' });
        expect(reloads(rig)).toBe(0);
        rig.settle('findWorkAgain', 'unsavedInput');
        expect(reloads(rig)).toBe(1);
      }
    },
    'D2.7: a payment that began while the question stood is not interrupted either'(start) {
      const rig = pressed(start, 'unsavedInput');
      rig.send({ type: 'reload.confirmed' });
      rig.settle('findWorkAgain', 'failed');
      expect(told(rig.snapshot())).toEqual(asking);
      rig.send({ type: 'reload.confirmed' });
      rig.settle('findWorkAgain', 'payment');
      expect(told(rig.snapshot())).toEqual(waiting);
      expect(reloads(rig)).toBe(0);
    },
    'a bar that was put off comes back when a part of the app is gone, which nothing else mends'(start) {
      const rechecking = pressed(start, 'payment');
      rechecking.advance(PAYMENT_RECHECK_MS);
      for (const rig of [offered(start, 'version.expired'), pressed(start, 'payment'), rechecking]) {
        rig.send({ type: 'reload.declined' });
        expect(told(rig.snapshot())).toEqual(silent);
        rig.send({ type: 'version.expired' });
        rig.advance(10 * PAYMENT_RECHECK_MS);
        expect(told(rig.snapshot())).toEqual(silent);
        rig.send({ type: 'chunk.failed' });
        expect(told(rig.snapshot())).toEqual(offering);
      }
    },
  },
};
