import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { customerSearchMachine } from '../../../../machines/admin/customer-search/customer-search.machine';
import {
  selectFactorReset,
  selectFound,
  selectHasFailed,
  selectImpersonationStart,
  selectIsSearching,
  selectTyped,
  selectWhereabouts,
} from '../../../../machines/admin/customer-search/customer-search.selectors';
import { aoifeAsCustomer } from '../../../../machines/samples';
import { CUSTOMER_SEARCH_PAUSE_MS } from '../../../../src/domain/limits';
import { call } from '../../../support/charts/bounds';
import type { FlowSpec } from '../../../support/charts/flow-spec';
import { flows } from '../../../../src/review/flows';
import { dialogs } from './customer-search.dialogs';
import { goTo, settle, submit, type, type SearchRig } from './customer-search.steps';

const one = { items: [aoifeAsCustomer], leftOut: 0, page: 1, pageSize: 20, total: 1 };
const pause = (rig: SearchRig) => rig.advance(CUSTOMER_SEARCH_PAUSE_MS);
/** What is searched for now. */
const asked = (rig: SearchRig) => (rig.isRunning('findCustomers') ? rig.inputOf('findCustomers') : null);
const searchOf = (rig: SearchRig) => rig.live().find(({ path }) => path === 'findCustomers')?.ref;
const moved = (rig: SearchRig) =>
  rig.emitted.map(({ query, page, replace }): unknown[] => [query, page, replace]);

const state = (snapshot: SnapshotFrom<typeof customerSearchMachine>) => [
  selectIsSearching(snapshot),
  selectHasFailed(snapshot),
];

export const spec: FlowSpec<typeof customerSearchMachine> = {
  flow: flows['customer-search'],
  own: ['list.typing'],
  person: [
    'address.changed',
    'factorReset.requested',
    'impersonation.requested',
    'query.submitted',
    'query.typed',
    'search.retried',
    'whereabouts.requested',
  ],
  waits: { findCustomers: call },
  invariants: {
    list: (snapshot) => expect(typeof selectTyped(snapshot)).toBe('string'),
    'list.searching': (snapshot) => expect(state(snapshot)).toEqual([true, false]),
    'list.found'(snapshot) {
      expect(selectFound(snapshot)).toMatchObject({ query: snapshot.context.query, page: 1, pageSize: 20 });
      expect(state(snapshot)).toEqual([false, false]);
    },
    'list.typing': (snapshot) => expect(state(snapshot)).toEqual([false, false]),
    'list.failed': (snapshot) => expect(state(snapshot)).toEqual([false, true]),
    dialog: (snapshot) => expect(snapshot.matches('dialog')).toBe(true),
    'dialog.viewing': (snapshot) =>
      expect([
        selectImpersonationStart(snapshot),
        selectFactorReset(snapshot),
        selectWhereabouts(snapshot),
      ]).toEqual([undefined, undefined, undefined]),
    'dialog.seeingWhere': (snapshot) => expect(selectWhereabouts(snapshot)).toBeDefined(),
    'dialog.loggingInAs': (snapshot) => expect(selectImpersonationStart(snapshot)).toBeDefined(),
    'dialog.removingFactors': (snapshot) => expect(selectFactorReset(snapshot)).toBeDefined(),
  },
  scenarios: {
    'the search in the address starts at once, and is shown in the field'(start) {
      const rig = start('secondPage');
      expect([asked(rig), selectTyped(rig.snapshot())]).toEqual([{ query: 'byrne', page: 2 }, 'byrne']);
      expect(selectFound(rig.snapshot())).toBeNull();
      settle(rig);
      expect(selectFound(rig.snapshot())).toEqual({ ...one, query: 'byrne' });
      expect(moved(rig)).toEqual([]);
    },
    'typed text is searched after a pause, from the first page, and written to the address'(start) {
      const rig = start('secondPage');
      settle(rig);
      type(rig, 'kel');
      rig.advance(CUSTOMER_SEARCH_PAUSE_MS - 1);
      type(rig, ' kelly ');
      rig.advance(CUSTOMER_SEARCH_PAUSE_MS - 1);
      expect([asked(rig), moved(rig)]).toEqual([null, []]);
      rig.advance(1);
      expect([asked(rig), moved(rig)]).toEqual([{ query: 'kelly', page: 1 }, [['kelly', 1, false]]]);
      expect(selectTyped(rig.snapshot())).toBe(' kelly ');
    },
    'the previous results stay while typing and searching, and after a failure'(start) {
      const rig = start('everybody');
      settle(rig);
      const before = selectFound(rig.snapshot());
      type(rig, 'kelly');
      expect(selectFound(rig.snapshot())).toBe(before);
      pause(rig);
      expect(selectFound(rig.snapshot())).toBe(before);
      settle(rig, 'offline');
      expect([selectFound(rig.snapshot()), selectHasFailed(rig.snapshot())]).toEqual([before, true]);
      rig.send({ type: 'search.retried' });
      expect(asked(rig)).toEqual({ query: 'kelly', page: 1 });
      settle(rig, 'nobody');
      expect(selectFound(rig.snapshot())).toMatchObject({ query: 'kelly', items: [], total: 0 });
    },
    'an outdated response is ignored: after more typing, another address, or another search'(start) {
      const leave: ((rig: SearchRig) => void)[] = [
        (rig) => {
          type(rig, 'kelly');
        },
        (rig) => goTo(rig, 'byrne', 2),
        submit,
      ];
      for (const go of leave) {
        const rig = start('everybody');
        const first = searchOf(rig);
        go(rig);
        expect([
          (first?.getSnapshot() as { readonly status: string } | undefined)?.status,
          searchOf(rig) === first,
        ]).toEqual(['stopped', false]);
      }
    },
    'typing and undoing it repeats the same search on its page; the address stays'(start) {
      const rig = start('secondPage');
      type(rig, 'byrnes');
      type(rig, 'byrne');
      pause(rig);
      expect([asked(rig), moved(rig)]).toEqual([{ query: 'byrne', page: 2 }, []]);
    },
    'Enter does not wait, and repeats the current search'(start) {
      const rig = start('everybody');
      settle(rig);
      type(rig, 'kelly');
      submit(rig);
      expect([asked(rig), moved(rig)]).toEqual([{ query: 'kelly', page: 1 }, [['kelly', 1, false]]]);
      settle(rig);
      submit(rig);
      expect([asked(rig), moved(rig).length]).toEqual([{ query: 'kelly', page: 1 }, 1]);
    },
    'while typing continues, each search replaces the previous one in the history; another page or Back ends that'(
      start,
    ) {
      const rig = start('everybody');
      type(rig, 'kel');
      pause(rig);
      goTo(rig, 'kel', 1);
      type(rig, 'kelly');
      pause(rig);
      goTo(rig, 'kelly', 1);
      settle(rig);
      goTo(rig, 'kelly', 2);
      type(rig, 'byrne');
      submit(rig);
      expect(moved(rig)).toEqual([
        ['kel', 1, false],
        ['kelly', 1, true],
        ['byrne', 1, false],
      ]);
    },
    'the address change after a search does not search again, and keeps what is typed in the meantime'(
      start,
    ) {
      const rig = start('everybody');
      type(rig, 'kelly ');
      pause(rig);
      const search = searchOf(rig);
      goTo(rig, 'kelly', 1);
      expect([searchOf(rig) === search, selectTyped(rig.snapshot())]).toEqual([true, 'kelly ']);
      type(rig, 'kelly b');
      goTo(rig, 'kelly', 1);
      expect([rig.snapshot().matches({ list: 'typing' }), selectTyped(rig.snapshot())]).toEqual([
        true,
        'kelly b',
      ]);
    },
    'another address starts a search, whichever part differs, and is shown in the field'(start) {
      for (const [query, page] of [
        ['byrne', 1],
        ['kelly', 2],
      ] as const) {
        const rig = start('secondPage');
        settle(rig);
        type(rig, 'something else');
        goTo(rig, query, page);
        expect([asked(rig), selectTyped(rig.snapshot()), moved(rig)]).toEqual([{ query, page }, query, []]);
      }
    },
    ...dialogs,
  },
};
