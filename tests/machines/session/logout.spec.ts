import { expect } from 'vitest';
import type { logoutMachine } from '../../../machines/session/logout/logout.machine';
import { selectIsLoggingOut } from '../../../machines/session/logout/logout.selectors';
import type { LogoutEvent } from '../../../machines/session/logout/logout.types';
import { IMPERSONATION_END_RESET_MS } from '../../../src/domain/limits';
import { call } from '../../support/charts/bounds';
import type { FlowSpec } from '../../support/charts/flow-spec';
import { flows } from '../../../src/review/flows';
import type { Rig } from '../../../src/review/play/rig';

const customer: LogoutEvent = { type: 'logout.requested', role: 'customer', target: null };
const impersonator: LogoutEvent = { type: 'logout.requested', role: 'impersonatingAdmin', target: null };

/** What a logout clears (S4.logout.3), and what it clears besides (D3.22). */
const personalData = [
  'clearNavigation',
  'clearCards',
  'clearCardAccounts',
  'clearAccounts',
  'clearSubscriptions',
  'clearReceipts',
  'clearDrafts',
  'clearPaymentSecrets',
  'clearNotices',
];
const done = (rig: Rig<typeof logoutMachine>) => rig.effects.map(({ type }) => type);

/** Asks for a logout, lets the server answer, and tells what was announced. */
const landing = (rig: Rig<typeof logoutMachine>, request: LogoutEvent, answer: string) => {
  rig.send(request);
  rig.settle('endSession', answer);
  return rig.emitted;
};

export const spec: FlowSpec<typeof logoutMachine> = {
  flow: flows.logout,
  person: ['logout.requested'],
  waits: { endSession: call, endImpersonation: call },
  invariants: {
    idle: (snapshot) => expect(selectIsLoggingOut(snapshot)).toBe(false),
    endingImpersonation: (snapshot) => expect(selectIsLoggingOut(snapshot)).toBe(true),
    impersonationEnded: (snapshot) => expect(selectIsLoggingOut(snapshot)).toBe(true),
    loggingOut: (snapshot) => expect(selectIsLoggingOut(snapshot)).toBe(true),
    loggedOut: (snapshot) => expect(snapshot.context.role).not.toBe('impersonatingAdmin'),
  },
  scenarios: {
    'S4.logout.1: a logout is blocked while one is in progress'(start) {
      const rig = start();
      rig.send(customer);
      const call = rig.live().find(({ path }) => path === 'endSession')?.ref;
      rig.send({ ...customer, target: '/elsewhere' });
      rig.send(impersonator);
      expect(rig.live().map(({ path, ref }) => (path === '' ? path : ref === call))).toEqual(['', true]);
      rig.settle('endSession', 'ended');
      expect(rig.emitted).toEqual([{ type: 'logout.completed', target: '/login' }]);
    },
    'S4.logout.2: while an admin impersonates, logout ends the impersonation and goes to /customers'(start) {
      const rig = start();
      rig.send(impersonator);
      rig.send(impersonator);
      expect(rig.live().map(({ path }) => path)).toEqual(['', 'endImpersonation']);
      expect([rig.emitted, rig.effects]).toEqual([[], []]);
      rig.settle('endImpersonation', 'ended');
      expect(rig.emitted).toEqual([{ type: 'impersonation.ended', target: '/customers' }]);
      expect(done(rig)).toEqual([...personalData, 'readUserAgain']);
    },
    'S4.logout.2: the in-progress flag resets 1000 ms after the end of the impersonation'(start) {
      const rig = start();
      rig.send(impersonator);
      rig.settle('endImpersonation', 'ended');
      rig.advance(IMPERSONATION_END_RESET_MS - 1);
      expect(selectIsLoggingOut(rig.snapshot())).toBe(true);
      rig.send(customer);
      expect(rig.isRunning('endSession')).toBe(false);
      rig.advance(1);
      expect(selectIsLoggingOut(rig.snapshot())).toBe(false);
      rig.send(customer);
      expect(rig.isRunning('endSession')).toBe(true);
    },
    'S4.logout.3: otherwise it calls the server, then clears user, navigation, cards, accounts and subscriptions'(
      start,
    ) {
      const rig = start();
      rig.send(customer);
      expect(rig.live().map(({ path }) => path)).toEqual(['', 'endSession']);
      expect(rig.effects).toEqual([]);
      rig.settle('endSession', 'ended');
      expect(done(rig)).toEqual([...personalData, 'notifyOtherTabs', 'clearUser']);
      expect(selectIsLoggingOut(rig.snapshot())).toBe(false);
    },
    'S4.logout.3: it goes to the given target, for any role and whatever the server returns'(start) {
      const target = '/register';
      expect(landing(start(), { ...customer, target }, 'ended')).toEqual([
        { type: 'logout.completed', target },
      ]);
      expect(landing(start(), { ...customer, role: 'admin', target }, 'ended')).toEqual([
        { type: 'logout.completed', target },
      ]);
    },
    'S4.logout.3: an admin goes to /admin/login'(start) {
      expect(landing(start(), { ...customer, role: 'admin' }, 'ended')).toEqual([
        { type: 'logout.completed', target: '/admin/login' },
      ]);
    },
    'S4.logout.3: a customer goes to the location that the server returns, else to / (D3.10)'(start) {
      expect(landing(start(), customer, 'ended')).toEqual([{ type: 'logout.completed', target: '/login' }]);
      expect(landing(start(), customer, 'endedNowhere')).toEqual([{ type: 'logout.completed', target: '/' }]);
    },
    'D3.10: a failed logout clears nothing, goes nowhere and releases the lock'(start) {
      const rig = start();
      expect(landing(rig, customer, 'offline')).toEqual([]);
      expect(rig.effects).toEqual([]);
      expect(selectIsLoggingOut(rig.snapshot())).toBe(false);
    },
    'D3.10: a failed end of the impersonation clears nothing, goes nowhere and releases the lock'(start) {
      const rig = start();
      rig.send(impersonator);
      rig.settle('endImpersonation', 'offline');
      expect(rig.emitted).toEqual([]);
      expect(rig.effects).toEqual([]);
      expect(selectIsLoggingOut(rig.snapshot())).toBe(false);
    },
    'a second logout does not remember the target of the first'(start) {
      const rig = start();
      landing(rig, { ...customer, target: '/register' }, 'ended');
      landing(rig, customer, 'ended');
      expect(rig.emitted.at(-1)).toEqual({ type: 'logout.completed', target: '/login' });
    },
  },
};
