import type { SnapshotFrom } from 'xstate';
import type { ContactPage, Page } from '../../../src/domain/entities';
import type { contentMachine } from './content.machine';

type Snapshot = SnapshotFrom<typeof contentMachine>;

/** Terms or privacy; `null` if there is none to show. Sanitise it before rendering. */
export const selectPage = ({ context: { content } }: Snapshot): Page | null =>
  content !== null && 'content' in content ? content : null;

/** The contact form's title and subjects; `null` if not loaded. */
export const selectContactPage = ({ context: { content } }: Snapshot): ContactPage | null =>
  content !== null && 'subjects' in content ? content : null;

/** The title from the server; `null` if not known. */
export const selectTitle = (snapshot: Snapshot): string | null => snapshot.context.content?.title ?? null;

/** Whether loading failed and can be retried. */
export const selectHasFailed = (snapshot: Snapshot): boolean => snapshot.hasTag('failed');
