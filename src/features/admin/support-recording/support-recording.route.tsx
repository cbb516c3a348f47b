import { useState } from 'react';
import { supportRecording as texts } from '#messages/admin/support-recording';
import { useAppContext } from '../../../app/screen/use-app-context';
import { useOwner } from '../../../app/screen/use-owner';
import { useScreenActor } from '../../../app/screen/use-screen-actor';
import { AdminScreen } from '../../../app/shell/admin-screen';
import { SupportRecording } from './support-recording';
import { provideSupportRecording } from './support-recording.provide';

function Opened() {
  const { environment } = useAppContext();
  const [machine] = useState(() => provideSupportRecording(environment));
  return <SupportRecording actor={useScreenActor(machine)} />;
}

/** Where an admin opens the code that a customer told them (D2.extensionGroups.support). */
export function SupportRecordingPage() {
  const admin = useOwner();
  return (
    <AdminScreen title={texts.title} help={texts.help}>
      {admin === null ? null : <Opened key={admin} />}
    </AdminScreen>
  );
}
