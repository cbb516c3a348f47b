import { assign, setup, type PromiseActorLogic } from 'xstate';
import type { Factor } from '../../../src/domain/factor';
import { providedAction, providedActor } from '../../placeholder';
import type { formSubmissionMachine } from '../../session/form-submission/form-submission.machine';
import type { FormProgress, FormReport } from '../../session/form-submission/form-submission.selectors';
import type { StateMeta } from '../../state.types';
import type { FactorChangeContext, FactorChangeEvent, FactorChangeTag } from './factor-change.types';

const progress = ({ event }: FormReport): FormProgress => ({ form: event.snapshot });
const failed = ({ event }: { readonly event: { readonly error: unknown } }) => ({ error: event.error });
const requested = ({ event }: { readonly event: { readonly factor: Factor } }) => ({ factor: event.factor });

/** Renames a second step of signing in, or removes it with the password (D2.extensionGroups.secondFactor). */
export const factorChangeMachine = setup({
  types: {} as {
    context: FactorChangeContext;
    events: FactorChangeEvent;
    tags: FactorChangeTag;
    children: {
      nameForm: 'nameForm';
      removalForm: 'removalForm';
      readRenamed: 'readFactors';
      readRemaining: 'readFactors';
    };
    meta: StateMeta;
  },
  actors: {
    nameForm: providedActor<typeof formSubmissionMachine>('nameForm'),
    removalForm: providedActor<typeof formSubmissionMachine>('removalForm'),
    readFactors: providedActor<PromiseActorLogic<null>>('readFactors'),
  },
  guards: {
    isDone: (_, { form }: FormProgress) => form.matches('completed'),
    isUnderWay: (_, { form }: FormProgress) => form.hasTag('busy'),
    hasNoResponse: (_, { form }: FormProgress) => form.matches('failed'),
  },
  actions: {
    keepFactor: assign((_, { factor }: { factor: Factor }) => ({ factor })),
    forgetFactor: assign({ factor: null }),
    reloadFactors: providedAction('reloadFactors'),
    logFailure: providedAction<{ error: unknown }>('logFailure'),
  },
}).createMachine({
  id: 'factor-change',
  description:
    'Rename or remove a second step. The customer chooses one of their list, and gives it another name, or their password to remove it.',
  context: { factor: null },
  initial: 'listed',
  states: {
    listed: {
      description: 'The section lists the second steps. Each can be renamed or removed.',
      meta: { screen: 'factors', requirement: 'D2.extensionGroups.secondFactor' },
      entry: 'forgetFactor',
      on: {
        'renaming.requested': {
          target: 'renaming',
          actions: { type: 'keepFactor', params: requested },
        },
        'removal.requested': {
          target: 'removing',
          actions: { type: 'keepFactor', params: requested },
        },
      },
    },
    renaming: {
      description: 'The dialog asks for another name.',
      meta: { screen: 'factor-change', requirement: 'D2.extensionGroups.secondFactor' },
      invoke: {
        id: 'nameForm',
        src: 'nameForm',
        onSnapshot: [
          { guard: { type: 'isDone', params: progress }, target: '.refreshing' },
          { guard: { type: 'isUnderWay', params: progress }, target: '.sending' },
          { guard: { type: 'hasNoResponse', params: progress }, target: '.noResponse' },
          { target: '.asking' },
        ],
        onError: { target: 'renaming', reenter: true, actions: { type: 'logFailure', params: failed } },
      },
      initial: 'asking',
      states: {
        asking: {
          description: 'The name is typed. Closing the dialog changes nothing.',
          meta: { screen: 'factor-change', requirement: 'D2.extensionGroups.secondFactor' },
          on: { 'dialog.closed': '#factor-change.listed' },
        },
        sending: {
          description: 'The name is being sent. This can no longer be stopped.',
          meta: { screen: 'factor-change', requirement: 'D2.extensionGroups.secondFactor' },
          tags: ['busy', 'irreversible'],
        },
        noResponse: {
          description: 'It is unknown whether the name was changed. Closing reads the second steps again.',
          meta: { screen: 'factor-change', requirement: 'S8.networkFailure' },
          on: { 'dialog.closed': { target: '#factor-change.listed', actions: 'reloadFactors' } },
        },
        refreshing: {
          description:
            'It is done. The dialog stays open until the list shows it, so that focus does not return to a button that is about to disappear.',
          meta: { screen: 'factor-change', requirement: 'D2.extensionGroups.secondFactor' },
          tags: 'busy',
          invoke: {
            id: 'readRenamed',
            src: 'readFactors',
            onDone: '#factor-change.listed',
            onError: '#factor-change.listed',
          },
          on: { 'dialog.closed': '#factor-change.listed' },
        },
      },
    },
    removing: {
      description: 'The dialog says what follows and asks for the password.',
      meta: { screen: 'factor-change', requirement: 'D2.extensionGroups.secondFactor' },
      invoke: {
        id: 'removalForm',
        src: 'removalForm',
        onSnapshot: [
          { guard: { type: 'isDone', params: progress }, target: '.refreshing' },
          { guard: { type: 'isUnderWay', params: progress }, target: '.sending' },
          { guard: { type: 'hasNoResponse', params: progress }, target: '.noResponse' },
          { target: '.asking' },
        ],
        onError: { target: 'removing', reenter: true, actions: { type: 'logFailure', params: failed } },
      },
      initial: 'asking',
      states: {
        asking: {
          description: 'The password is typed. Closing the dialog removes nothing.',
          meta: { screen: 'factor-change', requirement: 'D2.extensionGroups.secondFactor' },
          on: { 'dialog.closed': '#factor-change.listed' },
        },
        sending: {
          description: 'The request is being sent. This can no longer be stopped.',
          meta: { screen: 'factor-change', requirement: 'D2.extensionGroups.secondFactor' },
          tags: ['busy', 'irreversible'],
        },
        noResponse: {
          description:
            'It is unknown whether it was removed. Pressing again repeats the same request; closing reads the second steps again.',
          meta: { screen: 'factor-change', requirement: 'S8.networkFailure' },
          on: { 'dialog.closed': { target: '#factor-change.listed', actions: 'reloadFactors' } },
        },
        refreshing: {
          description:
            'It is done. The dialog stays open until the list shows it, so that focus does not return to a button that is about to disappear.',
          meta: { screen: 'factor-change', requirement: 'D2.extensionGroups.secondFactor' },
          tags: 'busy',
          invoke: {
            id: 'readRemaining',
            src: 'readFactors',
            onDone: '#factor-change.listed',
            onError: '#factor-change.listed',
          },
          on: { 'dialog.closed': '#factor-change.listed' },
        },
      },
    },
  },
});
