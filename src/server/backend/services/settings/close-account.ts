import { forbidden } from '../../http/answers';
import type { Caller } from '../../http/caller';
import type { PaymentProvider } from '../../payments/port';
import type { Executor } from '../../storage/database';
import { deleteInvitationsTo, listOwnedAccounts } from '../../storage/repositories/account-users';
import { listBookings } from '../../storage/repositories/bookings';
import { listWaitedFor } from '../../storage/repositories/cards';
import { listFormerEmails } from '../../storage/repositories/email-changes';
import { deleteAnswersOf } from '../../storage/repositories/idempotency';
import { deleteIntentsOf } from '../../storage/repositories/intents';
import { deleteMailsAbout } from '../../storage/repositories/mails';
import { deletePaymentProfilesOf } from '../../storage/repositories/payment-profiles';
import { deleteEndedPaymentsOf } from '../../storage/repositories/payments';
import { deleteUser, lockUser } from '../../storage/repositories/users';
import type { UserRow } from '../../storage/tables';
import { bookingSubject } from '../booking/booking-confirmation';
import { invitationSubject } from '../profiles/account-users';
import { isRefusedTo } from '../session/impersonation';

/** Subjects of the mails that were sent to others on the customer's behalf. */
async function subjectsOf(executor: Executor, customer: UserRow): Promise<readonly string[]> {
  const accounts = await listOwnedAccounts(executor, customer.id);
  const bookings = await listBookings(executor, customer.id, null);
  return [
    ...accounts.map((account) => invitationSubject(customer, account)),
    ...bookings.map((booking) => bookingSubject(booking)),
  ];
}

/**
 * Closes a customer's account (S8.closeAccountConfirm: "All of your information will be deleted from our web booking
 * platform"). Deletes the customer with their sessions, cards, intents, profiles, settings, bookings and invitations,
 * the mails to and about them, and the mails to others about their bookings and accounts.
 *
 * @throws Refusal 403 for an admin who acts as the customer
 */
export type CloseAccount = (customer: UserRow, caller: Caller) => Promise<void>;

export function createCloseAccount(database: Executor, payments: PaymentProvider): CloseAccount {
  return async (customer, caller) => {
    if (isRefusedTo(caller, 'closeAccount')) throw forbidden();
    const abandoned = await database.transaction().execute(async (transaction) => {
      await lockUser(transaction, customer.id);
      const waitedFor = await listWaitedFor(transaction, customer.id);
      const subjects = await subjectsOf(transaction, customer);
      for (const address of [customer.email, ...(await listFormerEmails(transaction, customer.id))]) {
        await deleteMailsAbout(transaction, address, subjects);
      }
      await deleteInvitationsTo(transaction, customer.email);
      await deleteIntentsOf(transaction, customer.id);
      await deletePaymentProfilesOf(transaction, customer.id);
      await deleteAnswersOf(transaction, customer.id);
      // Other tables' references to this row cascade, so their rows are deleted too.
      await deleteUser(transaction, customer.id);
      return waitedFor;
    });
    for (const intentId of abandoned) await payments.cancel(intentId);
    await payments.forgetCustomer(customer.id);
    await deleteEndedPaymentsOf(database, customer.id);
  };
}
