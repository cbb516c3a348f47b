import type { SnapshotFrom } from 'xstate';
import type { servicesMachine } from './services.machine';
import type { ServiceName } from './services.types';

/** Whether an app-wide actor failed too often and was not restarted. */
export const selectIsGivenUp = (service: ServiceName) => (snapshot: SnapshotFrom<typeof servicesMachine>) =>
  snapshot.matches({ [service]: 'givenUp' });
