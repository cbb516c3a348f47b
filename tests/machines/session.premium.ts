import { expect } from 'vitest';
import { aoife, sean } from '../../machines/samples';
import { selectUser } from '../../machines/session/session.selectors';
import { lost, signedIn, type SessionSentences } from './session.steps';

const none = { type: 'subscriptions.loaded', owner: aoife.uuid, count: 0 } as const;

export const premium: SessionSentences = {
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
  'zero subscriptions of somebody else, or nobody’s, say nothing about this customer'(start) {
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
  'a customer without Premium is told nothing new by it'(start) {
    const rig = signedIn(start, 'another');
    rig.send({ ...none, owner: sean.uuid });
    expect([selectUser(rig.snapshot()), rig.emitted]).toEqual([sean, []]);
  },
  'zero subscriptions of a customer whom an admin acts for count as well'(start) {
    const rig = signedIn(start, 'impersonating');
    rig.send(none);
    expect(selectUser(rig.snapshot())).toMatchObject({
      premium: false,
      impersonation: { reason: 'Card question by phone' },
    });
  },
};
