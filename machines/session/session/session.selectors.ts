import type { SnapshotFrom } from 'xstate';
import type { sessionMachine } from './session.machine';

type Snapshot = SnapshotFrom<typeof sessionMachine>;

/** The effective user, or `null` for nobody. */
export const selectUser = (snapshot: Snapshot) => snapshot.context.user;
/** Whose screen this is: the user's uuid, or that of the person who has to sign in again in place. */
export const selectOwner = ({ context }: Snapshot) => context.user?.uuid ?? context.reauthenticating;
/** It is known who is signed in: guards may decide. */
export const selectIsSettled = (snapshot: Snapshot) => snapshot.hasTag('settled');
export const selectIsChecking = (snapshot: Snapshot) => snapshot.hasTag('busy');
/** The server could not say who this is. */
export const selectIsUnknown = (snapshot: Snapshot) => snapshot.matches('unknown');
/** The session was lost over unsaved input: the person signs in again over the screen. */
export const selectIsReauthenticating = (snapshot: Snapshot) => snapshot.context.reauthenticating !== null;
/** Somebody signed in again in place, and no answer said who. */
export const selectHasNoResponse = (snapshot: Snapshot) => snapshot.matches({ signingInAgain: 'noResponse' });
/** Where the last login sends this person; a same-origin path, or `null`. */
export const selectLanding = (snapshot: Snapshot) => snapshot.context.landing;
/** As whom a logout would be asked for (S4.logout.2, S4.logout.3). */
export const selectLogoutRole = (snapshot: Snapshot): 'customer' | 'admin' | 'impersonatingAdmin' => {
  const { user } = snapshot.context;
  if (user?.impersonation) return 'impersonatingAdmin';
  return user?.admin ? 'admin' : 'customer';
};
