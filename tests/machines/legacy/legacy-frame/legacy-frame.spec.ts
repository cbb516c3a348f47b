import { expect } from 'vitest';
import type { legacyFrameMachine } from '../../../../machines/legacy/legacy-frame/legacy-frame.machine';
import {
  selectAttempt,
  selectHasFailed,
  selectIsLoading,
  selectIsNavigating,
  selectIsNotFound,
  selectIsUnauthorized,
  selectSource,
  selectTitle,
} from '../../../../machines/legacy/legacy-frame/legacy-frame.selectors';
import { FRAME_TIMEOUT_MS, MAP_REPOSITION_MS } from '../../../../src/domain/limits';
import type { FlowSpec } from '../../../support/charts/flow-spec';
import { flows } from '../../../../src/review/flows';
import { linkScenarios } from './legacy-frame.links';
import { routingScenarios } from './legacy-frame.routing';
import { visitorScenarios } from './legacy-frame.visitors';
import {
  booking,
  jobStatus,
  jobStatusLoaded,
  loaded,
  loadedPage,
  loginLoaded,
  missing,
  posted,
  sending,
  shown,
  trackingLoaded,
  tracking,
  unreadable,
} from './legacy-frame.steps';

type Snapshot = Parameters<typeof selectTitle>[0];

/** What a view draws, by what it asks. */
const looks = (snapshot: Snapshot) =>
  Object.entries({
    loading: selectIsLoading,
    navigating: selectIsNavigating,
    failed: selectHasFailed,
    notFound: selectIsNotFound,
    unauthorized: selectIsUnauthorized,
  }).flatMap(([name, select]) => (select(snapshot) ? [name] : []));

const looksLike =
  (...names: readonly string[]) =>
  (snapshot: Snapshot) =>
    expect(looks(snapshot)).toEqual(names);

export const spec: FlowSpec<typeof legacyFrameMachine> = {
  flow: flows['legacy-frame'],
  own: ['failed'],
  person: ['form.posted', 'frame.loaded', 'frame.retried', 'link.pressed', 'route.changed'],
  unplayed: 'Its pages are answers that it frames: the tests of the framed pages.',
  invariants: {
    loading: (snapshot) => {
      looksLike('loading')(snapshot);
      expect(snapshot.hasTag('busy')).toBe(true);
      expect([selectTitle(snapshot), selectSource(snapshot)]).toEqual([null, snapshot.context.address]);
    },
    present: (snapshot) => expect(snapshot.context.shown).not.toBeNull(),
    'present.shown': looksLike(),
    'present.shown.arriving': looksLike(),
    'present.shown.positioning': (snapshot) => expect(snapshot.context.hasMap).toBe(true),
    'present.shown.resting': looksLike(),
    'present.navigating'(snapshot) {
      looksLike('navigating')(snapshot);
      expect(snapshot.hasTag('busy')).toBe(true);
    },
    'present.sending': looksLike(),
    'present.checkingSession': (snapshot) => expect(snapshot.context.visitors).not.toBeNull(),
    failed: looksLike('failed'),
    notFound: looksLike('notFound'),
    unauthorized: looksLike('unauthorized'),
  },
  scenarios: {
    ...linkScenarios,
    ...routingScenarios,
    ...visitorScenarios,
    'S2.legacyPageFrame.1: the page is shown when it has loaded, with its title, and so is the next one'(
      start,
    ) {
      const rig = shown(start);
      expect(rig.snapshot().value).toEqual({ present: { shown: 'resting' } });
      expect(selectTitle(rig.snapshot())).toBe('New booking');
      rig.send(loadedPage(booking.address, 'New booking - please check'));
      expect(selectTitle(rig.snapshot())).toBe('New booking - please check');
      expect(rig.effects).toEqual([]);
      expect(rig.emitted).toEqual([]);
    },
    'a page that does not load within its time limit has failed, and not earlier'(start) {
      const rig = start();
      rig.advance(FRAME_TIMEOUT_MS - 1);
      expect(selectIsLoading(rig.snapshot())).toBe(true);
      rig.advance(1);
      expect(selectHasFailed(rig.snapshot())).toBe(true);
      expect(rig.effects).toEqual([]);
    },
    'a response that is not our page has failed, and a 404 is not found, at first and later'(start) {
      for (const make of [() => start(), () => shown(start)]) {
        for (const [answer, look] of [
          [unreadable, 'failed'],
          [loadedPage(booking.address, 'Out of order', 500), 'failed'],
          [missing, 'notFound'],
          [loginLoaded, 'unauthorized'],
        ] as const) {
          const rig = make();
          rig.send(answer);
          expect(looks(rig.snapshot())).toEqual([look]);
        }
      }
    },
    'Retry requests the page again in a new frame; a late response of the old one changes nothing'(start) {
      const rig = shown(start);
      rig.send(unreadable);
      rig.send(loaded);
      expect(selectHasFailed(rig.snapshot())).toBe(true);
      rig.send({ type: 'frame.retried' });
      expect(selectIsLoading(rig.snapshot())).toBe(true);
      expect(selectAttempt(rig.snapshot())).toBe(1);
      rig.advance(FRAME_TIMEOUT_MS);
      expect(selectHasFailed(rig.snapshot())).toBe(true);
    },
    'D6.2: an older page that requires a sign-in causes one check of the session, and offers Retry'(start) {
      const rig = start();
      rig.send(loginLoaded);
      expect(rig.effectsOf('reportUnauthorized')).toHaveLength(1);
      rig.send({ type: 'frame.retried' });
      expect(selectIsLoading(rig.snapshot())).toBe(true);
      expect(selectAttempt(rig.snapshot())).toBe(1);
      rig.send(loaded);
      expect(rig.effectsOf('reportUnauthorized')).toHaveLength(1);
    },
    'a page that has loaded has no time limit'(start) {
      expect(shown(start).clock.remaining()).toEqual([]);
    },
    'S2.otherRoutes.2: the map of a tracked taxi is repositioned once, after 500 ms and not before'(start) {
      const rig = start('tracking');
      rig.send(trackingLoaded);
      rig.advance(MAP_REPOSITION_MS - 1);
      expect(rig.emitted).toEqual([]);
      rig.advance(1);
      expect(rig.emitted).toEqual([{ type: 'map.repositioned' }]);
      expect(rig.snapshot().value).toEqual({ present: { shown: 'resting' } });
      rig.advance(FRAME_TIMEOUT_MS);
      expect(rig.emitted).toHaveLength(1);
    },
    'the map of a page that the frame navigated to is repositioned too'(start) {
      const rig = shown(start);
      rig.send(trackingLoaded);
      rig.send({ type: 'route.changed', ...tracking });
      rig.advance(MAP_REPOSITION_MS);
      expect(rig.emitted.map(({ type }) => type)).toEqual(['frame.routed', 'map.repositioned']);
    },
    'D6.4: after a POST, when the next page has loaded, user and navigation are read again once'(start) {
      const rig = shown(start);
      rig.send(posted);
      rig.send(posted);
      expect(rig.effectsOf('readUserAgain')).toEqual([]);
      rig.send(loadedPage(booking.address, 'Job status'));
      expect(selectTitle(rig.snapshot())).toBe('Job status');
      expect(rig.effectsOf('readUserAgain')).toHaveLength(1);
      rig.send(loaded);
      expect(rig.effectsOf('readUserAgain')).toHaveLength(1);
    },
    'the response to a POST on the same page is scrolled to the top; the next page by route is not'(start) {
      const rig = sending(start);
      rig.send(loadedPage(booking.address, 'New booking - please check'));
      expect(rig.emitted).toEqual([{ type: 'page.begun' }]);
      expect(rig.snapshot().value).toEqual({ present: { shown: 'resting' } });
      expect(selectTitle(rig.snapshot())).toBe('New booking - please check');
      rig.send(posted);
      rig.send(jobStatusLoaded);
      expect(rig.emitted.map(({ type }) => type)).toEqual(['page.begun', 'frame.routed']);
      expect(rig.snapshot().value).toEqual({ present: { shown: 'resting' } });
      expect([selectTitle(rig.snapshot()), rig.snapshot().context.route]).toEqual([
        'Job status',
        jobStatus.route,
      ]);
    },
    'a POST without a usable response may have been executed: they are read again too'(start) {
      const rig = sending(start);
      rig.send(unreadable);
      expect(selectHasFailed(rig.snapshot())).toBe(true);
      expect(rig.effectsOf('readUserAgain')).toHaveLength(1);
    },
    'a POST that returns no page (such as a file) keeps the page; after the time limit they are read again'(
      start,
    ) {
      const rig = start('tracking');
      rig.send(trackingLoaded);
      rig.advance(MAP_REPOSITION_MS);
      rig.send(posted);
      expect(selectIsLoading(rig.snapshot())).toBe(false);
      rig.advance(FRAME_TIMEOUT_MS - 1);
      expect(rig.effectsOf('readUserAgain')).toEqual([]);
      rig.advance(1);
      expect(rig.snapshot().value).toEqual({ present: { shown: 'resting' } });
      expect(rig.effectsOf('readUserAgain')).toHaveLength(1);
      expect(rig.emitted).toHaveLength(1);
    },
    'after leaving during a POST, the user is read at the next visit'(start) {
      expect(sending(start).effectsOf('markSessionStale')).toHaveLength(1);
    },
  },
};
