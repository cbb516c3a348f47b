import { Outlet, useMatches } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { ProfileBehind, ProfilePage } from './profile-view';

/**
 * The profile, and over it the chooser or the dialog of a completion screen (S2.profilePage.5). The profile stays
 * mounted when one of them opens or closes. The wizard replaces it.
 */
export function ProfileArea() {
  const mayBeWizard = useMatches({
    select: (matches) => matches.at(-1)?.staticData.access === 'premiumChooser',
  });
  const [stands, setStands] = useState(!mayBeWizard);
  return (
    <>
      {stands ? (
        <Suspense fallback={null}>
          <ProfilePage />
        </Suspense>
      ) : null}
      <ProfileBehind value={setStands}>
        <Outlet />
      </ProfileBehind>
    </>
  );
}
