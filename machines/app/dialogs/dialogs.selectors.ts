import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { contentMachine } from '../../content/content/content.machine';
import type { ContentPage } from '../../content/content/content.types';
import type { dialogsMachine } from './dialogs.machine';
import type { DialogName } from './dialogs.types';

type Snapshot = SnapshotFrom<typeof dialogsMachine>;

const NAMES: readonly DialogName[] = ['terms', 'privacy', 'contact'];

/** The open dialog, or `null`. */
export const selectOpenDialog = (snapshot: Snapshot): DialogName | null =>
  NAMES.find((name) => snapshot.matches({ serving: name })) ?? null;

/** The id of the element that gets focus when the dialog closes. */
export const selectActivator = (snapshot: Snapshot): string | null => snapshot.context.activator;

const contentOf =
  (page: ContentPage) =>
  (snapshot: Snapshot): ActorRefFrom<typeof contentMachine> | undefined =>
    snapshot.children[page];

const contents = { terms: contentOf('terms'), privacy: contentOf('privacy'), contact: contentOf('contact') };

/**
 * The actor that holds a page. Returns the same selector for the same page, so that a view does not subscribe again
 * on each render.
 */
export const selectContent = (page: ContentPage) => contents[page];
