import { use, useState } from 'react';
import { useAppContext } from '../../../app/screen/use-app-context';
import { useScreenActor } from '../../../app/screen/use-screen-actor';
import { SupportCode } from './support-code';
import { provideSupportCode } from './support-code.provide';

/**
 * In the contact panel: what happened in the app until the panel opened, for support (D2.extensionGroups.support).
 * What is shown is what is sent.
 */
export function SupportCodeArea() {
  const { environment } = useAppContext();
  const recorder = use(environment.adapters.recordings.recorder);
  const [recording] = useState(() => recorder?.read(performance.now()) ?? null);
  const [machine] = useState(() => provideSupportCode(environment, recording?.text ?? null));
  const actor = useScreenActor(machine);
  return <SupportCode actor={actor} lines={recording?.lines ?? []} />;
}
