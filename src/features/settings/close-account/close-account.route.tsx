import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { selectUser } from '../../../../machines/session/session/session.selectors';
import { selectSettings } from '../../../../machines/settings/settings/settings.selectors';
import { CloseAccountSection } from './close-account-section';
import { provideCloseAccount } from './close-account.provide';
import type { SettingsRef } from '../settings/settings.route';
import { useAppContext } from '../../../app/screen/use-app-context';
import { useScreenActor } from '../../../app/screen/use-screen-actor';
import { useService } from '../../../app/screen/use-service';

/** Close My Account. It is offered once the customer's settings are loaded and allow it. */
export function CloseAccount({ settings }: { readonly settings: SettingsRef }) {
  const { app, environment } = useAppContext();
  const user = useSelector(useService(app, 'session'), selectUser);
  const offered = useSelector(settings, (snapshot) => selectSettings(snapshot)?.showDelete ?? false);
  const [machine] = useState(() => provideCloseAccount(environment));
  return <CloseAccountSection actor={useScreenActor(machine)} user={user} offered={offered} />;
}
