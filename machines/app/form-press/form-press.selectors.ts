import type { SnapshotFrom } from 'xstate';
import type { formPressMachine } from './form-press.machine';
import type { FieldAnswer } from './form-press.types';

type Snapshot = SnapshotFrom<typeof formPressMachine>;

const NONE: readonly string[] = [];

/** Whether the last press was refused, so that missing fields may be reported. */
export const selectIsRefused = (snapshot: Snapshot) => snapshot.matches('refused');
/** Whether a press is held until the app can submit. */
export const selectIsWaiting = (snapshot: Snapshot) => snapshot.matches('waiting');
/** The fields that were invalid at the refused press. */
export const selectWrong = (snapshot: Snapshot) => snapshot.context.wrong;
/** The number of refused presses. */
export const selectRefusals = (snapshot: Snapshot) => snapshot.context.refusals;
/** The fields edited since this answer; none if the chart has not yet received the answer. */
export const selectEditedSince = (snapshot: Snapshot, answer: FieldAnswer) =>
  snapshot.context.answer === answer ? snapshot.context.edited : NONE;
