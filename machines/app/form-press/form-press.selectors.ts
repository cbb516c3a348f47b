import type { SnapshotFrom } from 'xstate';
import type { formPressMachine } from './form-press.machine';
import type { FieldAnswer } from './form-press.types';

type Snapshot = SnapshotFrom<typeof formPressMachine>;

const NONE: readonly string[] = [];

/** The last press was refused, so what is missing may be said. */
export const selectIsRefused = (snapshot: Snapshot) => snapshot.matches('refused');
/** A press is kept until the app can send. */
export const selectIsWaiting = (snapshot: Snapshot) => snapshot.matches('waiting');
/** The fields that were wrong at the press that stands refused. */
export const selectWrong = (snapshot: Snapshot) => snapshot.context.wrong;
/** How many presses were refused. */
export const selectRefusals = (snapshot: Snapshot) => snapshot.context.refusals;
/** The fields that were edited since this answer: none since one that the chart has not been told of yet. */
export const selectEditedSince = (snapshot: Snapshot, answer: FieldAnswer) =>
  snapshot.context.answer === answer ? snapshot.context.edited : NONE;
