import type { SnapshotFrom } from 'xstate';
import type { ContactPage, Page } from '../../../src/domain/entities';
import type { contentMachine } from './content.machine';

type Snapshot = SnapshotFrom<typeof contentMachine>;

/** Terms or privacy, to be sanitised before it is shown; `null` while there is none to show. */
export const selectPage = ({ context: { content } }: Snapshot): Page | null =>
  content !== null && 'content' in content ? content : null;

/** The contact form's title and subjects; `null` while there are none. */
export const selectContactPage = ({ context: { content } }: Snapshot): ContactPage | null =>
  content !== null && 'subjects' in content ? content : null;

/** The server's title; `null` while it is not known. */
export const selectTitle = (snapshot: Snapshot): string | null => snapshot.context.content?.title ?? null;

/** It could not be loaded and can be asked for again. */
export const selectHasFailed = (snapshot: Snapshot): boolean => snapshot.hasTag('failed');
