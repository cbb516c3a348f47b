import { supportRecording as texts } from '#messages/admin/support-recording';
import type { supportRecordingMachine } from '../../../../machines/admin/support-recording/support-recording.machine';
import type { Views } from '../../../review/screens/view.types';
import { AdminLayout } from '../frame/admin-layout';
import { SupportRecording } from './support-recording';

export const views: Views = {
  'support-recording': ({ stage }) => (
    <AdminLayout title={texts.title} help={texts.help}>
      <SupportRecording actor={stage.root<typeof supportRecordingMachine>()} />
    </AdminLayout>
  ),
};
