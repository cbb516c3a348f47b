import { useState } from 'react';
import { useAppContext } from '../../../app/screen/use-app-context';
import { useScreenActor } from '../../../app/screen/use-screen-actor';
import { SupportCode } from './support-code';
import { provideSupportCode, recordedLines } from './support-code.provide';

/** In the contact panel: what happened in the app, for support (D2.extensionGroups.support). */
export function SupportCodeArea() {
  const { environment } = useAppContext();
  const [machine] = useState(() => provideSupportCode(environment));
  const [lines] = useState(() => recordedLines(environment));
  const actor = useScreenActor(machine);
  return <SupportCode actor={actor} lines={lines} />;
}
