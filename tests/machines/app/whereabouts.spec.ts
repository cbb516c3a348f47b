import { expect } from 'vitest';
import type { whereaboutsMachine } from '../../../machines/app/whereabouts/whereabouts.machine';
import {
  selectIsShowing,
  selectIsShown,
  selectIsUnreachable,
} from '../../../machines/app/whereabouts/whereabouts.selectors';
import { aoife } from '../../../machines/samples';
import { WHEREABOUTS_PAUSE_MS } from '../../../src/domain/limits';
import { PLAYED_AGREEMENT_MS } from '../../../src/features/app/whereabouts/whereabouts.flow';
import { provideWhereabouts } from '../../../src/features/app/whereabouts/whereabouts.provide';
import { flows } from '../../../src/review/flows';
import { playedEnvironment } from '../../../src/review/play/environment';
import type { Rig } from '../../../src/review/play/rig';
import { call } from '../../support/charts/bounds';
import type { FlowSpec } from '../../support/charts/flow-spec';

type WhereRig = Rig<typeof whereaboutsMachine>;

const stop = (rig: WhereRig) => rig.send({ type: 'whereabouts.stopped' });
const said = (rig: WhereRig) => [
  selectIsShowing(rig.snapshot()),
  selectIsShown(rig.snapshot()),
  selectIsUnreachable(rig.snapshot()),
];

export const spec: FlowSpec<typeof whereaboutsMachine> = {
  flow: flows.whereabouts,
  unplayed: 'An admin sees it in another window: tests/browser/content/whereabouts.all.test.ts.',
  person: ['whereabouts.stopped'],
  waits: { hide: call },
  invariants: {
    showing: (snapshot) => expect(selectIsShowing(snapshot)).toBe(true),
    'showing.connecting': (snapshot) =>
      expect([selectIsShown(snapshot), snapshot.hasTag('busy')]).toEqual([false, true]),
    'showing.shown': (snapshot) => expect(selectIsShown(snapshot)).toBe(true),
    'showing.updating': (snapshot) => expect(selectIsShown(snapshot)).toBe(true),
    'showing.unreachable': (snapshot) =>
      expect([selectIsShown(snapshot), selectIsUnreachable(snapshot)]).toEqual([false, true]),
    stopping: (snapshot) => expect([selectIsShowing(snapshot), snapshot.status]).toEqual([false, 'active']),
    refused: (snapshot) => expect(snapshot.status).toBe('done'),
    hidden: (snapshot) => expect(snapshot.status).toBe('done'),
  },
  scenarios: {
    'D2.extensionGroups.support: what the app does is sent again and again, for the customer who agreed'(
      start,
    ) {
      const rig = start();
      expect([rig.inputOf('showFirst'), said(rig)]).toEqual([{ owner: aoife.uuid }, [true, false, false]]);
      rig.settle('showFirst', 'shown');
      for (let time = 0; time < 3; time += 1) {
        expect([rig.isRunning('show'), said(rig)]).toEqual([false, [true, true, false]]);
        rig.advance(WHEREABOUTS_PAUSE_MS - 1);
        expect(rig.isRunning('show')).toBe(false);
        rig.advance(1);
        expect(rig.inputOf('show')).toEqual({ owner: aoife.uuid });
        rig.settle('show', 'shown');
      }
    },
    'Stop makes the server forget it, also if it cannot be reached; nothing more is sent'(start) {
      for (const answer of ['hidden', 'offline']) {
        const rig = start();
        rig.settle('showFirst', 'shown');
        stop(rig);
        expect([rig.inputOf('hide'), said(rig)]).toEqual([{ owner: aoife.uuid }, [false, false, false]]);
        rig.settle('hide', answer);
        expect([rig.snapshot().matches('hidden'), rig.clock.remaining(), rig.effects]).toEqual([
          true,
          [],
          [],
        ]);
      }
    },
    'Stop works while the first or another sending is under way'(start) {
      const first = start();
      stop(first);
      expect([first.isRunning('showFirst'), first.isRunning('hide')]).toEqual([false, true]);
      const later = start();
      later.settle('showFirst', 'shown');
      later.advance(WHEREABOUTS_PAUSE_MS);
      stop(later);
      expect([later.isRunning('show'), later.isRunning('hide')]).toEqual([false, true]);
    },
    'it stops by itself after half an hour'(start) {
      const { agreement } = provideWhereabouts(playedEnvironment).implementations.delays;
      expect(agreement).toBe(30 * 60_000);
      const rig = start();
      rig.advance(PLAYED_AGREEMENT_MS - 1);
      expect(selectIsShowing(rig.snapshot())).toBe(true);
      rig.advance(1);
      expect(rig.isRunning('hide')).toBe(true);
    },
    'S8.networkFailure: without an answer it says so, and tries again'(start) {
      const rig = start();
      rig.settle('showFirst', 'offline');
      expect(said(rig)).toEqual([true, false, true]);
      rig.advance(WHEREABOUTS_PAUSE_MS);
      rig.settle('showFirst', 'shown');
      rig.advance(WHEREABOUTS_PAUSE_MS);
      rig.settle('show', 'offline');
      expect(said(rig)).toEqual([true, false, true]);
    },
    'S8.bodyCode: a server that refuses ends it, and the customer is told'(start) {
      const first = start();
      first.settle('showFirst', 'refused');
      const later = start();
      later.settle('showFirst', 'shown');
      later.advance(WHEREABOUTS_PAUSE_MS);
      later.settle('show', 'refused');
      for (const rig of [first, later])
        expect([rig.snapshot().matches('refused'), rig.effects.map(({ type }) => type)]).toEqual([
          true,
          ['tellRefused'],
        ]);
    },
  },
};
