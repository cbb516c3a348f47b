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

/** It comes while the settings do, with the numbering plans; the other sections are there before. */
const SettingsForm = lazyView(() => import('./settings-form'), 'SettingsForm');

/**
 * The settings of one customer: the actor of the profile's first section.
 *
 * @param customer the effective user's uuid
 */
export function useSettings(customer: string): SettingsRef {
  const { environment } = useAppContext();
  const [machine] = useState(() => provideSettings(environment, SettingsForm.preload));
  const [input] = useState(() => settingsInput(environment, customer));
  return useScreenActor(machine, { input });
}

/** Asks the form whether it may be left; it asks the person in turn where something would be lost. */
async function mayLeave(settings: SettingsRef): Promise<boolean> {
  settings.send({ type: 'leave.requested' });
  try {
    return !selectIsEdited(await waitFor(settings, (now) => !selectIsAsking(now)));
  } catch {
    // The form is gone, and nobody is left to answer.
    return true;
  }
}

const isProfile = (path: string): boolean => path === '/profile' || path.startsWith('/profile/');

type SettingsSectionProps = {
  /** Of `useSettings`. */
  readonly settings: SettingsRef;
  /** The effective user's uuid. */
  readonly customer: string;
};

/**
 * Settings on the profile. Nobody leaves it with something entered and not saved unless they say so; on the profile's own
 * addresses, what was entered comes back with the form. A customer who has logged out, or has to sign in again, is not asked.
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
