import type { User } from '../../../src/domain/entities';

/** The answer of auth/user; `user` is `null` for nobody (401 or an empty response). */
export type SessionReading = {
  readonly user: User | null;
  /** When it was read; epoch seconds. */
  readonly at: number;
};

export type SessionContext = {
  /** The effective user; `null` for nobody, also while a person has to sign in again in place. */
  readonly user: User | null;
  /** Who has to sign in again in place: whose input stands on the screen. Their uuid. */
  readonly reauthenticating: string | null;
  /** Where the answer of the last login sends this person; a same-origin path. */
  readonly landing: string | null;
  /** When the user was read last; epoch seconds. */
  readonly readAt: number;
  /** Who was said to have no subscription left while the user was being read; their uuid. The reading may be older. */
  readonly premiumless: string | null;
};

export type SessionEvent =
  /** An answer said 401 (S4.session.2). */
  | { readonly type: 'unauthorized' }
  | { readonly type: 'session.loginSucceeded'; readonly location: string | null }
  /** Logout is done, or the person has left a screen on which they would have had to sign in again. */
  | { readonly type: 'session.ended' }
  /**
   * Who is signed in may have changed on the server: impersonation ended or began; or it could not be read
   * at start and Retry was pressed.
   */
  | { readonly type: 'session.userChanged' }
  /** Something was sent from an older page: who is signed in may have changed, and no answer says nothing about it. */
  | { readonly type: 'session.recheckRequested' }
  /** A navigation, or the window got the focus back: the user is read again when known for too long. */
  | {
      readonly type: 'session.visited';
      /** A payment is under way: reading again is put off. */
      readonly paying: boolean;
      /** Epoch seconds. */
      readonly at: number;
    }
  /** 'Go to the login page' instead of signing in again in place. */
  | { readonly type: 'session.abandoned' }
  /** Another tab has logged out (D3.13). */
  | { readonly type: 'session.endedElsewhere' }
  /** Another tab has signed in as somebody else than this one knows. */
  | { readonly type: 'session.replaced' }
  /** Another tab says that the person whom this one knows is signed in. */
  | { readonly type: 'session.confirmed' }
  /** Something is on its way that may change who is signed in: the next visit reads the user again. */
  | { readonly type: 'session.stale' }
  /** The password was changed: nothing is due any more (S4.changePassword.1). */
  | { readonly type: 'password.changed' }
  /** The server has answered with somebody's subscriptions (S4.subscription.1). */
  | {
      readonly type: 'subscriptions.loaded';
      /** Whose they are: a uuid. */
      readonly owner: string | null;
      /** How many there are. */
      readonly count: number;
    };

export type SessionEmitted =
  | { readonly type: 'session.changed' }
  /** The same person has signed in again in place: what was forgotten is to be loaded anew. */
  | { readonly type: 'session.recovered' }
  /** The session ended without a logout in this tab. */
  | { readonly type: 'session.lost'; readonly admin: boolean };

/** What the session tells the chart that supervises it. */
export type SessionReport =
  { readonly type: 'session.settled'; readonly user: User | null } | { readonly type: 'session.unknown' };

export type SessionTag = 'busy' | 'settled';
