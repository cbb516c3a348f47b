import type { SnapshotFrom } from 'xstate';
import type { Extension } from '../../../src/domain/extension';
import type { appMachine } from './app.machine';

type Snapshot = SnapshotFrom<typeof appMachine>;

export const selectConfig = (snapshot: Snapshot) => snapshot.context.config;
export const selectPremiumConfig = (snapshot: Snapshot) => snapshot.context.premiumConfig;
export const selectIsReady = (snapshot: Snapshot) => snapshot.hasTag('ready');
export const selectIsStarting = (snapshot: Snapshot) => snapshot.hasTag('starting');
export const selectHasStartUpFailed = (snapshot: Snapshot) => snapshot.hasTag('startUpFailed');
/** Whether the backend offers an extension group (D2.extensionGroups.1). */
export const selectOffers = (extension: Extension) => (snapshot: Snapshot) =>
  snapshot.context.config?.extensions.includes(extension) ?? false;
