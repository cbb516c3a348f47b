import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import type { customerSearchMachine } from '../../../machines/admin/customer-search/customer-search.machine';
import {
  selectFactorReset,
  selectFound,
  selectHasFailed,
  selectImpersonationStart,
  selectIsSearching,
  selectTyped,
} from '../../../machines/admin/customer-search/customer-search.selectors';
import { aoifeAsCustomer } from '../../../machines/samples';
import { CUSTOMER_SEARCH_PAUSE_MS } from '../../../src/domain/limits';
import { call } from '../../support/charts/bounds';
import type { FlowSpec } from '../../support/charts/flow-spec';
import { flows } from '../../../src/review/flows';
import type { Rig } from '../../../src/review/play/rig';

type SearchRig = Rig<typeof customerSearchMachine>;

const one = { items: [aoifeAsCustomer], leftOut: 0, page: 1, pageSize: 20, total: 1 };
const logInAs = { type: 'impersonation.requested', customer: aoifeAsCustomer } as const;
const resetFactors = { type: 'factorReset.requested', customer: aoifeAsCustomer } as const;

const type = (rig: SearchRig, typed: string) =>
  rig.send({ type: 'query.typed', typed, wanted: typed.trim() });
const submit = (rig: SearchRig) => rig.send({ type: 'query.submitted' });
const goTo = (rig: SearchRig, query: string, page: number) =>
  rig.send({ type: 'address.changed', query, page });
const settle = (rig: SearchRig, outcome = 'found') => rig.settle('findCustomers', outcome);
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
      expect([selectImpersonationStart(snapshot), selectFactorReset(snapshot)]).toEqual([
        undefined,
        undefined,
      ]),
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
    'S6.4: an admin acts for one customer at a time, whatever the list shows'(start) {
      const rig = start('everybody');
      settle(rig);
      rig.send(logInAs);
      expect(rig.inputOf('impersonationStart')).toEqual({ customer: aoifeAsCustomer });
      rig.send(logInAs);
      expect(rig.live().filter(({ path }) => path === 'impersonationStart')).toHaveLength(1);
      rig.send(resetFactors);
      expect(selectFactorReset(rig.snapshot())).toBeUndefined();
      rig.settle('impersonationStart', 'closed');
      expect([selectImpersonationStart(rig.snapshot()), rig.effects]).toEqual([undefined, []]);
    },
    'D2.extensionGroups.secondFactor: a lost second step is removed for one customer at a time'(start) {
      const rig = start('everybody');
      settle(rig);
      rig.send(resetFactors);
      expect(rig.inputOf('factorReset')).toEqual({ customer: aoifeAsCustomer });
      rig.send(resetFactors);
      rig.send(logInAs);
      expect([
        selectImpersonationStart(rig.snapshot()),
        rig.live().filter(({ path }) => path === 'factorReset').length,
      ]).toEqual([undefined, 1]);
      rig.settle('factorReset', 'closed');
      expect([selectFactorReset(rig.snapshot()), rig.effects]).toEqual([undefined, []]);
    },
    'the dialog stays open, whatever happens to the list behind it'(start) {
      const changes: ((rig: SearchRig) => void)[] = [
        (rig) => type(rig, 'kelly'),
        submit,
        (rig) => goTo(rig, 'byrne', 2),
      ];
      for (const change of changes) {
        const rig = start('everybody');
        settle(rig);
        rig.send(logInAs);
        const dialog = selectImpersonationStart(rig.snapshot());
        change(rig);
        const isSame = selectImpersonationStart(rig.snapshot()) === dialog;
        expect([isSame, rig.isRunning('impersonationStart')]).toEqual([true, true]);
      }
    },
    'own: a dialog that fails is closed, shown as an error and reported; the list stays'(start) {
      const rig = start('everybody');
      settle(rig);
      for (const [opened, dialog] of [
        [logInAs, 'impersonationStart'],
        [resetFactors, 'factorReset'],
      ] as const) {
        const before = rig.effects.length;
        rig.send(opened);
        rig.settle(dialog, 'crashed');
        const names = rig.effects.slice(before).map(({ type: name }) => name);
        expect(names).toEqual(['showDialogFailed', 'logFailure']);
        expect(rig.snapshot().matches({ list: 'found', dialog: 'viewing' })).toBe(true);
      }
    },
  },
};
