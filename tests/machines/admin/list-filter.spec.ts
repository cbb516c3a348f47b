import { expect } from 'vitest';
import type { listFilterMachine } from '../../../machines/admin/list-filter/list-filter.machine';
import {
  selectIsSearching,
  selectPage,
  selectQuery,
  selectTyped,
} from '../../../machines/admin/list-filter/list-filter.selectors';
import { flows } from '../../../src/review/flows';
import type { Rig } from '../../../src/review/play/rig';
import type { FlowSpec } from '../../support/charts/flow-spec';

type FilterRig = Rig<typeof listFilterMachine>;
type Snapshot = ReturnType<FilterRig['snapshot']>;

const type = (rig: FilterRig, typed: string) =>
  rig.send({ type: 'list.searched', typed, query: typed.trim() });
const turnTo = (rig: FilterRig, page: number) => rig.send({ type: 'list.pageRequested', page });
const shown = (snapshot: Snapshot) => [selectTyped(snapshot), selectQuery(snapshot), selectPage(snapshot)];

export const spec: FlowSpec<typeof listFilterMachine> = {
  flow: flows['list-filter'],
  own: ['whole', 'searching'],
  person: ['list.pageRequested', 'list.searched'],
  unplayed: 'Several lists run one: tests/browser/admin/admin-audit.all.test.ts.',
  invariants: {
    whole: (snapshot) => expect([selectIsSearching(snapshot), selectQuery(snapshot)]).toEqual([false, '']),
    searching: (snapshot) =>
      expect([selectIsSearching(snapshot), selectQuery(snapshot) === '']).toEqual([true, false]),
  },
  scenarios: {
    'own: the whole list is shown from its first page until another one is chosen'(start) {
      const rig = start();
      expect([shown(rig.snapshot()), selectIsSearching(rig.snapshot())]).toEqual([['', '', 1], false]);
      turnTo(rig, 3);
      expect([shown(rig.snapshot()), selectIsSearching(rig.snapshot())]).toEqual([['', '', 3], false]);
    },
    'own: a search, another one, and the whole list again each begin at the first page'(start) {
      const rig = start();
      turnTo(rig, 3);
      type(rig, ' card');
      expect([shown(rig.snapshot()), selectIsSearching(rig.snapshot())]).toEqual([
        [' card', 'card', 1],
        true,
      ]);
      turnTo(rig, 2);
      type(rig, ' card b');
      expect([shown(rig.snapshot()), selectIsSearching(rig.snapshot())]).toEqual([
        [' card b', 'card b', 1],
        true,
      ]);
      turnTo(rig, 2);
      type(rig, '');
      expect([shown(rig.snapshot()), selectIsSearching(rig.snapshot())]).toEqual([['', '', 1], false]);
    },
    'own: typing what searches for the same keeps the page, and stays in the field'(start) {
      const rig = start();
      turnTo(rig, 3);
      type(rig, ' ');
      expect([shown(rig.snapshot()), selectIsSearching(rig.snapshot())]).toEqual([[' ', '', 3], false]);
      type(rig, 'card');
      turnTo(rig, 2);
      type(rig, 'card ');
      expect([shown(rig.snapshot()), selectIsSearching(rig.snapshot())]).toEqual([
        ['card ', 'card', 2],
        true,
      ]);
    },
  },
};
