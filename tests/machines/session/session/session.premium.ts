import { expect } from 'vitest';
import { aoife, sean } from '../../../../machines/samples';
import { selectUser } from '../../../../machines/session/session/session.selectors';
import { dueAndVisited, lost, signedIn, type SessionScenarios } from './session.steps';

const none = { type: 'subscriptions.loaded', owner: aoife.uuid, count: 0 } as const;

export const premium: SessionScenarios = {
  'S4.subscription.1: if zero subscriptions load, the premium flag is cleared, once, and nothing else of the user'(
    start,
  ) {
    const rig = signedIn(start, 'customer');
    rig.send(none);
    expect(selectUser(rig.snapshot())).toEqual({ ...aoife, premium: false });
    rig.send(none);
    expect(rig.emitted).toEqual([{ type: 'session.changed' }]);
    expect(rig.live()).toHaveLength(1);
  },
  'S4.subscription.1: as long as one is loaded the flag stays'(start) {
    const rig = signedIn(start, 'customer');
    rig.send({ ...none, count: 1 });
    expect(selectUser(rig.snapshot())).toEqual(aoife);
    expect(rig.emitted).toEqual([]);
  },
  'zero subscriptions of someone else, or of no one, do not affect this customer'(start) {
    const rig = signedIn(start, 'customer');
    rig.send({ ...none, owner: sean.uuid });
    rig.send({ ...none, owner: null });
    expect(selectUser(rig.snapshot())).toEqual(aoife);
    const visitor = signedIn(start, 'nobody');
    visitor.send(none);
    const absent = lost(start, 'found');
    absent.send(none);
    expect([visitor, absent].map((each) => selectUser(each.snapshot()))).toEqual([null, null]);
  },
  'they change nothing for a customer without Premium'(start) {
    const rig = signedIn(start, 'another');
    rig.send({ ...none, owner: sean.uuid });
    expect([selectUser(rig.snapshot()), rig.emitted]).toEqual([sean, []]);
  },
  'zero subscriptions of a customer for whom an admin acts count as well'(start) {
    const rig = signedIn(start, 'impersonating');
    rig.send(none);
    expect(selectUser(rig.snapshot())).toMatchObject({
      premium: false,
      impersonation: { reason: 'Card question by phone' },
    });
  },
  'S4.subscription.1: zero subscriptions that load while the user is read apply to that user, in one report'(
    start,
  ) {
    const recheck = signedIn(start, 'customer');
    recheck.send({ type: 'unauthorized' });
    const again = signedIn(start, 'customer');
    again.send({ type: 'session.userChanged' });
    for (const [rig, reading] of [
      [dueAndVisited(start), 'refreshUser'],
      [recheck, 'recheckUser'],
      [again, 'readUser'],
    ] as const) {
      rig.send(none);
      rig.settle(reading, 'customer');
      const user = { ...aoife, premium: false };
      expect([selectUser(rig.snapshot()), rig.emitted]).toEqual([user, [{ type: 'session.changed' }]]);
      expect(rig.reports).toEqual([{ type: 'session.settled', user }]);
    }
  },
  'S4.subscription.1: they also apply if the read fails'(start) {
    const rig = dueAndVisited(start);
    rig.send(none);
    rig.settle('refreshUser', 'offline');
    expect(selectUser(rig.snapshot())).toEqual({ ...aoife, premium: false });
  },
  'of several loads while the user is read the last one counts, and only for that read'(start) {
    const rig = dueAndVisited(start);
    rig.send(none);
    rig.send({ ...none, count: 1 });
    rig.settle('refreshUser', 'customer');
    expect(selectUser(rig.snapshot())).toEqual(aoife);
    rig.send({ type: 'session.recheckRequested' });
    rig.send(none);
    rig.settle('refreshUser', 'customer');
    expect(selectUser(rig.snapshot())?.premium).toBe(false);
    rig.send({ type: 'session.recheckRequested' });
    rig.settle('refreshUser', 'customer');
    expect(selectUser(rig.snapshot()), 'Premium was bought elsewhere').toEqual(aoife);
  },
  'zero subscriptions of someone else do not affect the new user'(start) {
    const other = dueAndVisited(start);
    other.send({ ...none, owner: sean.uuid });
    other.settle('refreshUser', 'customer');
    expect(selectUser(other.snapshot())).toEqual(aoife);
    const replaced = dueAndVisited(start);
    replaced.send(none);
    replaced.settle('refreshUser', { resolve: { user: { ...sean, premium: true }, at: 0 } });
    expect(selectUser(replaced.snapshot())?.premium).toBe(true);
  },
  'a load while no one is signed in does not affect the next user'(start) {
    const visitor = signedIn(start, 'nobody');
    visitor.send(none);
    visitor.send({ type: 'session.loginSucceeded', location: null });
    visitor.settle('readUser', 'customer');
    expect(selectUser(visitor.snapshot())).toEqual(aoife);
  },
  'S4.subscription.1: a load before a session was lost does not affect the next one'(start) {
    const absent = dueAndVisited(start);
    absent.send(none);
    absent.settle('refreshUser', 'nobody');
    absent.settle('lookForInput', 'found');
    absent.send({ type: 'session.confirmed' });
    absent.settle('readAgain', 'customer');
    const left = dueAndVisited(start);
    left.send(none);
    left.send({ type: 'session.ended' });
    left.send({ type: 'session.loginSucceeded', location: null });
    left.settle('readUser', 'customer');
    expect([absent, left].map((rig) => selectUser(rig.snapshot()))).toEqual([aoife, aoife]);
  },
};
