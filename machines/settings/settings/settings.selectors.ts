import type { SnapshotFrom } from 'xstate';
import type { settingsMachine } from './settings.machine';

type Snapshot = SnapshotFrom<typeof settingsMachine>;

/** The settings that the form was built from; `null` before they are loaded. */
export const selectSettings = ({ context }: Snapshot) => context.reading?.settings ?? null;
/** The form's values, as last reported; `null` before the form exists. */
export const selectValues = ({ context }: Snapshot) => context.reading?.values ?? null;
/** Whether the settings could not be loaded. Retry loads them again. */
export const selectIsUnloaded = (snapshot: Snapshot) => snapshot.matches('unloaded');
/** The form's submission, with the server's answer to the last attempt. */
export const selectForm = (snapshot: Snapshot) => snapshot.children.form;
/** Whether a press is being processed. */
export const selectIsBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
/** Whether the saved settings could not be read, so that nothing was sent. */
export const selectIsUncompared = (snapshot: Snapshot) =>
  snapshot.matches({ open: { saving: { filling: 'uncompared' } } });
/** Whether the settings are saved and not edited since. */
export const selectIsSaved = (snapshot: Snapshot) =>
  snapshot.matches({ open: { saving: { filling: 'saved' } } });
/** The changes made elsewhere, while the person decides about them; otherwise `null`. */
export const selectChanged = (snapshot: Snapshot) =>
  snapshot.matches({ open: { saving: 'deciding' } }) ? snapshot.context.comparison : null;
/** Whether the person is asked to confirm that the input may be lost. */
export const selectIsAsking = (snapshot: Snapshot) => snapshot.matches({ open: { leaving: 'asking' } });
/** Whether the form has unsaved input. The app asks before leaving. */
export const selectIsEdited = (snapshot: Snapshot) =>
  selectIsAsking(snapshot) || snapshot.can({ type: 'leave.requested' });
