import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { selectOffers } from '../../../../machines/app/app/app.selectors';
import { useAppContext } from '../../../app/screen/use-app-context';
import { useScreenActor } from '../../../app/screen/use-screen-actor';
import { SupportCode } from './support-code';
import { provideSupportCode, recordedLines } from './support-code.provide';

const selectOffered = selectOffers('support');

function Offered() {
  const { environment } = useAppContext();
  const [machine] = useState(() => provideSupportCode(environment));
  const [lines] = useState(() => recordedLines(environment));
  const actor = useScreenActor(machine);
  return <SupportCode actor={actor} lines={lines} />;
}

/** In the contact panel: what happened in the app, for support (D2.extensionGroups.support). */
export function OfferedSupportCode() {
  const { app } = useAppContext();
  return useSelector(app, selectOffered) ? <Offered /> : null;
}
