import { expect } from 'vitest';
import type { tableOrderMachine } from '../../../machines/admin/table-order/table-order.machine';
import { selectColumn, selectIsDescending } from '../../../machines/admin/table-order/table-order.selectors';
import { flows } from '../../../src/review/flows';
import type { Rig } from '../../../src/review/play/rig';
import type { FlowSpec } from '../../support/charts/flow-spec';

type Snapshot = ReturnType<Rig<typeof tableOrderMachine>['snapshot']>;

const press = (column: string) => ({ type: 'column.pressed', column }) as const;
const choose = (column: string | null) => ({ type: 'order.chosen', column }) as const;
const shown = (snapshot: Snapshot) => [selectColumn(snapshot), selectIsDescending(snapshot)];

export const spec: FlowSpec<typeof tableOrderMachine> = {
  flow: flows['table-order'],
  own: ['given', 'ascending', 'descending'],
  person: ['column.pressed', 'order.chosen'],
  unplayed: 'Several tables run one: tests/browser/admin/admin-customers.all.test.ts.',
  invariants: {
    given: (snapshot) => expect(shown(snapshot)).toEqual([null, false]),
    ascending: (snapshot) => expect(shown(snapshot)).toEqual([expect.any(String) as string, false]),
    descending: (snapshot) => expect(shown(snapshot)).toEqual([expect.any(String) as string, true]),
  },
  scenarios: {
    "own: the rows are in the server's order until a heading is pressed"(start) {
      const rig = start();
      expect(shown(rig.snapshot())).toEqual([null, false]);
      rig.send(press('name'));
      expect(shown(rig.snapshot())).toEqual(['name', false]);
    },
    'own: each press of the same heading turns the order around'(start) {
      const rig = start();
      rig.send(press('name'));
      rig.send(press('name'));
      expect(shown(rig.snapshot())).toEqual(['name', true]);
      rig.send(press('name'));
      expect(shown(rig.snapshot())).toEqual(['name', false]);
    },
    'own: another heading orders upwards by its column, whatever the order was'(start) {
      const rig = start();
      rig.send(press('name'));
      rig.send(press('email'));
      expect(shown(rig.snapshot())).toEqual(['email', false]);
      rig.send(press('email'));
      rig.send(press('name'));
      expect(shown(rig.snapshot())).toEqual(['name', false]);
    },
    "own: an order that is chosen is upwards by its column, or the server's"(start) {
      const rig = start();
      rig.send(choose('name'));
      expect(rig.snapshot()).toMatchObject({ value: 'ascending', context: { column: 'name' } });
      rig.send(press('name'));
      rig.send(choose('name'));
      expect(rig.snapshot()).toMatchObject({ value: 'ascending', context: { column: 'name' } });
      rig.send(choose(null));
      expect(rig.snapshot()).toMatchObject({ value: 'given', context: { column: null } });
    },
  },
};
