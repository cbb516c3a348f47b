import { expect } from 'vitest';
import type { newVersionMachine } from '../../../machines/app/new-version/new-version.machine';
import type { NewVersionEvent } from '../../../machines/app/new-version/new-version.types';
import {
  selectAsksAboutInput,
  selectIsOffered,
  selectIsOffline,
  selectWaitsForPayment,
} from '../../../machines/app/new-version/new-version.selectors';
import { PAYMENT_RECHECK_MS } from '../../../src/domain/limits';
import { here } from '../../support/charts/bounds';
import type { FlowSpec, Start } from '../../support/charts/flow-spec';
import { flows } from '../../../src/review/flows';
import type { Rig } from '../../../src/review/play/rig';

type NewVersion = Rig<typeof newVersionMachine>;
type Snapshot = ReturnType<NewVersion['snapshot']>;

const told = (snapshot: Snapshot) => ({
  at: snapshot.value,
  offered: selectIsOffered(snapshot),
  waits: selectWaitsForPayment(snapshot),
  asks: selectAsksAboutInput(snapshot),
  offline: selectIsOffline(snapshot),
});

const silent = { at: 'current', offered: false, waits: false, asks: false, offline: false };
const postponed = { ...silent, at: 'postponed' };
const offering = { ...silent, at: 'offered', offered: true };
const waiting = { ...offering, at: 'waiting', waits: true };
const asking = { ...offering, at: 'confirming', asks: true };
const offline = { ...offering, at: 'offline', offline: true };

const expired = { type: 'version.expired' } as const;
const gone = { type: 'chunk.failed', online: true } as const;
const unreachable = { type: 'chunk.failed', online: false } as const;

const reloads = (rig: NewVersion) => rig.effectsOf('reloadPage').length;

/** The bar is on the screen. */
const offered = (start: Start<typeof newVersionMachine>, by: NewVersionEvent) => {
  const rig = start();
  rig.send(by);
  return rig;
};

/** Reload was pressed, and that is what was found to be under way. */
const pressed = (start: Start<typeof newVersionMachine>, found: string) => {
  const rig = offered(start, expired);
  rig.send({ type: 'reload.requested' });
  rig.settle('findWork', found);
  return rig;
};

export const spec: FlowSpec<typeof newVersionMachine> = {
  flow: flows['new-version'],
  own: ['offline', 'postponed'],
  person: ['reload.confirmed', 'reload.declined', 'reload.requested'],
  waits: { findWork: here },
  unplayed: 'It takes another build or a missing chunk: tests/browser/app/banners.all.test.ts.',
  invariants: {
    current: (snapshot) => expect(told(snapshot)).toEqual(silent),
    offered: (snapshot) => expect(told(snapshot)).toEqual(offering),
    checking: (snapshot) => expect(told(snapshot)).toEqual({ ...offering, at: 'checking' }),
    waiting: (snapshot) => expect(told(snapshot)).toEqual(waiting),
    rechecking: (snapshot) => expect(told(snapshot)).toEqual({ ...waiting, at: 'rechecking' }),
    confirming: (snapshot) => expect(told(snapshot)).toEqual(asking),
    confirmed: (snapshot) => expect(told(snapshot)).toEqual({ ...asking, at: 'confirmed' }),
    postponed: (snapshot) => expect(told(snapshot)).toEqual(postponed),
    offline: (snapshot) => expect(told(snapshot)).toEqual(offline),
  },
  scenarios: {
    'S4.session.3: an expired version or a missing part shows the bar once'(start) {
      expect(told(start().snapshot())).toEqual(silent);
      for (const by of [expired, gone]) {
        const rig = offered(start, by);
        expect(told(rig.snapshot())).toEqual(offering);
        rig.send(expired);
        rig.send(gone);
        expect(told(rig.snapshot())).toEqual(offering);
      }
    },
    'D2.7: nothing is reloaded until Reload is pressed'(start) {
      const rig = offered(start, expired);
      rig.advance(10 * PAYMENT_RECHECK_MS);
      rig.send({ type: 'reload.confirmed' });
      expect(reloads(rig)).toBe(0);
      rig.send({ type: 'reload.requested' });
      expect(reloads(rig)).toBe(0);
      rig.settle('findWork', 'none');
      expect([reloads(rig), told(rig.snapshot())]).toEqual([1, offering]);
    },
    'D2.7: never reloads during a payment: the bar waits, and offers it again afterwards'(start) {
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
    'D2.7: asks before unsaved input is lost'(start) {
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
        expect([reloads(rig), told(rig.snapshot())]).toEqual([1, offering]);
      }
    },
    'D2.7: does not interrupt a payment that started during the question'(start) {
      const rig = pressed(start, 'unsavedInput');
      rig.send({ type: 'reload.confirmed' });
      rig.settle('findWorkAgain', 'failed');
      expect(told(rig.snapshot())).toEqual(asking);
      rig.send({ type: 'reload.confirmed' });
      rig.settle('findWorkAgain', 'payment');
      expect(told(rig.snapshot())).toEqual(waiting);
      expect(reloads(rig)).toBe(0);
    },
    'a part that is missing while offline is no new version: the bar says so until the connection returns'(
      start,
    ) {
      const rig = offered(start, unreachable);
      expect(told(rig.snapshot())).toEqual(offline);
      rig.send(unreachable);
      rig.send({ type: 'reload.requested' });
      expect(told(rig.snapshot())).toEqual(offline);
      rig.send({ type: 'connection.returned' });
      expect(told(rig.snapshot())).toEqual(silent);
      rig.send(unreachable);
      rig.send({ type: 'reload.declined' });
      expect(told(rig.snapshot())).toEqual(silent);
      for (const by of [expired, gone]) {
        const again = offered(start, unreachable);
        again.send(by);
        expect(told(again.snapshot())).toEqual(offering);
      }
      expect(reloads(rig)).toBe(0);
    },
    'a postponed bar also shows that the device is offline'(start) {
      const rig = offered(start, expired);
      rig.send({ type: 'reload.declined' });
      rig.send(unreachable);
      expect(told(rig.snapshot())).toEqual(offline);
    },
    'a postponed bar is shown again when a part of the app is missing, which only a reload fixes'(start) {
      const rechecking = pressed(start, 'payment');
      rechecking.advance(PAYMENT_RECHECK_MS);
      for (const rig of [offered(start, expired), pressed(start, 'payment'), rechecking]) {
        rig.send({ type: 'reload.declined' });
        expect(told(rig.snapshot())).toEqual(postponed);
        rig.send(expired);
        rig.advance(10 * PAYMENT_RECHECK_MS);
        expect(told(rig.snapshot())).toEqual(postponed);
        rig.send(gone);
        expect(told(rig.snapshot())).toEqual(offering);
      }
    },
  },
};
