import { sendTo, setup, type PromiseActorLogic } from 'xstate';
import { providedAction, providedActor, providedDelay } from '../../placeholder';
import type { StateMeta } from '../../state.types';
import type { formSubmissionMachine } from '../form-submission/form-submission.machine';
import type { FormProgress, FormReport } from '../form-submission/form-submission.selectors';
import type { PasskeySignInTag, SignedPasskey } from './passkey-sign-in.types';

const progress = ({ event }: FormReport): FormProgress => ({ form: event.snapshot });

/**
 * Signs in with a passkey alone (D2.extensionGroups.secondFactor): after a press, or when the person picks one of the
 * passkeys that the browser offers at the email field.
 */
export const passkeySignInMachine = setup({
  types: {} as {
    children: { form: 'form'; offerPasskeys: 'offerPasskeys' };
    tags: PasskeySignInTag;
    meta: StateMeta;
  },
  actors: {
    form: providedActor<typeof formSubmissionMachine>('form'),
    offerPasskeys: providedActor<PromiseActorLogic<SignedPasskey>>('offerPasskeys'),
  },
  delays: { offerLifetime: providedDelay('offerLifetime') },
  guards: {
    isUnderWay: (_, { form }: FormProgress) => form.hasTag('busy'),
    isSignedIn: (_, { form }: FormProgress) => form.matches('completed'),
    wasUnsuccessful: (_, { form }: FormProgress) => form.matches('refused') || form.matches('failed'),
  },
  actions: {
    sendPasskey: sendTo('form', (_, { passkey }: { passkey: SignedPasskey }) => ({
      type: 'form.submitted',
      values: { passkey },
      key: '',
    })),
    logFailure: providedAction<{ error: unknown }>('logFailure'),
  },
}).createMachine({
  id: 'passkey-sign-in',
  description: 'Sign in with a passkey. It takes the place of the password and its second step.',
  initial: 'offered',
  states: {
    offered: {
      description: 'The login has a button for it. A press opens the browser’s own question.',
      meta: { screen: 'login', requirement: 'D2.extensionGroups.secondFactor' },
      invoke: {
        id: 'form',
        src: 'form',
        onSnapshot: [
          { guard: { type: 'isUnderWay', params: progress }, target: '.signingIn' },
          { guard: { type: 'isSignedIn', params: progress }, target: '.signedIn' },
          { guard: { type: 'wasUnsuccessful', params: progress }, target: '.offering' },
          {},
        ],
        onError: {
          target: 'offered',
          reenter: true,
          actions: { type: 'logFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      initial: 'offering',
      states: {
        offering: {
          description: 'The browser offers the person’s passkeys at the email field, if it can do this.',
          meta: { screen: 'login', requirement: 'D2.extensionGroups.secondFactor' },
          invoke: {
            id: 'offerPasskeys',
            src: 'offerPasskeys',
            onDone: { actions: { type: 'sendPasskey', params: ({ event }) => ({ passkey: event.output }) } },
            onError: 'quiet',
          },
          after: { offerLifetime: { target: 'offering', reenter: true } },
        },
        quiet: {
          description:
            'The browser cannot offer them, or the person turned the offer away. The button stays.',
          meta: { screen: 'login', requirement: 'own' },
        },
        signingIn: {
          description:
            'The browser asks for the passkey, which is then sent; afterwards the session is read.',
          meta: { screen: 'login', requirement: 'D2.extensionGroups.secondFactor' },
          tags: 'busy',
        },
        signedIn: {
          description:
            'The session has begun. The screen stays until the page that the person wanted replaces it.',
          meta: { screen: 'login', requirement: 'D3.1' },
        },
      },
    },
  },
});
