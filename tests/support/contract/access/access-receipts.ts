import type { Row } from './access-cells';
import { customers, customersGet, own, ownerForbidden, row, withUuid } from './access-rows';
import {
  cancelledOfCaller,
  personalOfCaller,
  receiptOfCaller,
  receiptOfPremium,
  subscriptionOfOwner,
} from './access-things';

/** The extension groups `receipts`, `withdrawal` and `resume`. The withdrawal ends what was resumed before. */
export const receiptRows: readonly Row[] = [
  row(
    'resumeSubscription',
    customers,
    withUuid(async (cell) => ({ params: { subscriptionId: await cancelledOfCaller(cell) } })),
  ),
  row(
    'resumeSubscription',
    customersGet(409),
    withUuid(async (cell) => ({ params: { subscriptionId: await personalOfCaller(cell) } })),
    'that was not cancelled',
  ),
  row(
    'withdrawSubscription',
    customers,
    withUuid(async (cell) => ({ params: { subscriptionId: await personalOfCaller(cell) } })),
  ),
  row(
    'withdrawSubscription',
    ownerForbidden,
    withUuid(async (cell) => ({ params: { subscriptionId: await subscriptionOfOwner(cell) } })),
    'of a business',
  ),
  row('listReceipts', customers, own),
  row(
    'downloadReceipt',
    customers,
    withUuid(async (cell) => ({ params: { id: await receiptOfCaller(cell) } })),
  ),
  row(
    'downloadReceipt',
    customersGet(404),
    withUuid(async (cell) => ({ params: { id: await receiptOfPremium(cell) } })),
    'of somebody else',
  ),
];
