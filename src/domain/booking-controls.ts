import type { User } from './entities';

/** What becomes of the controls of the framed booking page. */
export type BookingControls =
  | { readonly kind: 'asIs' }
  /** Payment type and submit are taken away and the message shown. */
  | { readonly kind: 'refused'; readonly message: string }
  /** The submit control has the guests' label, and the note tells of the fee for paying in the car. */
  | { readonly kind: 'guest' };

/**
 * What the booking page may offer a user (S4.usersWhoCannotBook.1, S6.1, S6.6, D3.2, D6.5).
 *
 * @param user the effective one; `null` for nobody, whom the server answers with no booking page
 * @param cannotBook the message where the server names none
 */
export function bookingControls(user: User | null, cannotBook: string): BookingControls {
  if (user === null) return { kind: 'asIs' };
  // An admin who acts for a customer need not change the customer's password.
  const passwordNeeded = user.mustChangePassword && user.impersonation === null;
  if (!user.canBook || passwordNeeded) {
    return { kind: 'refused', message: user.unableToBookMessage?.trim() || cannotBook };
  }
  return { kind: user.guest ? 'guest' : 'asIs' };
}
