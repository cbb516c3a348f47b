import { assign, setup, type PromiseActorLogic } from 'xstate';
import { providedActor, providedDelay } from '../../placeholder';
import type { Strength } from '../../../src/domain/passwords/strength';
import type { StateMeta } from '../../state.types';
import type {
  PasswordStrengthContext,
  PasswordStrengthEvent,
  PasswordStrengthTag,
} from './password-strength.types';

/** The password to measure first: as typed, or as it was in the field when Retry was pressed. */
const typed = ({ event }: { event: unknown }): { password: string } => ({
  password: (event as { password: string }).password,
});

/**
 * Measures the strength of the new password as it is typed (S4.passwordStrength.1, D5.6). The meter is large, so it
 * is loaded when the field gets focus; text typed before it has loaded waits for it.
 */
export const passwordStrengthMachine = setup({
  types: {} as {
    context: PasswordStrengthContext;
    events: PasswordStrengthEvent;
    children: { loadMeter: 'loadMeter'; measure: 'measure' };
    tags: PasswordStrengthTag;
    meta: StateMeta;
  },
  actors: {
    loadMeter: providedActor<PromiseActorLogic<null, Record<never, never>>>('loadMeter'),
    measure: providedActor<PromiseActorLogic<Strength, { password: string }>>('measure'),
  },
  delays: {
    meterTimeout: providedDelay('meterTimeout'),
    typingPause: providedDelay('typingPause'),
  },
  guards: {
    isEmpty: (_, params: { password: string }) => params.password === '',
  },
  actions: {
    keepStrength: assign((_, params: { strength: Strength }) => ({ strength: params.strength })),
    forgetStrength: assign({ strength: null, announced: null }),
    announce: assign(({ context }) => ({ announced: context.strength })),
  },
}).createMachine({
  id: 'password-strength',
  description: 'Strength of a password. It rates the password as it is typed, until the field is left.',
  context: { strength: null, announced: null },
  initial: 'empty',
  on: {
    'password.changed': [
      {
        guard: { type: 'isEmpty', params: ({ event }) => ({ password: event.password }) },
        target: '.empty',
      },
      { target: '.measuring' },
    ],
  },
  states: {
    empty: {
      description: 'Nothing is typed, so no strength is shown.',
      meta: { screen: 'new-password', requirement: 'S4.passwordStrength.1' },
      entry: 'forgetStrength',
      on: { 'password.entered': 'loading' },
    },
    loading: {
      description: 'The field has focus and nothing is typed yet. The meter is loaded in the meantime.',
      meta: { screen: 'new-password', requirement: 'own' },
      invoke: { id: 'loadMeter', src: 'loadMeter', input: {}, onDone: 'empty', onError: 'unavailable' },
      after: { meterTimeout: 'unavailable' },
    },
    measuring: {
      description:
        'The typed password is measured once the meter has loaded. Until then, the strength of the previous input is shown.',
      meta: { screen: 'new-password', requirement: 'S4.passwordStrength.1' },
      tags: ['busy'],
      invoke: {
        id: 'measure',
        src: 'measure',
        input: typed,
        onDone: {
          target: 'measured',
          actions: { type: 'keepStrength', params: ({ event }) => ({ strength: event.output }) },
        },
        onError: 'unavailable',
      },
      after: { meterTimeout: 'unavailable' },
    },
    measured: {
      description: 'The strength of the password is known. It is announced when typing pauses.',
      meta: { screen: 'new-password', requirement: 'S4.passwordStrength.1' },
      after: { typingPause: { actions: 'announce' } },
    },
    unavailable: {
      description:
        'The meter could not be loaded. The form says so and offers Retry; what was typed is kept.',
      meta: { screen: 'new-password', requirement: 'own' },
      entry: 'forgetStrength',
      on: {
        // There is no meter to measure it with.
        'password.changed': {},
        'meter.retried': [
          {
            guard: { type: 'isEmpty', params: ({ event }) => ({ password: event.password }) },
            target: 'loading',
          },
          { target: 'measuring' },
        ],
      },
    },
  },
});
