import type { SnapshotFrom } from 'xstate';
import type { collectionsMachine } from './collections.machine';
import type { CollectionName } from './collections.types';

/** Whether a collection failed too often and was not restarted. */
export const selectIsGivenUp =
  (collection: CollectionName) => (snapshot: SnapshotFrom<typeof collectionsMachine>) =>
    snapshot.matches({ [collection]: 'givenUp' });
