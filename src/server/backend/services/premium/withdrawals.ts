import { formatMoney } from '../../../../domain/money';
import type { Clock } from '../../clock';
import { forbidden, notFound, Refusal } from '../../http/answers';
import type { PaymentProvider } from '../../payments/port';
import type { Executor } from '../../storage/database';
import type { ReceiptRow } from '../../storage/receipt-tables';
import { findSubscriptionEver, withdrawFromSubscription } from '../../storage/repositories/payment-profiles';
import { returnUsedPayment } from '../../storage/repositories/payments';
import { listReceiptsFor } from '../../storage/repositories/receipts';
import { lockUser } from '../../storage/repositories/users';
import type { SubscriptionRow, UserRow } from '../../storage/tables';
import { readableTime } from '../shared/local-time';
import type { MailService } from '../shared/mail';
import { rowId } from '../shared/row-id';
import type { Receipts } from './receipts';
import { withdrawalOpenUntil } from './subscription-period';

export type Withdrawn = {
  readonly withdrawnAt: Date;
  /** Receipt of the refund; null if nothing had been paid. */
  readonly receipt: ReceiptRow | null;
};

/** Withdrawals from personal contracts (D2.extensionGroups.withdrawal; Directive 2023/2673). Ids are as in a path. */
export interface Withdrawals {
  /**
   * Ends a subscription immediately, refunds what was paid for it, and mails a confirmation with the time
   * of the declaration.
   *
   * @throws Refusal 404, 403 for a business subscription, 409 if the period is over or the customer has
   *   withdrawn already
   */
  withdraw(customer: UserRow, subscriptionId: string): Promise<Withdrawn>;
}

const ALREADY = "You've already withdrawn from this contract.";
const TOO_LATE = 'The time to withdraw from this contract is over.';
const CONTRACT = 'Personal Premium';

type Dependencies = {
  readonly clock: Clock;
  readonly mail: MailService;
  readonly payments: PaymentProvider;
  readonly receipts: Receipts;
};

/** The contents of the confirmation that the directive requires: what was declared, by whom and when. */
function paragraphsOf(customer: UserRow, { withdrawnAt, receipt }: Withdrawn): readonly string[] {
  const name = `${customer.first_name} ${customer.last_name}`;
  return [
    `Hello ${customer.first_name},`,
    `We've received your withdrawal from this contract: ${CONTRACT}.`,
    `Declared by ${name} (${customer.email}) on ${readableTime(withdrawnAt)}.`,
    'The contract has now ended.',
    ...(receipt === null
      ? []
      : [
          `We'll refund ${formatMoney(-receipt.amount, receipt.currency)} to the card you paid with. ` +
            `Receipt ${receipt.number} is on your profile: /profile/payments`,
        ]),
  ];
}

export function createWithdrawals(
  database: Executor,
  { clock, mail, payments, receipts }: Dependencies,
): Withdrawals {
  async function open(executor: Executor, customer: UserRow, id: string): Promise<SubscriptionRow> {
    const row = rowId(id);
    const found = row === null ? undefined : await findSubscriptionEver(executor, customer.id, row);
    if (!found) throw notFound();
    if (found.type !== 'personal') throw forbidden();
    if (found.withdrawn_at !== null) throw new Refusal(409, ALREADY);
    if (withdrawalOpenUntil(found, clock.now()) === null) throw new Refusal(409, TOO_LATE);
    return found;
  }

  /** Records the refund in the database. @returns its receipt and the provider's payments to refund */
  async function giveBack(transaction: Executor, customer: UserRow, subscription: SubscriptionRow) {
    const paid = await listReceiptsFor(transaction, subscription.id);
    const amount = paid.reduce((sum, receipt) => sum + receipt.amount, 0);
    const last = paid.at(-1);
    if (last === undefined || amount <= 0) return { receipt: null, payments: [] };
    const { billed_to, currency, vat_included, number } = last;
    const receipt = await receipts.issue(transaction, {
      user_id: customer.id,
      subscription_id: subscription.id,
      billed_to,
      description: `Withdrawal from ${CONTRACT}, receipt ${number}`,
      amount: -amount,
      currency,
      vat_included,
    });
    const taken = paid.flatMap(({ payment_id: id }) => (id === null ? [] : [id]));
    for (const id of taken) await returnUsedPayment(transaction, id);
    return { receipt, payments: taken };
  }

  return {
    async withdraw(customer, subscriptionId) {
      const { payments: paidWith, ...withdrawn } = await database
        .transaction()
        .execute(async (transaction) => {
          await lockUser(transaction, customer.id);
          const subscription = await open(transaction, customer, subscriptionId);
          const withdrawnAt = clock.now();
          await withdrawFromSubscription(transaction, subscription.id, withdrawnAt);
          const noted = { withdrawnAt, ...(await giveBack(transaction, customer, subscription)) };
          await mail.send(
            {
              kind: 'withdrawal',
              to: customer.email,
              subject: `Your withdrawal from ${CONTRACT}`,
              paragraphs: paragraphsOf(customer, noted),
            },
            transaction,
          );
          return noted;
        });
      // The refund is recorded, so `resume` retries it if the provider fails now.
      for (const id of paidWith) await payments.cancel(id);
      return withdrawn;
    },
  };
}
