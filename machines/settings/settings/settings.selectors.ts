import type { SnapshotFrom } from 'xstate';
import type { settingsMachine } from './settings.machine';

type Snapshot = SnapshotFrom<typeof settingsMachine>;

/** The settings that the form is made of; `null` before they are loaded. */
export const selectSettings = ({ context }: Snapshot) => context.reading?.settings ?? null;
/** What stands in the form, as far as it was told; `null` before it is there. */
export const selectValues = ({ context }: Snapshot) => context.reading?.values ?? null;
/** They could not be loaded; Retry loads them again. */
export const selectIsUnloaded = (snapshot: Snapshot) => snapshot.matches('unloaded');
/** The form's own submission: what the server said of the last try. */
export const selectForm = (snapshot: Snapshot) => snapshot.children.form;
/** A press is under way. */
export const selectIsBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
/** What is saved could not be read, so nothing was sent. */
export const selectIsUncompared = (snapshot: Snapshot) =>
  snapshot.matches({ open: { saving: { filling: 'uncompared' } } });
/** Saved, and not edited since. */
export const selectIsSaved = (snapshot: Snapshot) =>
  snapshot.matches({ open: { saving: { filling: 'saved' } } });
/** What was changed elsewhere, while the person decides about it; otherwise `null`. */
export const selectChanged = (snapshot: Snapshot) =>
  snapshot.matches({ open: { saving: 'deciding' } }) ? snapshot.context.comparison : null;
/** The person is asked whether what was entered may be lost. */
export const selectIsAsking = (snapshot: Snapshot) => snapshot.matches({ open: { leaving: 'asking' } });
/** Something stands in the form that is not saved: whoever leaves is asked. */
export const selectIsEdited = (snapshot: Snapshot) =>
  selectIsAsking(snapshot) || snapshot.can({ type: 'leave.requested' });
