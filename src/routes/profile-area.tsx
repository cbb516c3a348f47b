import { Outlet } from '@tanstack/react-router';
import { ProfilePage } from './profile-page';

/** The profile, and over it the dialog of a completion screen (specification, section 2 "Profile page"). */
export function ProfileArea() {
  return (
    <>
      <ProfilePage />
      <Outlet />
    </>
  );
}
