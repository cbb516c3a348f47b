import type { Clock } from '../../clock';
import type { Executor } from '../../storage/database';
import { insertSubscription } from '../../storage/repositories/payment-profiles';
import { updateUser } from '../../storage/repositories/users';
import type { CardRow, UserRow } from '../../storage/tables';
import { agreementParagraphs } from '../profiles/agreement';
import type { Offer, priceFor } from '../profiles/profile-rules';
import type { MailService } from '../shared/mail';
import { billedTo, describedPremium, type Receipts } from './receipts';
import { monthsAfter } from '../../../../domain/dates';
import { withdrawalEnd } from './subscription-period';

/** Terms of a new Premium subscription. */
export type SubscriptionTerms = {
  readonly type: 'personal' | 'business';
  readonly card: CardRow;
  /** The business card account that becomes Premium. */
  readonly accountId: number | null;
  readonly price: ReturnType<typeof priceFor>;
  readonly offer: Offer;
  /** Number of users. */
  readonly users: number;
  /** The provider's payment; null if it has no id. */
  readonly paymentId: string | null;
};

/**
 * Starts Premium: the subscription, the receipt and the mail.
 *
 * @param transaction the one that completes the profile
 */
export type Subscribe = (transaction: Executor, customer: UserRow, terms: SubscriptionTerms) => Promise<void>;

type Dependencies = { readonly clock: Clock; readonly mail: MailService; readonly receipts: Receipts };

export const createSubscribe =
  ({ clock, mail, receipts }: Dependencies): Subscribe =>
  async (transaction, customer, { type, card, accountId, price, offer, users, paymentId }) => {
    const now = clock.now();
    const { prices, currency } = offer;
    const discounted = customer.received_premium_discount ? null : price.discounted;
    const subscription = await insertSubscription(transaction, {
      user_id: customer.id,
      type,
      card_id: card.id,
      booking_card_id: card.id,
      account_id: accountId,
      cancellable: true,
      price: price.full,
      discounted_price: discounted,
      discounted_until: discounted === null ? null : monthsAfter(now, prices.discountLength ?? 0),
      period_end: monthsAfter(now, 1),
      withdraw_until: type === 'personal' ? withdrawalEnd(now) : null,
    });
    const paid = discounted ?? price.full;
    if (paid > 0) {
      await receipts.issue(transaction, {
        user_id: customer.id,
        subscription_id: subscription.id,
        payment_id: paymentId,
        billed_to: billedTo(customer),
        description: describedPremium(type, now),
        amount: paid,
        currency,
        vat_included: type === 'business' ? prices.businessIncludeVat : null,
      });
    }
    if (discounted !== null) await updateUser(transaction, customer.id, { received_premium_discount: true });
    await mail.send(
      {
        kind: 'premium-started',
        to: customer.email,
        subject: 'Welcome to Premium',
        paragraphs: [
          `Hello ${customer.first_name},`,
          'Your Premium subscription has started.',
          'Manage Premium on your profile: /profile/payments',
          'Please keep this email. It sets out what you agreed to.',
          ...agreementParagraphs({ subscription, users, offer }),
        ],
      },
      transaction,
    );
  };
