import { setup } from 'xstate';
import { providedAction, providedActor } from '../../placeholder';
import type { formSubmissionMachine } from '../../session/form-submission/form-submission.machine';
import type { FormProgress, FormReport } from '../../session/form-submission/form-submission.selectors';
import type { StateMeta } from '../../state.types';
import type { CloseAccountEvent, CloseAccountTag, LoggingOut } from './close-account.types';

const progress = ({ event }: FormReport): FormProgress => ({ form: event.snapshot });

/**
 * Closes the customer's own account: confirmation, then deletion. On success the customer is logged out and sent to /
 * (S4.closeAccount.1, S8.closeAccountConfirm).
 */
export const closeAccountMachine = setup({
  types: {} as {
    events: CloseAccountEvent;
    children: { form: 'form' };
    tags: CloseAccountTag;
    meta: StateMeta;
  },
  actors: { form: providedActor<typeof formSubmissionMachine>('form') },
  guards: {
    isClosed: (_, { form }: FormProgress) => form.matches('completed') && form.context.confirmed,
    isSignedOut: (_, { form }: FormProgress) => form.matches('completed'),
    isUnderWay: (_, params: FormProgress) => params.form.hasTag('busy'),
  },
  actions: {
    logOut: providedAction<LoggingOut>('logOut'),
    logFailure: providedAction<{ error: unknown }>('logFailure'),
  },
}).createMachine({
  id: 'close-account',
  description:
    'Close the account. The customer confirms, and it ends when the account is deleted and the customer is logged out.',
  initial: 'offered',
  states: {
    offered: {
      description: 'The section explains what closing the account means, and has one button.',
      meta: { screen: 'close-account', requirement: 'S2.profilePage.4' },
      on: { 'closing.requested': 'confirming' },
    },
    confirming: {
      description:
        'The dialog asks whether the customer is sure. An error from the last attempt is shown there too.',
      meta: { screen: 'close-account-confirm', requirement: 'S4.closeAccount.1' },
      invoke: {
        id: 'form',
        src: 'form',
        onSnapshot: [
          { guard: { type: 'isClosed', params: progress }, target: 'closed' },
          { guard: { type: 'isSignedOut', params: progress }, target: 'signedOut' },
          { guard: { type: 'isUnderWay', params: progress }, target: '.sending' },
          { target: '.asking' },
        ],
        onError: {
          target: 'confirming',
          reenter: true,
          actions: { type: 'logFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      initial: 'asking',
      states: {
        asking: {
          description: 'No request is in progress: the account can still be kept.',
          meta: { screen: 'close-account-confirm', requirement: 'S4.closeAccount.1' },
          on: { 'dialog.closed': '#close-account.offered' },
        },
        sending: {
          description: 'The account is being deleted, which cannot be undone.',
          meta: { screen: 'close-account-confirm', requirement: 'S4.closeAccount.1' },
          tags: ['busy', 'irreversible'],
        },
      },
    },
    closed: {
      description:
        'The account no longer exists. The customer is logged out and sent to /. If the logout fails, it can be requested again.',
      meta: { screen: 'close-account', requirement: 'S4.closeAccount.1' },
      entry: { type: 'logOut', params: { closed: true } },
      on: { 'logout.repeated': { actions: { type: 'logOut', params: { closed: true } } } },
    },
    signedOut: {
      description:
        'No response confirmed it, and the session has ended, perhaps for another reason. The customer is sent to /, where a notice says so.',
      meta: { screen: 'close-account', requirement: 'D4.9' },
      entry: { type: 'logOut', params: { closed: false } },
      on: { 'logout.repeated': { actions: { type: 'logOut', params: { closed: false } } } },
    },
  },
});
