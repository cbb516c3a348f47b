import { fixtures } from '../../../../machines/admin/support-recording/support-recording.fixtures';
import { supportRecordingMachine } from '../../../../machines/admin/support-recording/support-recording.machine';
import { playedEnvironment } from '../../../review/play/environment';
import { flowOf } from '../../../review/play/flow';
import { provideSupportRecording } from './support-recording.provide';

export const supportRecordingFlow = flowOf(
  supportRecordingMachine,
  provideSupportRecording(playedEnvironment),
  fixtures,
);
