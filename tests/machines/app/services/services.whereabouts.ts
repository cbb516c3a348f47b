import { expect } from 'vitest';
import { admin, aoife, impersonatedAoife, sean } from '../../../../machines/samples';
import type { servicesMachine } from '../../../../machines/app/services/services.machine';
import { CODE_TIMEOUT_MS } from '../../../../src/domain/limits';
import type { Rig } from '../../../../src/review/play/rig';
import type { FlowSpec } from '../../../support/charts/flow-spec';
import { comes } from './services.steps';

type Spec = FlowSpec<typeof servicesMachine>;

const agree = { type: 'whereabouts.agreed', owner: aoife.uuid } as const;

/** A customer lets support see where they are, and the code is there. */
const shows = (rig: Rig<typeof servicesMachine>): void => {
  comes(rig, aoife);
  rig.send(agree);
  rig.settle('fetchWhereabouts', 'fetched');
};

export const whereaboutsInvariants: Spec['invariants'] = {
  whereabouts: ({ context }) => expect(context.agreed === null || context.agreed === aoife.uuid).toBe(true),
  'whereabouts.hidden': (snapshot) =>
    expect([snapshot.context.agreed, 'whereabouts' in snapshot.children]).toEqual([null, false]),
  'whereabouts.fetching': (snapshot) =>
    expect([snapshot.context.agreed, 'whereabouts' in snapshot.children]).toEqual([aoife.uuid, false]),
  'whereabouts.running': (snapshot) => expect('whereabouts' in snapshot.children).toBe(true),
};

/** What happens after a customer has agreed to show support where they are. */
export const whereabouts: Spec['scenarios'] = {
  'D2.extensionGroups.support: where the customer is, is shown for them alone, until it ends'(start) {
    const rig = start();
    shows(rig);
    expect(rig.inputOf('whereabouts')).toEqual({ owner: aoife.uuid });
    rig.send({ type: 'session.settled', user: { ...aoife, premium: false } });
    expect(rig.isRunning('whereabouts')).toBe(true);
    rig.settle('whereabouts', 'ended');
    expect([rig.isRunning('whereabouts'), rig.snapshot().context.agreed, rig.effects]).toEqual([
      false,
      null,
      [],
    ]);
  },
  'it ends when somebody else is signed in, or nobody, or an admin who acts; also while its code loads'(
    start,
  ) {
    for (const user of [null, sean, admin, impersonatedAoife]) {
      for (const isThere of [false, true]) {
        const rig = start();
        comes(rig, aoife);
        rig.send(agree);
        if (isThere) rig.settle('fetchWhereabouts', 'fetched');
        rig.send({ type: 'session.settled', user: aoife });
        expect(rig.isRunning(isThere ? 'whereabouts' : 'fetchWhereabouts')).toBe(true);
        rig.send({ type: 'session.settled', user });
        expect([
          rig.isRunning('whereabouts'),
          rig.isRunning('fetchWhereabouts'),
          rig.snapshot().context.agreed,
        ]).toEqual([false, false, null]);
      }
    }
  },
  'it ends if its code takes too long to come'(start) {
    const rig = start();
    comes(rig, aoife);
    rig.send(agree);
    rig.advance(CODE_TIMEOUT_MS - 1);
    expect(rig.isRunning('fetchWhereabouts')).toBe(true);
    rig.advance(1);
    expect([rig.isRunning('fetchWhereabouts'), rig.snapshot().context.agreed]).toEqual([false, null]);
  },
  'it ends if its code is missing or it fails, which is on record; the customer can agree again'(start) {
    const missing = start();
    comes(missing, aoife);
    missing.send(agree);
    missing.settle('fetchWhereabouts', 'missing');
    const failing = start();
    shows(failing);
    failing.settle('whereabouts', 'crashed');
    for (const [rig, source] of [
      [missing, 'fetchWhereabouts'],
      [failing, 'whereabouts'],
    ] as const) {
      expect(rig.effects.map(({ type, params }) => [type, (params as { source: string }).source])).toEqual([
        ['logFailure', source],
      ]);
      rig.send(agree);
      expect(rig.isRunning('fetchWhereabouts')).toBe(true);
    }
  },
};
