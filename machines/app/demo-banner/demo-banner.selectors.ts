import type { SnapshotFrom } from 'xstate';
import type { demoBannerMachine } from './demo-banner.machine';

export const selectIsShown = (snapshot: SnapshotFrom<typeof demoBannerMachine>) => snapshot.matches('shown');
