import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { contentMachine } from '../../content/content/content.machine';
import type { ContentPage } from '../../content/content/content.types';
import type { dialogsMachine } from './dialogs.machine';
import type { DialogName } from './dialogs.types';

type Snapshot = SnapshotFrom<typeof dialogsMachine>;

const NAMES: readonly DialogName[] = ['terms', 'privacy', 'contact'];

/** The dialog that stands over the screen, or `null`. */
export const selectOpenDialog = (snapshot: Snapshot): DialogName | null =>
  NAMES.find((name) => snapshot.matches({ serving: name })) ?? null;

/** Who gets the focus back when it closes. */
export const selectActivator = (snapshot: Snapshot): string | null => snapshot.context.activator;

const contentOf =
  (page: ContentPage) =>
  (snapshot: Snapshot): ActorRefFrom<typeof contentMachine> | undefined =>
    snapshot.children[page];

const contents = { terms: contentOf('terms'), privacy: contentOf('privacy'), contact: contentOf('contact') };

/** The actor that keeps a page: the same selector for the same page, so that a view does not read it anew each time. */
export const selectContent = (page: ContentPage) => contents[page];
