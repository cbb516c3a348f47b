import { createContext } from 'react';
import { lazyView } from '../../ui/lazy-view';

/** The profile. Its code is loaded with the first address that shows it. */
export const ProfilePage = lazyView(() => import('./profile-page'), 'ProfilePage');

/** Sets whether the profile stays behind the content of an address or is replaced by it. */
export const ProfileBehind = createContext<(stands: boolean) => void>(() => undefined);
