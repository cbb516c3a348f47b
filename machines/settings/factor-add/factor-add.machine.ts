import { assign, setup } from 'xstate';
import type { FactorKind } from '../../../src/domain/factor';
import { providedAction, providedActor } from '../../placeholder';
import type { formSubmissionMachine } from '../../session/form-submission/form-submission.machine';
import type { FormProgress, FormReport } from '../../session/form-submission/form-submission.selectors';
import type { StateMeta } from '../../state.types';
import type { FactorAddContext, FactorAddEvent, FactorAddTag } from './factor-add.types';

const progress = ({ event }: FormReport): FormProgress => ({ form: event.snapshot });
const failed = ({ event }: { readonly event: { readonly error: unknown } }) => ({ error: event.error });

/**
 * Adds a second step of signing in (D2.extensionGroups.secondFactor): the password, then an authenticator app with a
 * code that it shows, or a passkey. The secret of the app and the recovery codes are not in this chart: its provision
 * keeps them as long as the dialog shows them.
 */
export const factorAddMachine = setup({
  types: {} as {
    context: FactorAddContext;
    events: FactorAddEvent;
    tags: FactorAddTag;
    children: { passwordForm: 'passwordForm'; appForm: 'appForm'; passkeyForm: 'passkeyForm' };
    meta: StateMeta;
  },
  actors: {
    passwordForm: providedActor<typeof formSubmissionMachine>('passwordForm'),
    appForm: providedActor<typeof formSubmissionMachine>('appForm'),
    passkeyForm: providedActor<typeof formSubmissionMachine>('passkeyForm'),
  },
  guards: {
    isReadyForApp: ({ context }, { form }: FormProgress) =>
      form.matches('completed') && context.kind === 'totp',
    isDone: (_, { form }: FormProgress) => form.matches('completed'),
    isUnderWay: (_, { form }: FormProgress) => form.hasTag('busy'),
    hasNoResponse: (_, { form }: FormProgress) => form.matches('failed'),
  },
  actions: {
    keepKind: assign((_, { kind }: { kind: FactorKind }) => ({ kind })),
    forgetKind: assign({ kind: null }),
    forgetSecrets: providedAction('forgetSecrets'),
    reloadFactors: providedAction('reloadFactors'),
    logFailure: providedAction<{ error: unknown }>('logFailure'),
  },
}).createMachine({
  id: 'factor-add',
  description:
    'Add a second step. The customer gives their password and adds an authenticator app or a passkey, which signing in then asks for.',
  context: { kind: null },
  initial: 'listed',
  states: {
    listed: {
      description: 'The section lists the second steps. Another one can be added.',
      meta: { screen: 'factors', requirement: 'D2.extensionGroups.secondFactor' },
      entry: ['forgetKind', 'forgetSecrets'],
      on: {
        'add.requested': {
          target: 'identifying',
          actions: { type: 'keepKind', params: ({ event }) => ({ kind: event.kind }) },
        },
      },
    },
    identifying: {
      description: 'The dialog asks for the password, so that nobody else at this screen can add something.',
      meta: { screen: 'factor-add', requirement: 'D2.extensionGroups.secondFactor' },
      invoke: {
        id: 'passwordForm',
        src: 'passwordForm',
        onSnapshot: [
          { guard: { type: 'isReadyForApp', params: progress }, target: 'addingApp' },
          { guard: { type: 'isDone', params: progress }, target: 'addingPasskey' },
          { guard: { type: 'isUnderWay', params: progress }, target: '.sending' },
          { target: '.asking' },
        ],
        onError: { target: 'identifying', reenter: true, actions: { type: 'logFailure', params: failed } },
      },
      initial: 'asking',
      states: {
        asking: {
          description: 'The password is typed. An error from the last attempt is shown above it.',
          meta: { screen: 'factor-add', requirement: 'D2.extensionGroups.secondFactor' },
          on: { 'dialog.closed': '#factor-add.listed' },
        },
        sending: {
          description: 'The password was sent. Nothing is added yet, so the dialog can still be closed.',
          meta: { screen: 'factor-add', requirement: 'D2.extensionGroups.secondFactor' },
          tags: 'busy',
          on: { 'dialog.closed': '#factor-add.listed' },
        },
      },
    },
    addingApp: {
      description:
        'The dialog shows the secret as a picture and as text, and asks for the code that the app then shows.',
      meta: { screen: 'factor-add', requirement: 'D2.extensionGroups.secondFactor' },
      invoke: {
        id: 'appForm',
        src: 'appForm',
        onSnapshot: [
          { guard: { type: 'isDone', params: progress }, target: 'added' },
          { guard: { type: 'isUnderWay', params: progress }, target: '.sending' },
          { guard: { type: 'hasNoResponse', params: progress }, target: '.noResponse' },
          { target: '.asking' },
        ],
        onError: { target: 'addingApp', reenter: true, actions: { type: 'logFailure', params: failed } },
      },
      initial: 'asking',
      states: {
        asking: {
          description:
            'The code is typed. Closing reads the second steps again, because the answer to an earlier press may have been lost.',
          meta: { screen: 'factor-add', requirement: 'D2.extensionGroups.secondFactor' },
          on: { 'dialog.closed': { target: '#factor-add.listed', actions: 'reloadFactors' } },
        },
        sending: {
          description: 'The code was sent. This can no longer be stopped.',
          meta: { screen: 'factor-add', requirement: 'D2.extensionGroups.secondFactor' },
          tags: ['busy', 'irreversible'],
        },
        noResponse: {
          description:
            'No answer. The form says what a check found; pressing again checks first. Closing reads the second steps again.',
          meta: { screen: 'factor-add', requirement: 'S8.networkFailure' },
          on: { 'dialog.closed': { target: '#factor-add.listed', actions: 'reloadFactors' } },
        },
      },
    },
    addingPasskey: {
      description:
        'The dialog asks for a name. A press opens the browser’s own question, which makes the passkey.',
      meta: { screen: 'factor-add', requirement: 'D2.extensionGroups.secondFactor' },
      invoke: {
        id: 'passkeyForm',
        src: 'passkeyForm',
        onSnapshot: [
          { guard: { type: 'isDone', params: progress }, target: 'added' },
          { guard: { type: 'isUnderWay', params: progress }, target: '.sending' },
          { guard: { type: 'hasNoResponse', params: progress }, target: '.noResponse' },
          { target: '.asking' },
        ],
        onError: { target: 'addingPasskey', reenter: true, actions: { type: 'logFailure', params: failed } },
      },
      initial: 'asking',
      states: {
        asking: {
          description:
            'The name is typed. Closing reads the second steps again, because the answer to an earlier press may have been lost.',
          meta: { screen: 'factor-add', requirement: 'D2.extensionGroups.secondFactor' },
          on: { 'dialog.closed': { target: '#factor-add.listed', actions: 'reloadFactors' } },
        },
        sending: {
          description: 'The browser makes the passkey, which is then sent. This can no longer be stopped.',
          meta: { screen: 'factor-add', requirement: 'D2.extensionGroups.secondFactor' },
          tags: ['busy', 'irreversible'],
        },
        noResponse: {
          description:
            'No answer. The form says what a check found; pressing again checks first. Closing reads the second steps again.',
          meta: { screen: 'factor-add', requirement: 'S8.networkFailure' },
          on: { 'dialog.closed': { target: '#factor-add.listed', actions: 'reloadFactors' } },
        },
      },
    },
    added: {
      description:
        'It was added. The dialog says so and shows the recovery codes if they are the first; they are never shown again.',
      meta: { screen: 'factor-add', requirement: 'D2.extensionGroups.secondFactor' },
      entry: 'reloadFactors',
      on: { 'dialog.closed': 'listed' },
    },
  },
});
