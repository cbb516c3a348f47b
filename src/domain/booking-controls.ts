import type { User } from './entities';

/** What the app changes in the framed booking page. */
export type BookingControls =
  | { readonly kind: 'asIs' }
  /** Hides payment type and submit, and shows the message. */
  | { readonly kind: 'refused'; readonly message: string }
  /** Gives the submit control the label for guests, and shows the fee for paying in the car in the note. */
  | { readonly kind: 'guest' };

/**
 * What the booking page may offer a user (S4.usersWhoCannotBook.1, S6.1, S6.6, D3.2, D6.5).
 *
 * @param user the effective user; for `null` the server sends no booking page
 * @param cannotBook default message
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
