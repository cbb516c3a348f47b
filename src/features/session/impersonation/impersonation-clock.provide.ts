import { fromPromise } from 'xstate';
import { impersonationClockMachine } from '../../../../machines/session/impersonation-clock/impersonation-clock.machine';
import type {
  ElapsedTime,
  ImpersonationClockInput,
} from '../../../../machines/session/impersonation-clock/impersonation-clock.types';
import { elapsedMinutes } from '../../../domain/elapsed-minutes';

/** Provides the minutes of an impersonation, read from this computer's clock. */
export const provideImpersonationClock = () =>
  impersonationClockMachine.provide({
    actors: {
      readElapsed: fromPromise<ElapsedTime, ImpersonationClockInput>(({ input }) =>
        Promise.resolve(elapsedMinutes(input.startedAt, Date.now())),
      ),
    },
  });
