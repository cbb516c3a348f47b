import { settings } from '../../../../domain/settings';
import type { Clock } from '../../clock';
import { notFound } from '../../http/answers';
import type { Executor } from '../../storage/database';
import type { NewReceiptRow, ReceiptRow } from '../../storage/receipt-tables';
import {
  findReceipt,
  insertReceipt,
  listReceipts,
  takeReceiptNumber,
} from '../../storage/repositories/receipts';
import type { UserRow } from '../../storage/tables';
import { localTime } from '../shared/local-time';
import { rowId } from '../shared/row-id';

/** The content of a receipt. Its number and date are assigned when it is written. */
export type ReceiptOrder = Omit<NewReceiptRow, 'id' | 'number' | 'issued_at'>;

/** Receipts for payments and refunds (D2.extensionGroups.receipts). */
export interface Receipts {
  /** Writes a receipt with the next number of the year. @param transaction the one that contains the payment */
  issue(transaction: Executor, order: ReceiptOrder): Promise<ReceiptRow>;
  /** The customer's receipts, the newest first. */
  list(customer: UserRow): Promise<readonly ReceiptRow[]>;
  /** A receipt as a PDF, always with the same bytes. @throws Refusal 404 */
  pdf(customer: UserRow, id: string): Promise<{ readonly name: string; readonly content: Buffer }>;
}

/** The addressee of a receipt: name, company (if any) and address. */
export const billedTo = ({
  first_name: first,
  last_name: last,
  company_name: company,
  billing_address: address,
}: Pick<UserRow, 'first_name' | 'last_name' | 'company_name' | 'billing_address'>): string =>
  [`${first} ${last}`.trim(), company, ...(address ?? '').split(', ')].filter(Boolean).join('\n');

const month = new Intl.DateTimeFormat('en-IE', {
  timeZone: settings.timeZone,
  month: 'long',
  year: 'numeric',
});

/** Describes a payment for Premium: `Personal Premium, November 2026`. @param from start of the month that is paid */
export const describedPremium = (type: 'personal' | 'business', from: Date): string =>
  `${type === 'personal' ? 'Personal' : 'Business'} Premium, ${month.format(from)}`;

/** Writes a receipt with the given date of issue. */
export async function writeReceipt(
  transaction: Executor,
  order: ReceiptOrder,
  issuedAt: Date,
): Promise<ReceiptRow> {
  const year = localTime(issuedAt).slice(0, 4);
  const number = await takeReceiptNumber(transaction, Number(year));
  return insertReceipt(transaction, {
    ...order,
    number: `R-${year}-${String(number).padStart(4, '0')}`,
    issued_at: issuedAt,
  });
}

export function createReceipts(database: Executor, clock: Clock): Receipts {
  return {
    issue: (transaction, order) => writeReceipt(transaction, order, clock.now()),
    list: (customer) => listReceipts(database, customer.id),
    async pdf(customer, id) {
      const row = rowId(id);
      const receipt = row === null ? undefined : await findReceipt(database, customer.id, row);
      if (!receipt) throw notFound();
      // A large library that most processes never need.
      const { receiptPdf } = await import('./receipt-pdf');
      return { name: `${receipt.number}.pdf`, content: await receiptPdf(receipt) };
    },
  };
}
