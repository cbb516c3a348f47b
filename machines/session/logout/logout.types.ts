/** The role that logs out. `impersonatingAdmin` ends the impersonation instead. */
export type LogoutRole = 'customer' | 'admin' | 'impersonatingAdmin';

/** `location`: where the server redirects to, already reduced to a same-origin path. */
export type LogoutAnswer = { readonly location: string | null };

export type LogoutContext = { readonly role: LogoutRole; readonly target: string | null };

export type LogoutEvent = {
  readonly type: 'logout.requested';
  readonly role: LogoutRole;
  /** The same-origin path to land on. */
  readonly target: string | null;
};

export type LogoutEmitted =
  | { readonly type: 'logout.completed'; readonly target: string }
  | { readonly type: 'impersonation.ended'; readonly target: string };

export type LogoutTag = 'busy';
