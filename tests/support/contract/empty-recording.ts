import { recordingOf, recordingText } from '../../../src/review/live/recording';

/** A recording in which nothing happened. */
export const emptyRecording = recordingText(recordingOf([]));
