import { expect } from 'vitest';
import { aoife, sean } from '../../../../machines/samples';
import {
  selectIsReauthenticating,
  selectOwner,
  selectUser,
} from '../../../../machines/session/session/session.selectors';
import { CALL_TIMEOUT_MS } from '../../../../src/domain/limits';
import { dueAndVisited, effects, isForgotten, lost, signedIn, type SessionScenarios } from './session.steps';

export const losing: SessionScenarios = {
  'S4.session.1: on failure the user is logged out and sent to login'(start) {
    for (const failure of ['nobody', 'offline']) {
      const rig = signedIn(start, 'customer');
      rig.send({ type: 'unauthorized' });
      rig.settle('recheckUser', failure);
      expect(effects(rig)).toEqual(['clearCustomerData']);
      rig.settle('lookForInput', 'nothing');
      expect(effects(rig)).toEqual(['clearCustomerData', 'clearDrafts']);
      isForgotten(rig);
      expect(rig.emitted).toContainEqual({ type: 'session.lost', admin: false });
      expect(rig.reports).toEqual([{ type: 'session.settled', user: null }]);
    }
  },
  'S4.session.1: admin login if admin, and if an admin was impersonating (D3.21)'(start) {
    for (const as of ['admin', 'impersonating'])
      for (const failure of ['nobody', 'offline']) {
        const rig = signedIn(start, as);
        rig.send({ type: 'unauthorized' });
        rig.settle('recheckUser', failure);
        isForgotten(rig);
        expect(effects(rig)).toEqual(['clearCustomerData', 'clearDrafts']);
        expect(rig.emitted).toContainEqual({ type: 'session.lost', admin: true });
      }
  },
  'D3.8: with unsaved input the data is cleared and the person signs in again in place'(start) {
    const rig = lost(start, 'found');
    expect(effects(rig)).toEqual(['clearCustomerData']);
    expect(selectUser(rig.snapshot())).toBeNull();
    expect([selectIsReauthenticating(rig.snapshot()), selectOwner(rig.snapshot())]).toEqual([
      true,
      aoife.uuid,
    ]);
    expect(rig.emitted).toEqual([]);
    rig.send({ type: 'session.loginSucceeded', location: '/new-booking' });
    rig.settle('readAgain', 'customer');
    expect(selectUser(rig.snapshot())).toEqual(aoife);
    expect(effects(rig)).toEqual(['clearCustomerData']);
    expect(rig.emitted).toEqual([{ type: 'session.recovered' }, { type: 'session.changed' }]);
  },
  'D3.8: someone else signing in there discards the input'(start) {
    const rig = lost(start, 'found');
    rig.send({ type: 'session.loginSucceeded', location: null });
    rig.settle('readAgain', 'another');
    expect(selectUser(rig.snapshot())).toEqual(sean);
    expect(effects(rig)).toEqual(['clearCustomerData', 'clearDrafts']);
    expect(rig.emitted).toEqual([{ type: 'session.changed' }]);
  },
  'a sign-in in place that the browser does not keep, or that cannot be confirmed, keeps the dialog open'(
    start,
  ) {
    for (const answer of ['nobody', 'offline']) {
      const rig = lost(start, 'found');
      rig.send({ type: 'session.loginSucceeded', location: null });
      rig.settle('readAgain', answer);
      expect(rig.snapshot().value).toEqual({
        signingInAgain: answer === 'nobody' ? 'waiting' : 'noResponse',
      });
      expect(effects(rig)).toEqual(['clearCustomerData']);
    }
  },
  'D3.8: ‘Go to the login page’ discards the input and leads there; leaving the screen only discards it'(
    start,
  ) {
    const leaving = lost(start, 'found');
    leaving.send({ type: 'session.abandoned' });
    isForgotten(leaving);
    expect(effects(leaving)).toEqual(['clearCustomerData', 'clearDrafts']);
    expect(leaving.emitted).toContainEqual({ type: 'session.lost', admin: false });
    const early = lost(start, 'found');
    early.send({ type: 'session.loginSucceeded', location: null });
    early.send({ type: 'session.abandoned' });
    isForgotten(early);
    expect(effects(early)).toEqual(['clearCustomerData', 'clearDrafts']);
    expect(early.emitted).toContainEqual({ type: 'session.lost', admin: false });
    const elsewhere = lost(start, 'found');
    elsewhere.send({ type: 'session.ended' });
    isForgotten(elsewhere);
    expect(effects(elsewhere)).toEqual(['clearCustomerData', 'clearDrafts']);
    expect(elsewhere.emitted).toEqual([{ type: 'session.changed' }]);
    expect(selectOwner(elsewhere.snapshot())).toBeNull();
  },
  'without unsaved input, or if that is unknown, the login page is shown'(start) {
    for (const found of ['nothing', 'failed'] as const) {
      const rig = lost(start, found);
      isForgotten(rig);
      expect(effects(rig)).toEqual(['clearCustomerData', 'clearDrafts']);
      expect(rig.emitted).toContainEqual({ type: 'session.lost', admin: false });
    }
  },
  'a reload that finds no one is a lost session'(start) {
    const customer = dueAndVisited(start);
    customer.settle('refreshUser', 'nobody');
    customer.settle('lookForInput', 'nothing');
    expect(customer.emitted).toContainEqual({ type: 'session.lost', admin: false });
    const acting = dueAndVisited(start, 'impersonating');
    acting.settle('refreshUser', 'nobody');
    isForgotten(acting);
    expect(acting.emitted).toContainEqual({ type: 'session.lost', admin: true });
    expect(effects(acting)).toEqual(['clearCustomerData', 'clearDrafts']);
  },
  'a guest, who has no password, goes to the login page'(start) {
    const rig = start();
    rig.settle('readUser', { resolve: { user: { ...aoife, guest: true }, at: 0 } });
    rig.send({ type: 'unauthorized' });
    rig.settle('recheckUser', 'nobody');
    expect(rig.snapshot().value).toBe('signedOut');
  },
  'a dialog that does not load in time is not awaited'(start) {
    const rig = signedIn(start, 'customer');
    rig.send({ type: 'unauthorized' });
    rig.settle('recheckUser', 'nobody');
    rig.advance(CALL_TIMEOUT_MS - 1);
    expect(rig.snapshot().value).toBe('losing');
    rig.advance(1);
    isForgotten(rig);
    expect(effects(rig)).toEqual(['clearCustomerData', 'clearDrafts']);
    expect(rig.emitted).toContainEqual({ type: 'session.lost', admin: false });
  },
};
