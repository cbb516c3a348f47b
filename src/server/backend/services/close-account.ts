import { forbidden } from '../http/answers';
import type { Caller } from '../http/caller';
import type { Executor } from '../storage/database';
import { deleteAnswersOf } from '../storage/repositories/idempotency';
import { deleteMailsTo } from '../storage/repositories/mails';
import { deletePaymentProfilesOf } from '../storage/repositories/payment-profiles';
import { deleteUser } from '../storage/repositories/users';
import type { UserRow } from '../storage/tables';
import { isRefusedTo } from './impersonation-refusals';

/**
 * Closes a customer's account (section 8: "All of your information will be deleted from our web booking platform"):
 * with the customer go their sessions, cards, profiles, settings, bookings and mails.
 *
 * @throws Refusal 403 for an admin who acts as the customer
 */
export type CloseAccount = (customer: UserRow, caller: Caller) => Promise<void>;

export function createCloseAccount(database: Executor): CloseAccount {
  return async (customer, caller) => {
    if (isRefusedTo(caller, 'closeAccount')) throw forbidden();
    await database.transaction().execute(async (transaction) => {
      await deletePaymentProfilesOf(transaction, customer.id);
      await deleteAnswersOf(transaction, customer.id);
      await deleteMailsTo(transaction, customer.email);
      // The rest goes with the row: every other table's reference to it cascades.
      await deleteUser(transaction, customer.id);
    });
  };
}
