import { createContext } from 'react';
import { lazyView } from '../../ui/lazy-view';

/** The profile, whose code comes with the first address that shows it. */
export const ProfilePage = lazyView(() => import('./profile-page'), 'ProfilePage');

/** Tells the profile's area whether the profile stands behind what an address shows, or gives way to it. */
export const ProfileBehind = createContext<(stands: boolean) => void>(() => undefined);
