import { expect } from 'vitest';
import type { legacyFrameMachine } from '../../../../machines/legacy/legacy-frame/legacy-frame.machine';
import {
  selectAttempt,
  selectHasFailed,
  selectIsLoading,
  selectIsNavigating,
  selectSource,
  selectTitle,
} from '../../../../machines/legacy/legacy-frame/legacy-frame.selectors';
import { FRAME_TIMEOUT_MS } from '../../../../src/domain/limits';
import type { Scenario, Start } from '../../../support/charts/flow-spec';
import {
  booking,
  jobStatus,
  jobStatusLoaded,
  loaded,
  loginLoaded,
  missing,
  navigating,
  posted,
  pressed,
  sending,
  shown,
  tracking,
  unreadable,
} from './legacy-frame.steps';

/** The booking page is on its way once more, in its frame. */
const anew = (start: Start<typeof legacyFrameMachine>) => {
  const rig = shown(start);
  rig.send(pressed(booking.address));
  expect(selectIsNavigating(rig.snapshot())).toBe(true);
  return rig;
};

/** How the frame and the address of the app follow each other. */
export const routingScenarios: Readonly<Record<string, Scenario<typeof legacyFrameMachine>>> = {
  'D6.6: another route navigates the frame; the previous page stays visible meanwhile'(start) {
    const rig = navigating(start);
    expect(rig.emitted).toEqual([{ type: 'frame.pointed', address: jobStatus.address }]);
    expect(selectAttempt(rig.snapshot())).toBe(0);
    expect(selectSource(rig.snapshot())).toBe(booking.address);
    rig.send(jobStatusLoaded);
    expect(rig.snapshot().value).toEqual({ present: { shown: 'resting' } });
    expect(rig.emitted).toHaveLength(1);
  },
  'a page that does not load in the frame fails after its time limit; Retry loads that one'(start) {
    const rig = navigating(start);
    rig.advance(FRAME_TIMEOUT_MS - 1);
    expect(selectIsNavigating(rig.snapshot())).toBe(true);
    rig.advance(1);
    expect(selectHasFailed(rig.snapshot())).toBe(true);
    rig.send({ type: 'frame.retried' });
    expect(selectSource(rig.snapshot())).toBe(jobStatus.address);
  },
  'a page that the history cannot restore is requested again in a new frame; then it has failed'(start) {
    const rig = navigating(start);
    rig.send(unreadable);
    expect(selectIsLoading(rig.snapshot())).toBe(true);
    expect([selectAttempt(rig.snapshot()), selectSource(rig.snapshot())]).toEqual([1, jobStatus.address]);
    rig.send(unreadable);
    expect(selectHasFailed(rig.snapshot())).toBe(true);
  },
  'navigation during a load makes a new frame, because the old one may still respond'(start) {
    for (const make of [() => start(), () => navigating(start), () => sending(start)]) {
      const rig = make();
      const before = rig.emitted.length;
      rig.send({ type: 'route.changed', ...tracking });
      expect(selectIsLoading(rig.snapshot())).toBe(true);
      expect([selectAttempt(rig.snapshot()), selectSource(rig.snapshot())]).toEqual([1, tracking.address]);
      expect(rig.emitted.length).toBe(before);
    }
  },
  'navigation after a failed load makes a new frame too'(start) {
    for (const answer of [unreadable, missing, loginLoaded]) {
      const rig = start();
      rig.send(answer);
      rig.send({ type: 'route.changed', ...jobStatus });
      expect(selectIsLoading(rig.snapshot())).toBe(true);
      expect([selectAttempt(rig.snapshot()), selectSource(rig.snapshot())]).toEqual([1, jobStatus.address]);
    }
  },
  'if the frame navigates by itself, the address is replaced, and nothing is loaded again'(start) {
    for (const make of [() => start(), () => shown(start), () => anew(start)]) {
      const rig = make();
      rig.emitted.length = 0;
      rig.send(jobStatusLoaded);
      expect(rig.snapshot().value).toEqual({ present: { shown: 'resting' } });
      expect([rig.snapshot().context.route, selectTitle(rig.snapshot())]).toEqual([
        jobStatus.route,
        'Job status',
      ]);
      expect(rig.emitted).toEqual([{ type: 'frame.routed', route: jobStatus.route, replace: true }]);
      rig.send({ type: 'route.changed', ...jobStatus });
      expect(rig.snapshot().value).toEqual({ present: { shown: 'resting' } });
      expect(rig.emitted).toHaveLength(1);
    }
  },
  'a press before the app has followed the frame counts for the visible page'(start) {
    const rig = start('booking');
    rig.send(loaded);
    rig.send(posted);
    rig.send(jobStatusLoaded);
    rig.send(pressed(booking.address));
    expect(rig.emitted.at(-1)).toEqual({ type: 'frame.routed', route: booking.route, replace: false });
    rig.send(pressed(jobStatus.address));
    expect(rig.emitted.at(-2)).toEqual({ type: 'frame.pointed', address: jobStatus.address });
  },
  'the route of the page that is loading changes nothing'(start) {
    for (const [make, page] of [
      [() => start('booking'), booking],
      [() => navigating(start), jobStatus],
    ] as const) {
      const rig = make();
      const before = rig.snapshot().value;
      rig.send({ type: 'route.changed', ...page });
      expect(rig.snapshot().value).toEqual(before);
      expect(selectAttempt(rig.snapshot())).toBe(0);
    }
  },
  'the older page of a route whose address matches another route stays where it is'(start) {
    const rig = start();
    const page = { type: 'page.arrived', title: 'New booking', forVisitors: false } as const;
    rig.send({ ...page, route: '/somewhere', address: booking.address });
    rig.send({ ...page, route: null, address: '/legacy/elsewhere' });
    expect(rig.emitted).toEqual([]);
  },
};
