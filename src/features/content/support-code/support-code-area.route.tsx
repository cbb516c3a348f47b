import { useSelector } from '@xstate/react';
import { use, useState } from 'react';
import { selectUser } from '../../../../machines/session/session/session.selectors';
import { useAppContext } from '../../../app/screen/use-app-context';
import { useScreenActor } from '../../../app/screen/use-screen-actor';
import { useService } from '../../../app/screen/use-service';
import { useWhereabouts } from '../../../app/screen/use-whereabouts';
import { SupportCode } from './support-code';
import { provideSupportCode } from './support-code.provide';
import { WhereaboutsOffer } from './whereabouts-offer';

/** Only a customer themselves can show where they are. */
function OfferedWhereabouts() {
  const { app } = useAppContext();
  const user = useSelector(useService(app, 'session'), selectUser);
  const shown = useWhereabouts(app);
  if (user === null || user.guest || user.admin || user.impersonation !== null) return null;
  return (
    <WhereaboutsOffer
      agreed={shown !== undefined}
      onAgree={() => app.send({ type: 'whereabouts.agreed', owner: user.uuid })}
      onStop={() => shown?.send({ type: 'whereabouts.stopped' })}
    />
  );
}

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
  return (
    <>
      <SupportCode actor={actor} lines={recording?.lines ?? []} />
      {recorder === null ? null : <OfferedWhereabouts />}
    </>
  );
}
