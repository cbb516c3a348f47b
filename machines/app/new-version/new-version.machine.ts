import { setup, type PromiseActorLogic } from 'xstate';
import { providedAction, providedActor, providedDelay } from '../../placeholder';
import type { StateMeta } from '../../state.types';
import type { NewVersionEvent, Work } from './new-version.types';

type Missing = { online: boolean };

const missing = ({ event }: { event: Missing }): Missing => ({ online: event.online });
const found = ({ event }: { event: { output: Work } }): Work => event.output;

/**
 * Handles a newer version of the app on the server (D2.7): a bar offers to reload the page. The chart never forces a
 * reload, never reloads during a payment, and asks before unsaved input would be lost. If a part of the app is missing
 * because the device is offline, that is no sign of a newer version. The bar then says that the device is offline and
 * offers no reload, because a reload would lose the page.
 */
export const newVersionMachine = setup({
  types: {} as {
    events: NewVersionEvent;
    children: { findWork: 'findWork'; findWorkAgain: 'findWork'; findPayment: 'findWork' };
    meta: StateMeta;
  },
  actors: { findWork: providedActor<PromiseActorLogic<Work, Record<never, never>>>('findWork') },
  delays: { paymentRecheck: providedDelay('paymentRecheck') },
  guards: {
    isPayment: (_, params: Work) => params.kind === 'payment',
    isUnsavedInput: (_, params: Work) => params.kind === 'unsavedInput',
    isOnline: (_, params: Missing) => params.online,
  },
  actions: { reloadPage: providedAction('reloadPage') },
}).createMachine({
  id: 'new-version',
  description:
    'Offer a new version. It offers to reload the page once the server has a newer version, and ends with that reload.',
  initial: 'current',
  states: {
    current: {
      description: 'As far as is known, the page runs the newest version.',
      meta: { screen: 'any', requirement: 'S4.session.3' },
      on: {
        'version.expired': 'offered',
        'chunk.failed': [{ guard: { type: 'isOnline', params: missing }, target: 'offered' }, 'offline'],
      },
    },
    offline: {
      description:
        'A part of the app is missing because the device is offline. The bar says so until the connection returns; then the press that needed the part is repeated.',
      meta: { screen: 'offline-bar', requirement: 'own' },
      on: {
        'connection.returned': 'current',
        'reload.declined': 'current',
        'version.expired': 'offered',
        'chunk.failed': [
          { guard: { type: 'isOnline', params: missing }, target: 'offered' },
          { description: 'The connection is the reason, not a new version.' },
        ],
      },
    },
    offered: {
      description: 'The bar offers to reload the page.',
      meta: { screen: 'new-version-bar', requirement: 'D2.7' },
      on: { 'reload.requested': 'checking', 'reload.declined': 'postponed' },
    },
    checking: {
      description:
        'Reload was pressed. Checks whether a reload would interrupt a payment or lose unsaved input.',
      meta: { screen: 'new-version-bar', requirement: 'D2.7' },
      invoke: {
        id: 'findWork',
        src: 'findWork',
        input: {},
        onDone: [
          { guard: { type: 'isPayment', params: found }, target: 'waiting' },
          { guard: { type: 'isUnsavedInput', params: found }, target: 'confirming' },
          { target: 'offered', actions: 'reloadPage' },
        ],
        onError: 'confirming',
      },
    },
    waiting: {
      description: 'A payment is in progress. The bar says that the reload waits for it to end.',
      meta: { screen: 'new-version-bar', requirement: 'D2.7' },
      after: { paymentRecheck: 'rechecking' },
      on: { 'reload.declined': 'postponed' },
    },
    rechecking: {
      description: 'Checks whether the payment has ended.',
      meta: { screen: 'new-version-bar', requirement: 'D2.7' },
      invoke: {
        id: 'findPayment',
        src: 'findWork',
        input: {},
        onDone: [{ guard: { type: 'isPayment', params: found }, target: 'waiting' }, { target: 'offered' }],
        onError: 'waiting',
      },
      on: { 'reload.declined': 'postponed' },
    },
    confirming: {
      description: 'There is unsaved input. The bar asks whether to discard it.',
      meta: { screen: 'new-version-bar', requirement: 'D2.7' },
      on: { 'reload.confirmed': 'confirmed', 'reload.declined': 'offered' },
    },
    confirmed: {
      description: 'The person agreed to lose the input. Checks that no payment has started in the meantime.',
      meta: { screen: 'new-version-bar', requirement: 'D2.7' },
      invoke: {
        id: 'findWorkAgain',
        src: 'findWork',
        input: {},
        onDone: [
          { guard: { type: 'isPayment', params: found }, target: 'waiting' },
          { target: 'offered', actions: 'reloadPage' },
        ],
        onError: 'confirming',
      },
    },
    postponed: {
      description:
        'Later was pressed: no bar is shown until a part of the app is missing, which only a reload can fix.',
      meta: { screen: 'any', requirement: 'own' },
      on: {
        'chunk.failed': [{ guard: { type: 'isOnline', params: missing }, target: 'offered' }, 'offline'],
      },
    },
  },
});
