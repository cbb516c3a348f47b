import { done } from '../http/answers';
import { forCustomer, type Operations } from '../http/operation';
import { receiptOnWire } from '../services/shared/wire';
import type { Services } from './services';

/** Receipts, and withdrawing from a contract (D2.extensionGroups.receipts, D2.extensionGroups.withdrawal). */
export function receiptOperations({ receipts, withdrawals }: Services): Operations {
  return {
    listReceipts: forCustomer(async ({ customer }) =>
      done((await receipts.list(customer)).map(receiptOnWire)),
    ),

    downloadReceipt: forCustomer(async ({ customer, params }) => {
      const { name, content } = await receipts.pdf(customer, params.id ?? '');
      return { file: { name, type: 'application/pdf', content } };
    }),

    withdrawSubscription: forCustomer(async ({ customer, params }) => {
      const { withdrawnAt, receipt } = await withdrawals.withdraw(customer, params.subscriptionId ?? '');
      return done(
        { withdrawnAt: withdrawnAt.toISOString(), receipt: receipt === null ? null : receiptOnWire(receipt) },
        "You've withdrawn from the contract.",
      );
    }),
  };
}
