import { useBlocker } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { waitFor, type ActorRefFrom } from 'xstate';
import type { settingsMachine } from '../../../../machines/settings/settings/settings.machine';
import { selectIsAsking, selectIsEdited } from '../../../../machines/settings/settings/settings.selectors';
import {
  selectIsReauthenticating,
  selectOwner,
  selectUser,
} from '../../../../machines/session/session/session.selectors';
import { SettingsScreen } from './settings-screen';
import { keepsSettings, provideSettings, settingsInput } from './settings.provide';
import { lazyView } from '../../../ui/lazy-view';
import { useAppContext } from '../../../app/screen/use-app-context';
import { useScreenActor } from '../../../app/screen/use-screen-actor';
import { useService } from '../../../app/screen/use-service';

export type SettingsRef = ActorRefFrom<typeof settingsMachine>;

/** Loaded in parallel with the settings, and with the numbering plans. The other sections render before it. */
const SettingsForm = lazyView(() => import('./settings-form'), 'SettingsForm');

/**
 * Creates the actor of the settings, the profile's first section.
 *
 * @param customer the uuid of the effective user
 */
export function useSettings(customer: string): SettingsRef {
  const { environment } = useAppContext();
  const [machine] = useState(() => provideSettings(environment, SettingsForm.preload));
  const [input] = useState(() => settingsInput(environment, customer));
  return useScreenActor(machine, { input });
}

/** Asks the form whether the person may leave. The form asks the person if input would be lost. */
async function mayLeave(settings: SettingsRef): Promise<boolean> {
  settings.send({ type: 'leave.requested' });
  try {
    return !selectIsEdited(await waitFor(settings, (now) => !selectIsAsking(now)));
  } catch {
    // The form has unmounted.
    return true;
  }
}

const isProfile = (path: string): boolean => path === '/profile' || path.startsWith('/profile/');

type SettingsSectionProps = {
  /** The actor from `useSettings`. */
  readonly settings: SettingsRef;
  /** The uuid of the effective user. */
  readonly customer: string;
};

/**
 * Settings on the profile. A person with unsaved input has to confirm before leaving. Between the profile's own
 * addresses no confirmation is needed, because the input is restored with the form. A customer who has logged out or
 * has to sign in again is not asked.
 */
export function SettingsSection({ settings, customer }: SettingsSectionProps) {
  const { app, environment } = useAppContext();
  const session = useService(app, 'session');
  const user = useSelector(session, selectUser);
  const isTheirs = () => {
    const now = session.getSnapshot();
    return selectOwner(now) === customer && !selectIsReauthenticating(now);
  };
  useBlocker({
    shouldBlockFn: async ({ next }) => {
      if (!isTheirs() || (isProfile(next.pathname) && keepsSettings(environment))) return false;
      return !(await mayLeave(settings));
    },
    enableBeforeUnload: () => selectIsEdited(settings.getSnapshot()),
  });
  return <SettingsScreen actor={settings} user={user} Form={SettingsForm} />;
}
