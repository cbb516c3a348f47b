import type { User } from '../../../src/domain/entities';

/** The answer of auth/user. `user` is `null` for nobody (401 or an empty response). */
export type SessionReading = {
  readonly user: User | null;
  /** When it was read, in epoch seconds. */
  readonly at: number;
};

export type SessionContext = {
  /** The effective user; `null` for nobody, and while a person must sign in again in place. */
  readonly user: User | null;
  /** The uuid of the person who must sign in again in place, because the screen holds their input. */
  readonly reauthenticating: string | null;
  /** The same-origin path that the last login redirects to. */
  readonly landing: string | null;
  /** When the user was last read, in epoch seconds. */
  readonly readAt: number;
  /**
   * The uuid of a user who was reported to have no subscription left while the user was being read. The reading may
   * be older than the report.
   */
  readonly premiumless: string | null;
};

export type SessionEvent =
  /** A response had status 401 (S4.session.2). */
  | { readonly type: 'unauthorized' }
  | { readonly type: 'session.loginSucceeded'; readonly location: string | null }
  /** Logout is done, or the person left a screen that required signing in again. */
  | { readonly type: 'session.ended' }
  /**
   * The user may have changed on the server, because an impersonation began or ended. Or the first read failed and
   * Retry was pressed.
   */
  | { readonly type: 'session.userChanged' }
  /** An older page submitted something, so the user may have changed. A missing answer proves nothing. */
  | { readonly type: 'session.recheckRequested' }
  /** The app navigated, or the window regained focus: reads the user again if the last read is too old. */
  | {
      readonly type: 'session.visited';
      /** A payment is in progress: postpones the read. */
      readonly paying: boolean;
      /** Epoch seconds. */
      readonly at: number;
    }
  /** 'Go to the login page' was pressed instead of signing in again in place. */
  | { readonly type: 'session.abandoned' }
  /** Another tab logged out (D3.13). */
  | { readonly type: 'session.endedElsewhere' }
  /** Another tab signed in as another user. */
  | { readonly type: 'session.replaced' }
  /** Another tab reports that this tab's user is signed in. */
  | { readonly type: 'session.confirmed' }
  /** A request that may change the user is in progress: the next visit reads the user again. */
  | { readonly type: 'session.stale' }
  /** A write is about to be sent. It is refused (`write.refused`) if the admin only looks at the customer's account. */
  | { readonly type: 'write.tried' }
  /** The password was changed, so no change is due any more (S4.changePassword.1). */
  | { readonly type: 'password.changed' }
  /** The server answered with a user's subscriptions (S4.subscription.1). */
  | {
      readonly type: 'subscriptions.loaded';
      /** The owner's uuid. */
      readonly owner: string | null;
      /** The number of subscriptions. */
      readonly count: number;
    };

export type SessionEmitted =
  /** A write was not sent, because the admin only looks. */
  | { readonly type: 'write.refused' }
  | { readonly type: 'session.changed' }
  /** The same person signed in again in place. Cleared data must be loaded again. */
  | { readonly type: 'session.recovered' }
  /** The session ended without a logout in this tab. */
  | { readonly type: 'session.lost'; readonly admin: boolean };

/** Events sent to the supervisor. */
export type SessionReport =
  { readonly type: 'session.settled'; readonly user: User | null } | { readonly type: 'session.unknown' };

export type SessionTag = 'busy' | 'settled';
