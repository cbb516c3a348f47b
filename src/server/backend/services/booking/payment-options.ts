import { PAYMENT_TYPE } from '../../../../domain/limits';
import { maskedNumber } from '../../../../domain/cards/card';
import { listCards } from '../../storage/repositories/cards';
import { listCardAccounts } from '../../storage/repositories/card-accounts';
import { listCreditAccounts } from '../../storage/repositories/payment-profiles';
import type { Executor } from '../../storage/database';
import type { UserRow } from '../../storage/tables';
import { hasExpired } from '../cards/card-expiry';

/** A card or account with which a customer can pay for a booking. */
export type PaymentOption = {
  readonly type: number;
  /** Identifies the option in forms, such as `card-12`. */
  readonly id: string;
  readonly label: string;
  /** Whether the card is selected initially. */
  readonly isDefault?: boolean;
};

/** How a booking is paid. `paidWith` is null for Pay In Car. */
export type Payment = {
  readonly type: number;
  readonly paidWith: string | null;
  readonly label: string;
};

export const PAY_IN_CAR = 'Pay in car';

/**
 * How the customer may pay for bookings besides Pay In Car: with own cards that have not expired (2), or with enabled
 * card accounts and approved bill-pay accounts (4). Guests have no options.
 */
export async function paymentOptions(
  executor: Executor,
  customer: UserRow,
  now: Date,
): Promise<readonly PaymentOption[]> {
  if (customer.guest) return [];
  const [cards, cardAccounts, creditAccounts] = [
    await listCards(executor, customer.id),
    await listCardAccounts(executor, customer.id, now),
    await listCreditAccounts(executor, customer.id),
  ];
  return [
    ...cards
      .filter(({ expiry_month: month, expiry_year: year }) => !hasExpired({ month, year }, now))
      .map(({ id, name, last_four: lastFour, is_default: isDefault }) => ({
        type: PAYMENT_TYPE.personalCard,
        id: `card-${id}`,
        label: `${name} ${maskedNumber(lastFour)}`,
        isDefault,
      })),
    ...cardAccounts
      .filter(({ active }) => active)
      .map(({ id, nickname, ref }) => ({
        type: PAYMENT_TYPE.billPayOrCardAccount,
        id: `account-${id}`,
        label: `${nickname} (${ref})`,
      })),
    ...creditAccounts
      .filter(({ status }) => status === 'approved')
      .map(({ id, name, identifier, ref }) => ({
        type: PAYMENT_TYPE.billPayOrCardAccount,
        id: `bill-${id}`,
        label: `${name} (${identifier ?? ref})`,
      })),
  ];
}

/**
 * The payment selected in a form; null if it is not among the customer's options.
 *
 * @param type as sent: 1, 2 or 4
 * @param choices the selected option of each type; those of other types are ignored
 */
export function paymentOf(
  options: readonly PaymentOption[],
  type: string,
  choices: Readonly<Record<string, string>>,
): Payment | null {
  if (type === String(PAYMENT_TYPE.payInCar)) {
    return { type: PAYMENT_TYPE.payInCar, paidWith: null, label: PAY_IN_CAR };
  }
  const option = options.find(
    (candidate) => String(candidate.type) === type && candidate.id === choices[type],
  );
  return option ? { type: option.type, paidWith: option.id, label: option.label } : null;
}
