import { recordingOf, recordingText } from '../../../src/recording/recording';

/** A recording in which nothing happened. */
export const emptyRecording = recordingText(recordingOf([]));
