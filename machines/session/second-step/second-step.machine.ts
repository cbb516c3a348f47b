import { setup } from 'xstate';
import type { SignInFactor } from '../../../src/domain/factor';
import { providedAction, providedActor } from '../../placeholder';
import type { StateMeta } from '../../state.types';
import type { formSubmissionMachine } from '../form-submission/form-submission.machine';
import type { FormProgress, FormReport } from '../form-submission/form-submission.selectors';
import type { SecondStepContext, SecondStepEvent, SecondStepInput, SecondStepTag } from './second-step.types';

type Chosen = { readonly way: SignInFactor };

const progress = ({ event }: FormReport): FormProgress => ({ form: event.snapshot });
const chosen = ({ event }: { readonly event: Chosen }): Chosen => ({ way: event.way });
const failed = ({ event }: { readonly event: { readonly error: unknown } }) => ({ error: event.error });

/**
 * The second step of signing in (D2.extensionGroups.secondFactor): the password was accepted, and one of the ways that
 * the server names has to follow. Each way is a form of its own; its answer starts the session.
 */
export const secondStepMachine = setup({
  types: {} as {
    context: SecondStepContext;
    input: SecondStepInput;
    events: SecondStepEvent;
    tags: SecondStepTag;
    children: { passkeyForm: 'passkeyForm'; codeForm: 'codeForm'; recoveryCodeForm: 'recoveryCodeForm' };
    meta: StateMeta;
  },
  actors: {
    passkeyForm: providedActor<typeof formSubmissionMachine>('passkeyForm'),
    codeForm: providedActor<typeof formSubmissionMachine>('codeForm'),
    recoveryCodeForm: providedActor<typeof formSubmissionMachine>('recoveryCodeForm'),
  },
  guards: {
    accepts: ({ context }, { way }: Chosen) => context.factors.includes(way),
    choosesPasskey: ({ context }, { way }: Chosen) => way === 'passkey' && context.factors.includes(way),
    choosesCode: ({ context }, { way }: Chosen) => way === 'totp' && context.factors.includes(way),
    choosesRecoveryCode: ({ context }, { way }: Chosen) =>
      way === 'recovery-code' && context.factors.includes(way),
    isEntering: (_, { form }: FormProgress) => form.matches('completing'),
    isEntered: (_, { form }: FormProgress) => form.matches('completed'),
    isUnderWay: (_, { form }: FormProgress) => form.hasTag('busy'),
  },
  actions: {
    logFailure: providedAction<{ error: unknown }>('logFailure'),
  },
}).createMachine({
  id: 'second-step',
  description:
    'Second step of signing in. The password was accepted; a passkey or a code now shows that it is the person.',
  context: ({ input }) => input,
  initial: 'deciding',
  states: {
    deciding: {
      description:
        'Shows the easiest way that the server accepts: a passkey, else the app, else a recovery code.',
      meta: { screen: 'second-step', requirement: 'own' },
      always: [
        { guard: { type: 'accepts', params: { way: 'passkey' } }, target: 'passkey' },
        { guard: { type: 'accepts', params: { way: 'totp' } }, target: 'code' },
        { target: 'recoveryCode' },
      ],
    },
    passkey: {
      description: 'A press opens the browser’s own question for a passkey.',
      meta: { screen: 'second-step', requirement: 'D2.extensionGroups.secondFactor' },
      invoke: {
        id: 'passkeyForm',
        src: 'passkeyForm',
        onSnapshot: [
          { guard: { type: 'isEntered', params: progress }, target: '.entered' },
          { guard: { type: 'isEntering', params: progress }, target: '.entering' },
          { guard: { type: 'isUnderWay', params: progress }, target: '.waiting' },
          { target: '.asking' },
        ],
        onError: { target: 'passkey', reenter: true, actions: { type: 'logFailure', params: failed } },
      },
      initial: 'asking',
      states: {
        asking: {
          description: 'Nothing was asked yet, or the last attempt failed, which is shown.',
          meta: { screen: 'second-step', requirement: 'D2.extensionGroups.secondFactor' },
          on: {
            'way.chosen': [
              { guard: { type: 'choosesCode', params: chosen }, target: '#second-step.code' },
              { guard: { type: 'choosesRecoveryCode', params: chosen }, target: '#second-step.recoveryCode' },
              { description: 'It is chosen already.' },
            ],
          },
        },
        waiting: {
          description:
            'The browser asks for the passkey, which is then sent. Choosing another way closes the browser’s question.',
          meta: { screen: 'second-step', requirement: 'D2.extensionGroups.secondFactor' },
          tags: 'busy',
          on: {
            'way.chosen': [
              { guard: { type: 'choosesCode', params: chosen }, target: '#second-step.code' },
              { guard: { type: 'choosesRecoveryCode', params: chosen }, target: '#second-step.recoveryCode' },
              { description: 'It is chosen already.' },
            ],
          },
        },
        entering: {
          description: 'The server accepted the passkey, and the session is read.',
          meta: { screen: 'second-step', requirement: 'D3.1' },
          tags: ['busy', 'irreversible'],
        },
        entered: {
          description:
            'The session has begun. The screen stays until the page that the person wanted replaces it.',
          meta: { screen: 'second-step', requirement: 'D3.1' },
          tags: 'irreversible',
        },
      },
    },
    code: {
      description: 'The person enters the code that their authenticator app shows.',
      meta: { screen: 'second-step', requirement: 'D2.extensionGroups.secondFactor' },
      invoke: {
        id: 'codeForm',
        src: 'codeForm',
        onSnapshot: [
          { guard: { type: 'isEntered', params: progress }, target: '.entered' },
          { guard: { type: 'isUnderWay', params: progress }, target: '.sending' },
          { target: '.asking' },
        ],
        onError: { target: 'code', reenter: true, actions: { type: 'logFailure', params: failed } },
      },
      initial: 'asking',
      states: {
        asking: {
          description: 'The code is typed. An error from the last attempt is shown above it.',
          meta: { screen: 'second-step', requirement: 'D2.extensionGroups.secondFactor' },
          on: {
            'way.chosen': [
              { guard: { type: 'choosesPasskey', params: chosen }, target: '#second-step.passkey' },
              { guard: { type: 'choosesRecoveryCode', params: chosen }, target: '#second-step.recoveryCode' },
              { description: 'It is chosen already.' },
            ],
          },
        },
        sending: {
          description: 'The code was sent. If it is right, the session is read.',
          meta: { screen: 'second-step', requirement: 'D2.extensionGroups.secondFactor' },
          tags: ['busy', 'irreversible'],
        },
        entered: {
          description:
            'The session has begun. The screen stays until the page that the person wanted replaces it.',
          meta: { screen: 'second-step', requirement: 'D3.1' },
          tags: 'irreversible',
        },
      },
    },
    recoveryCode: {
      description: 'The person enters one of the recovery codes that they have kept.',
      meta: { screen: 'second-step', requirement: 'D2.extensionGroups.secondFactor' },
      invoke: {
        id: 'recoveryCodeForm',
        src: 'recoveryCodeForm',
        onSnapshot: [
          { guard: { type: 'isEntered', params: progress }, target: '.entered' },
          { guard: { type: 'isUnderWay', params: progress }, target: '.sending' },
          { target: '.asking' },
        ],
        onError: { target: 'recoveryCode', reenter: true, actions: { type: 'logFailure', params: failed } },
      },
      initial: 'asking',
      states: {
        asking: {
          description: 'The recovery code is typed. An error from the last attempt is shown above it.',
          meta: { screen: 'second-step', requirement: 'D2.extensionGroups.secondFactor' },
          on: {
            'way.chosen': [
              { guard: { type: 'choosesPasskey', params: chosen }, target: '#second-step.passkey' },
              { guard: { type: 'choosesCode', params: chosen }, target: '#second-step.code' },
              { description: 'It is chosen already.' },
            ],
          },
        },
        sending: {
          description: 'The recovery code was sent. If it is right, the session is read.',
          meta: { screen: 'second-step', requirement: 'D2.extensionGroups.secondFactor' },
          tags: ['busy', 'irreversible'],
        },
        entered: {
          description:
            'The session has begun. The screen stays until the page that the person wanted replaces it.',
          meta: { screen: 'second-step', requirement: 'D3.1' },
          tags: 'irreversible',
        },
      },
    },
  },
});
