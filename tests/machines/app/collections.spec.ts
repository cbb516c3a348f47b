import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';
import { aoife } from '../../../machines/samples';
import type { collectionsMachine } from '../../../machines/app/collections/collections.machine';
import { selectIsGivenUp } from '../../../machines/app/collections/collections.selectors';
import type { CollectionName } from '../../../machines/app/collections/collections.types';
import { ACTOR_RESTARTS } from '../../../src/domain/limits';
import type { FlowSpec } from '../../support/charts/flow-spec';
import { flows } from '../../../src/review/flows';
import type { Rig } from '../../../src/review/play/rig';

type Invariant = (snapshot: SnapshotFrom<typeof collectionsMachine>) => void;

const names: readonly CollectionName[] = [
  'links',
  'cards',
  'subscriptions',
  'cardAccounts',
  'accounts',
  'receipts',
];

const invariants = Object.fromEntries(
  names.flatMap((name): [string, Invariant][] => [
    [name, (snapshot) => expect(snapshot.context.restarts[name] ?? 0).toBeLessThanOrEqual(ACTOR_RESTARTS)],
    [`${name}.running`, (snapshot) => expect(name in snapshot.children).toBe(true)],
    [
      `${name}.givenUp`,
      (snapshot) => {
        expect(selectIsGivenUp(name)(snapshot)).toBe(true);
        expect(snapshot.context.restarts[name]).toBe(ACTOR_RESTARTS);
      },
    ],
  ]),
);

const crash = (rig: Rig<typeof collectionsMachine>, name: CollectionName, times: number): void => {
  for (let time = 0; time < times; time += 1) rig.settle(name, 'crashed');
};

export const spec: FlowSpec<typeof collectionsMachine> = {
  flow: flows.collections,
  own: [
    'links.givenUp',
    'cards.givenUp',
    'subscriptions.givenUp',
    'cardAccounts.givenUp',
    'accounts.givenUp',
    'receipts.givenUp',
  ],
  unplayed: 'It starts the lists and shows nothing; their failures are faults of the program.',
  invariants,
  scenarios: {
    'a collection that fails is logged and restarted, three times, while the others continue'(start) {
      for (const name of names) {
        const rig = start();
        const others = () =>
          rig
            .live()
            .filter(({ path }) => path !== name)
            .map(({ ref }) => ref);
        const before = others();
        crash(rig, name, ACTOR_RESTARTS);
        expect(rig.isRunning(name)).toBe(true);
        crash(rig, name, 1);
        expect([rig.isRunning(name), selectIsGivenUp(name)(rig.snapshot())]).toEqual([false, true]);
        expect(others()).toEqual(before);
        expect(rig.effects.map(({ type, params }) => [type, (params as { source: string }).source])).toEqual(
          Array(ACTOR_RESTARTS + 1).fill(['logFailure', name]),
        );
      }
    },
    'only the cards have no stale time'(start) {
      const rig = start();
      for (const name of names) expect(rig.inputOf(name)).toEqual({ growsStale: name !== 'cards' });
    },
    'the navigation is that of the signed-in user; a visitor has one too'(start) {
      const rig = start();
      rig.send({ type: 'session.settled', user: aoife });
      rig.send({ type: 'session.settled', user: null });
      expect(rig.sentTo('links')).toEqual([
        { type: 'resource.requested', owner: aoife.uuid },
        { type: 'resource.requested', owner: null },
      ]);
    },
  },
};
