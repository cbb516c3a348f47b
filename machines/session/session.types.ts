import type { User } from '../../src/domain/entities';

/** The answer of auth/user; `user` is `null` for nobody (401 or an empty response). */
export type SessionReading = { readonly user: User | null };

export type SessionContext = {
  readonly user: User | null;
  /** Where the answer of the last login sends this person; a same-origin path. */
  readonly landing: string | null;
};

export type SessionEvent =
  /** An answer said 401 (specification, section 4 "Session"). */
  | { readonly type: 'unauthorized' }
  | { readonly type: 'session.loginSucceeded'; readonly location: string | null }
  /** Logout is done. */
  | { readonly type: 'session.ended' }
  /**
   * Who is signed in may have changed on the server: impersonation ended or began; or it could not be read
   * at start and Retry was pressed.
   */
  | { readonly type: 'session.userChanged' };

export type SessionEmitted =
  | { readonly type: 'session.changed' }
  /** The session ended without a logout. */
  | { readonly type: 'session.lost'; readonly admin: boolean };

/** What the session tells the app that supervises it. */
export type SessionReport =
  { readonly type: 'session.settled'; readonly user: User | null } | { readonly type: 'session.unknown' };

export type SessionTag = 'busy' | 'settled';
