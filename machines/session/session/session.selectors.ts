import type { SnapshotFrom } from 'xstate';
import type { sessionMachine } from './session.machine';

type Snapshot = SnapshotFrom<typeof sessionMachine>;

/** The effective user, or `null` for nobody. */
export const selectUser = (snapshot: Snapshot) => snapshot.context.user;
/** The owner of the screen: the user's uuid, or that of the person who must sign in again in place. */
export const selectOwner = ({ context }: Snapshot) => context.user?.uuid ?? context.reauthenticating;
/** Whether it is known who is signed in, so that guards can decide. */
export const selectIsSettled = (snapshot: Snapshot) => snapshot.hasTag('settled');
export const selectIsChecking = (snapshot: Snapshot) => snapshot.hasTag('busy');
/** Whether the server could not say who is signed in. */
export const selectIsUnknown = (snapshot: Snapshot) => snapshot.matches('unknown');
/** Whether the session was lost over unsaved input, so that the person signs in again over the screen. */
export const selectIsReauthenticating = (snapshot: Snapshot) => snapshot.context.reauthenticating !== null;
/** Whether somebody signed in again in place and no answer named them. */
export const selectHasNoResponse = (snapshot: Snapshot) => snapshot.matches({ signingInAgain: 'noResponse' });
/** The same-origin path that the last login redirects to, or `null`. */
export const selectLanding = (snapshot: Snapshot) => snapshot.context.landing;
/** The role for a logout (S4.logout.2, S4.logout.3). */
export const selectLogoutRole = (snapshot: Snapshot): 'customer' | 'admin' | 'impersonatingAdmin' => {
  const { user } = snapshot.context;
  if (user?.impersonation) return 'impersonatingAdmin';
  return user?.admin ? 'admin' : 'customer';
};
