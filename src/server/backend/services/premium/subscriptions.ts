import { formatDay } from '../../../../domain/dates';
import type { Clock } from '../../clock';
import { forbidden, notFound, Refusal } from '../../http/answers';
import type { Executor } from '../../storage/database';
import {
  cancelSubscription,
  findSubscription,
  findSubscriptionEver,
  resumeSubscription,
  updateSubscription,
} from '../../storage/repositories/payment-profiles';
import { lockUser } from '../../storage/repositories/users';
import type { SubscriptionRow, UserRow } from '../../storage/tables';
import { usableCard } from '../cards/card-accounts';
import type { MailService } from '../shared/mail';
import { rowId } from '../shared/row-id';
import { periodEndOf } from './subscription-period';

/** Premium subscriptions of a customer (S4.subscription.1, S7.calls.18, S7.calls.19). Ids are as in a path. */
export interface Subscriptions {
  /** @throws Refusal 404, 400 if the card has expired */
  setCard(customer: UserRow, subscriptionId: string, cardId: string): Promise<void>;
  /**
   * Cancels a subscription. Premium continues until the end of the paid period.
   *
   * @throws Refusal 404, 403 if it cannot be cancelled
   */
  cancel(customer: UserRow, subscriptionId: string, reason: string | null): Promise<void>;
  /**
   * Resumes a cancelled subscription that has not ended yet.
   *
   * @throws Refusal 404, 409 if it has ended or was not cancelled
   */
  resume(customer: UserRow, subscriptionId: string): Promise<void>;
}

const REASON_MAX = 1000;
const ENDED = 'Your Premium subscription has ended, so you can no longer resume it.';
const NOT_CANCELLED = "Your Premium subscription isn't cancelled.";

const dayOf = (moment: Date): string => formatDay(moment.toISOString()) ?? '';

export function createSubscriptions(
  database: Executor,
  { clock, mail }: { readonly clock: Clock; readonly mail: MailService },
): Subscriptions {
  async function own(executor: Executor, customer: UserRow, id: string): Promise<SubscriptionRow> {
    const row = rowId(id);
    const found = row === null ? undefined : await findSubscription(executor, customer.id, row, clock.now());
    if (!found) throw notFound();
    return found;
  }

  return {
    async setCard(customer, subscriptionId, cardId) {
      await database.transaction().execute(async (transaction) => {
        await lockUser(transaction, customer.id);
        const subscription = await own(transaction, customer, subscriptionId);
        const card = await usableCard(transaction, customer, cardId, clock.now());
        // The card for bookings changes too, unless the customer had chosen a different one.
        const follows =
          subscription.booking_card_id === null || subscription.booking_card_id === subscription.card_id;
        await updateSubscription(transaction, subscription.id, {
          card_id: card.id,
          ...(follows ? { booking_card_id: card.id } : {}),
        });
      });
    },

    async cancel(customer, subscriptionId, reason) {
      const subscription = await own(database, customer, subscriptionId);
      const endsOn = periodEndOf(subscription, clock.now());
      const text = reason?.trim().slice(0, REASON_MAX) ?? '';
      await database.transaction().execute(async (transaction) => {
        const cancelled = await cancelSubscription(transaction, subscription.id, {
          ends_on: endsOn,
          cancel_reason: text === '' ? null : text,
        });
        if (!cancelled) throw forbidden();
        await mail.send(
          {
            kind: 'premium-cancelled',
            to: customer.email,
            subject: 'Your Premium subscription was cancelled',
            paragraphs: [
              `Hello ${customer.first_name},`,
              `We've cancelled your Premium subscription. It ends on ${dayOf(endsOn)}.`,
            ],
          },
          transaction,
        );
      });
    },

    async resume(customer, subscriptionId) {
      const row = rowId(subscriptionId);
      await database.transaction().execute(async (transaction) => {
        await lockUser(transaction, customer.id);
        const found = row === null ? undefined : await findSubscriptionEver(transaction, customer.id, row);
        if (!found) throw notFound();
        if (found.ends_on === null) throw new Refusal(409, NOT_CANCELLED);
        const now = clock.now();
        if (!(await resumeSubscription(transaction, found.id, now))) throw new Refusal(409, ENDED);
        const renews = dayOf(periodEndOf({ ...found, ends_on: null }, now));
        await mail.send(
          {
            kind: 'premium-resumed',
            to: customer.email,
            subject: 'Your Premium subscription continues',
            paragraphs: [
              `Hello ${customer.first_name},`,
              `Your Premium subscription continues. It renews on ${renews}.`,
              'Manage Premium on your profile: /profile/payments',
            ],
          },
          transaction,
        );
      });
    },
  };
}
