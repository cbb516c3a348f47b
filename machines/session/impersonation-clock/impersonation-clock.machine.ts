import { assign, setup, type PromiseActorLogic } from 'xstate';
import { providedActor } from '../../placeholder';
import type { StateMeta } from '../../state.types';
import type {
  ElapsedTime,
  ImpersonationClockContext,
  ImpersonationClockInput,
} from './impersonation-clock.types';

/** Measures how long an admin has been acting for a customer. The banner shows it in minutes (D3.16). */
export const impersonationClockMachine = setup({
  types: {} as {
    context: ImpersonationClockContext;
    input: ImpersonationClockInput;
    children: { readElapsed: 'readElapsed' };
    meta: StateMeta;
  },
  actors: {
    readElapsed: providedActor<PromiseActorLogic<ElapsedTime, ImpersonationClockInput>>('readElapsed'),
  },
  delays: { nextMinute: ({ context }) => context.nextMinuteMs },
  guards: { isKnown: (_, params: { elapsed: ElapsedTime }) => params.elapsed !== null },
  actions: {
    keepElapsed: assign((_, params: { elapsed: ElapsedTime }) => params.elapsed ?? {}),
    forgetElapsed: assign({ minutes: null }),
  },
}).createMachine({
  id: 'impersonation-clock',
  description:
    'Time of an impersonation. It counts the minutes for which an admin acts for a customer, until that ends.',
  context: ({ input }) => ({ startedAt: input.startedAt, minutes: null, nextMinuteMs: 0 }),
  initial: 'reading',
  states: {
    reading: {
      description: 'Reads the clock.',
      meta: { screen: 'impersonation-banner', requirement: 'D3.16' },
      invoke: {
        id: 'readElapsed',
        src: 'readElapsed',
        input: ({ context }) => ({ startedAt: context.startedAt }),
        onDone: [
          {
            guard: { type: 'isKnown', params: ({ event }) => ({ elapsed: event.output }) },
            target: 'telling',
            actions: { type: 'keepElapsed', params: ({ event }) => ({ elapsed: event.output }) },
          },
          { target: 'silent' },
        ],
        onError: 'silent',
      },
    },
    telling: {
      description:
        'The banner shows how long the admin has acted for the customer. The clock is read again at the next full minute.',
      meta: { screen: 'impersonation-banner', requirement: 'D3.16' },
      after: { nextMinute: 'reading' },
    },
    silent: {
      description: 'The server does not say when it started, so the banner shows no duration.',
      meta: { screen: 'impersonation-banner', requirement: 'D2.16' },
      entry: 'forgetElapsed',
    },
  },
});
