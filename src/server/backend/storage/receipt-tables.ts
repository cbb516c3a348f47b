import type { Generated, Insertable, Selectable } from 'kysely';
import type { Defaulted, Moment } from './columns';

/** What was paid or given back; a receipt that was written is never changed. */
export interface ReceiptsTable {
  id: Generated<number>;
  /** `R-2026-0007`. */
  number: string;
  user_id: string;
  /** What it was paid for; null once that is gone, or before there was any. */
  subscription_id: number | null;
  /** The provider's payment; null where it named none. */
  payment_id: Defaulted<string | null>;
  /** Name and address as they were on the day, a line each. */
  billed_to: string;
  description: string;
  /** Cents; negative for what was given back. */
  amount: number;
  /** ISO 4217. */
  currency: string;
  /** Whether the amount includes VAT; null where nothing is said of it. */
  vat_included: boolean | null;
  issued_at: Moment;
}

/** The last number of each year. */
export interface ReceiptNumbersTable {
  year: number;
  last: number;
}

export type ReceiptRow = Selectable<ReceiptsTable>;
export type NewReceiptRow = Insertable<ReceiptsTable>;
