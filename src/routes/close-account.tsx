import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { selectUser } from '../../machines/session/session.selectors';
import { selectSettings } from '../../machines/settings/settings.selectors';
import { CloseAccountSection } from '../features/profile/close-account-section';
import { provideCloseAccount } from '../provide/close-account';
import type { SettingsRef } from './settings-section';
import { useAppContext } from './use-app-context';
import { useScreenActor } from './use-screen-actor';
import { useService } from './use-service';

/** Close My Account, offered once the customer's settings are there and say so. */
export function CloseAccount({ settings }: { readonly settings: SettingsRef }) {
  const { app, environment } = useAppContext();
  const user = useSelector(useService(app, 'session'), selectUser);
  const offered = useSelector(settings, (snapshot) => selectSettings(snapshot)?.showDelete ?? false);
  const [machine] = useState(() => provideCloseAccount(environment));
  return <CloseAccountSection actor={useScreenActor(machine)} user={user} offered={offered} />;
}
