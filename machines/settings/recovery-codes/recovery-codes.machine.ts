import { setup } from 'xstate';
import { providedAction, providedActor } from '../../placeholder';
import type { formSubmissionMachine } from '../../session/form-submission/form-submission.machine';
import type { FormProgress, FormReport } from '../../session/form-submission/form-submission.selectors';
import type { StateMeta } from '../../state.types';
import type { RecoveryCodesEvent, RecoveryCodesTag } from './recovery-codes.types';

const progress = ({ event }: FormReport): FormProgress => ({ form: event.snapshot });

/**
 * Replaces the recovery codes after the password (D2.extensionGroups.secondFactor). The codes are not in this chart:
 * its provision keeps them as long as the dialog shows them.
 */
export const recoveryCodesMachine = setup({
  types: {} as {
    events: RecoveryCodesEvent;
    tags: RecoveryCodesTag;
    children: { form: 'form' };
    meta: StateMeta;
  },
  actors: { form: providedActor<typeof formSubmissionMachine>('form') },
  guards: {
    isDone: (_, { form }: FormProgress) => form.matches('completed'),
    isUnderWay: (_, { form }: FormProgress) => form.hasTag('busy'),
    hasNoResponse: (_, { form }: FormProgress) => form.matches('failed'),
  },
  actions: {
    forgetSecrets: providedAction('forgetSecrets'),
    reloadFactors: providedAction('reloadFactors'),
    logFailure: providedAction<{ error: unknown }>('logFailure'),
  },
}).createMachine({
  id: 'recovery-codes',
  description:
    'Get new recovery codes. The customer gives their password and keeps the new codes; the old ones stop working.',
  initial: 'counted',
  states: {
    counted: {
      description: 'The section says how many codes are left. They can be replaced.',
      meta: { screen: 'factors', requirement: 'D2.extensionGroups.secondFactor' },
      entry: 'forgetSecrets',
      on: { 'renewal.requested': 'renewing' },
    },
    renewing: {
      description: 'The dialog says what follows and asks for the password.',
      meta: { screen: 'recovery-codes', requirement: 'D2.extensionGroups.secondFactor' },
      invoke: {
        id: 'form',
        src: 'form',
        onSnapshot: [
          { guard: { type: 'isDone', params: progress }, target: 'renewed' },
          { guard: { type: 'isUnderWay', params: progress }, target: '.sending' },
          { guard: { type: 'hasNoResponse', params: progress }, target: '.noResponse' },
          { target: '.asking' },
        ],
        onError: {
          target: 'renewing',
          reenter: true,
          actions: { type: 'logFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      initial: 'asking',
      states: {
        asking: {
          description: 'The password is typed. Closing the dialog changes nothing.',
          meta: { screen: 'recovery-codes', requirement: 'D2.extensionGroups.secondFactor' },
          on: { 'dialog.closed': '#recovery-codes.counted' },
        },
        sending: {
          description: 'The request is being sent. This can no longer be stopped.',
          meta: { screen: 'recovery-codes', requirement: 'D2.extensionGroups.secondFactor' },
          tags: ['busy', 'irreversible'],
        },
        noResponse: {
          description:
            'It is unknown whether the old codes still work. Pressing again makes new ones; closing reads how many are left.',
          meta: { screen: 'recovery-codes', requirement: 'S8.networkFailure' },
          on: { 'dialog.closed': { target: '#recovery-codes.counted', actions: 'reloadFactors' } },
        },
      },
    },
    renewed: {
      description: 'The dialog shows the new codes. They are never shown again.',
      meta: { screen: 'recovery-codes', requirement: 'D2.extensionGroups.secondFactor' },
      entry: 'reloadFactors',
      on: { 'dialog.closed': 'counted' },
    },
  },
});
