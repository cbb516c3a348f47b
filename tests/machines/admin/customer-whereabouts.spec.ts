import { expect } from 'vitest';
import type { customerWhereaboutsMachine } from '../../../machines/admin/customer-whereabouts/customer-whereabouts.machine';
import {
  selectCustomer,
  selectHasFailed,
  selectIsAsking,
  selectSeen,
} from '../../../machines/admin/customer-whereabouts/customer-whereabouts.selectors';
import { aoifeAsCustomer } from '../../../machines/samples';
import { WHEREABOUTS_LOOK_MS } from '../../../src/domain/limits';
import { flows } from '../../../src/review/flows';
import type { Rig } from '../../../src/review/play/rig';
import { call } from '../../support/charts/bounds';
import type { FlowSpec } from '../../support/charts/flow-spec';

type LookRig = Rig<typeof customerWhereaboutsMachine>;

const seen = (rig: LookRig) => selectSeen(rig.snapshot())?.charts.map(({ chart }) => chart) ?? null;
const both = ['card-add', 'manage-payments'];

export const spec: FlowSpec<typeof customerWhereaboutsMachine> = {
  flow: flows['customer-whereabouts'],
  unplayed: 'It shows what a customer does in another window: tests/browser/content/whereabouts.all.test.ts.',
  own: ['closed'],
  person: ['dialog.closed', 'look.retried'],
  waits: { look: call },
  invariants: {
    open: (snapshot) => expect(selectCustomer(snapshot)).toEqual(aoifeAsCustomer),
    'open.asking': (snapshot) =>
      expect([selectIsAsking(snapshot), selectHasFailed(snapshot)]).toEqual([true, false]),
    'open.shown': (snapshot) => expect(selectSeen(snapshot)).not.toBeNull(),
    'open.notShown': (snapshot) => expect(selectSeen(snapshot)).toBeNull(),
    'open.failed': (snapshot) =>
      expect([selectIsAsking(snapshot), selectHasFailed(snapshot)]).toEqual([false, true]),
    'open.askingAgain': (snapshot) =>
      expect([selectIsAsking(snapshot), selectHasFailed(snapshot)]).toEqual([false, false]),
    closed: (snapshot) => expect(snapshot.status).toBe('done'),
  },
  scenarios: {
    'D2.extensionGroups.support: the states of the customer’s app are seen live'(start) {
      const rig = start();
      expect(rig.inputOf('look')).toEqual({ uuid: aoifeAsCustomer.uuid });
      rig.settle('look', 'shown');
      expect(seen(rig)).toEqual(both);
      for (let time = 0; time < 2; time += 1) {
        rig.advance(WHEREABOUTS_LOOK_MS - 1);
        expect(rig.isRunning('lookAgain')).toBe(false);
        rig.advance(1);
        expect([rig.inputOf('lookAgain'), seen(rig)]).toEqual([{ uuid: aoifeAsCustomer.uuid }, both]);
        rig.settle('lookAgain', 'shown');
      }
    },
    'a customer who shows nothing may do so at any time, and stop again'(start) {
      const rig = start();
      rig.settle('look', 'nothing');
      expect([rig.snapshot().matches({ open: 'notShown' }), seen(rig)]).toEqual([true, null]);
      rig.advance(WHEREABOUTS_LOOK_MS);
      rig.settle('lookAgain', 'shown');
      expect(seen(rig)).toEqual(both);
      rig.advance(WHEREABOUTS_LOOK_MS);
      rig.settle('lookAgain', 'nothing');
      expect([rig.snapshot().matches({ open: 'notShown' }), seen(rig)]).toEqual([true, null]);
    },
    'D7.1: without an answer the dialog says so, keeps what was seen, and offers Retry'(start) {
      const rig = start();
      rig.settle('look', 'shown');
      rig.advance(WHEREABOUTS_LOOK_MS);
      rig.settle('lookAgain', 'offline');
      expect([selectHasFailed(rig.snapshot()), seen(rig)]).toEqual([true, both]);
      expect(rig.clock.remaining()).toEqual([]);
      rig.send({ type: 'look.retried' });
      rig.settle('look', 'offline');
      expect([selectHasFailed(rig.snapshot()), rig.isRunning('look'), seen(rig)]).toEqual([
        true,
        false,
        both,
      ]);
      rig.send({ type: 'look.retried' });
      rig.settle('look', 'nothing');
      expect(seen(rig)).toBeNull();
    },
    'own: closing the dialog ends the looking'(start) {
      for (const answer of [null, 'shown', 'nothing', 'offline']) {
        const rig = start();
        if (answer !== null) rig.settle('look', answer);
        rig.send({ type: 'dialog.closed' });
        expect([rig.snapshot().status, rig.isRunning('look'), rig.clock.remaining()]).toEqual([
          'done',
          false,
          [],
        ]);
      }
    },
  },
};
