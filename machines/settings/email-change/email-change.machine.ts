import { setup, type PromiseActorLogic } from 'xstate';
import { providedAction, providedActor } from '../../placeholder';
import type { formSubmissionMachine } from '../../session/form-submission/form-submission.machine';
import type { FormProgress, FormReport } from '../../session/form-submission/form-submission.selectors';
import type { StateMeta } from '../../state.types';
import type { EmailChangeEvent, EmailChangeTag } from './email-change.types';

const progress = ({ event }: FormReport): FormProgress => ({ form: event.snapshot });

/**
 * Changes the email address with which the customer signs in (D2.extensionGroups.emailChange): they enter
 * their password and the new address, and confirm it with the link in a mail. The user (`pendingEmail`) says which
 * address waits for its confirmation.
 */
export const emailChangeMachine = setup({
  types: {} as {
    events: EmailChangeEvent;
    children: { form: 'form'; cancelChange: 'cancelChange' };
    tags: EmailChangeTag;
    meta: StateMeta;
  },
  actors: {
    form: providedActor<typeof formSubmissionMachine>('form'),
    cancelChange: providedActor<PromiseActorLogic<null>>('cancelChange'),
  },
  guards: {
    isAsked: (_, params: FormProgress) => params.form.matches('completed'),
    isUnderWay: (_, params: FormProgress) => params.form.hasTag('busy'),
    hasNoResponse: (_, params: FormProgress) => params.form.matches('failed'),
  },
  actions: {
    readUser: providedAction('readUser'),
    logFailure: providedAction<{ error: unknown }>('logFailure'),
  },
}).createMachine({
  id: 'email-change',
  description:
    'Change the email address. The customer asks for another address, which is theirs once they follow the link that is mailed to it.',
  initial: 'shown',
  states: {
    shown: {
      description:
        'The section shows the address with which the customer signs in, and the one that waits for its confirmation.',
      meta: { screen: 'email-change', requirement: 'D2.extensionGroups.emailChange' },
      on: { 'change.requested': 'changing', 'change.cancelled': 'cancelling' },
    },
    changing: {
      description: 'The dialog asks for the new address and the password.',
      meta: { screen: 'email-change-form', requirement: 'D2.extensionGroups.emailChange' },
      invoke: {
        id: 'form',
        src: 'form',
        onSnapshot: [
          {
            guard: { type: 'isAsked', params: progress },
            target: 'shown',
            actions: 'readUser',
          },
          { guard: { type: 'isUnderWay', params: progress }, target: '.sending' },
          { guard: { type: 'hasNoResponse', params: progress }, target: '.noResponse' },
          { target: '.asking' },
        ],
        onError: {
          target: 'changing',
          reenter: true,
          actions: { type: 'logFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      initial: 'asking',
      states: {
        asking: {
          description: 'No request is in progress. Closing the dialog leaves everything as it is.',
          meta: { screen: 'email-change-form', requirement: 'D2.extensionGroups.emailChange' },
          on: { 'dialog.closed': '#email-change.shown' },
        },
        sending: {
          description: 'The request is being sent. This can no longer be stopped.',
          meta: { screen: 'email-change-form', requirement: 'D2.extensionGroups.emailChange' },
          tags: 'irreversible',
        },
        noResponse: {
          description:
            'It is unknown whether the link was mailed. Pressing again repeats the same request; closing reads which address waits.',
          meta: { screen: 'email-change-form', requirement: 'S8.networkFailure' },
          on: { 'dialog.closed': { target: '#email-change.shown', actions: 'readUser' } },
        },
      },
    },
    cancelling: {
      description:
        'The address that waits is being forgotten. Afterwards, and if this fails, it is read again which one waits.',
      meta: { screen: 'email-change', requirement: 'D2.extensionGroups.emailChange' },
      tags: 'cancelling',
      invoke: {
        id: 'cancelChange',
        src: 'cancelChange',
        onDone: { target: 'shown', actions: 'readUser' },
        onError: { target: 'shown', actions: 'readUser' },
      },
    },
  },
});
