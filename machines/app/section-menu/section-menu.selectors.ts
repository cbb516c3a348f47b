import type { SnapshotFrom } from 'xstate';
import type { sectionMenuMachine } from './section-menu.machine';

/** The id of the heading of the marked section. */
export const selectCurrentSection = (snapshot: SnapshotFrom<typeof sectionMenuMachine>) =>
  snapshot.context.current;
