import { fixtures } from '../../../../machines/session/impersonation-clock/impersonation-clock.fixtures';
import { impersonationClockMachine } from '../../../../machines/session/impersonation-clock/impersonation-clock.machine';
import { flowOf } from '../../../review/play/flow';
import { provideImpersonationClock } from './impersonation-clock.provide';

export const impersonationClockFlow = flowOf(
  impersonationClockMachine,
  provideImpersonationClock(),
  fixtures,
);
