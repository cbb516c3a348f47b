import type { Generated, Insertable, Selectable } from 'kysely';
import type { Defaulted, Moment } from './columns';

/** Payments and refunds. A written receipt is never changed. */
export interface ReceiptsTable {
  id: Generated<number>;
  /** `R-2026-0007`. */
  number: string;
  user_id: string;
  /** The subscription paid for; null if it was deleted or did not exist yet. */
  subscription_id: number | null;
  /** The provider's payment; null if it has no id. */
  payment_id: Defaulted<string | null>;
  /** Name and address at the time, one entry per line. */
  billed_to: string;
  description: string;
  /** Cents; negative for a refund. */
  amount: number;
  /** ISO 4217. */
  currency: string;
  /** Whether the amount includes VAT; null if the receipt does not mention it. */
  vat_included: boolean | null;
  issued_at: Moment;
}

/** The last number used in each year. */
export interface ReceiptNumbersTable {
  year: number;
  last: number;
}

export type ReceiptRow = Selectable<ReceiptsTable>;
export type NewReceiptRow = Insertable<ReceiptsTable>;
