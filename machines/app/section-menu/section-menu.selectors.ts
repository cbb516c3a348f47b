import type { SnapshotFrom } from 'xstate';
import type { sectionMenuMachine } from './section-menu.machine';

/** The heading's id of the section that the menu marks. */
export const selectCurrentSection = (snapshot: SnapshotFrom<typeof sectionMenuMachine>) =>
  snapshot.context.current;
