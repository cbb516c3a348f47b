import type { Transaction } from 'kysely';
import { companyName } from '../../../../domain/rules';
import type { Clock } from '../../clock';
import { forbidden, invalid, notFound, Refusal } from '../../http/answers';
import type { Executor } from '../../storage/database';
import { findCard } from '../../storage/repositories/cards';
import {
  findCardAccount,
  insertCardAccount,
  updateCardAccount,
} from '../../storage/repositories/card-accounts';
import { lockUser, updateUser } from '../../storage/repositories/users';
import type { CardRow, Tables, UserRow } from '../../storage/tables';
import { check, failures, fieldTexts } from '../shared/field-texts';
import { accountRef } from '../shared/references';
import { rowId } from '../shared/row-id';
import { hasExpired } from './card-expiry';

const EXPIRED = 'This card has expired. Please choose another one.';

/**
 * Returns the customer's own card, if it has not expired.
 *
 * @param transaction must also contain the write that uses the card: the card cannot be removed until it ends
 * @throws Refusal 404, 400 if the card has expired
 */
export async function usableCard(
  transaction: Transaction<Tables>,
  customer: UserRow,
  id: string,
  now: Date,
): Promise<CardRow> {
  const row = rowId(id);
  await lockUser(transaction, customer.id);
  const card = row === null ? undefined : await findCard(transaction, customer.id, row);
  if (!card) throw notFound();
  if (hasExpired({ month: card.expiry_month, year: card.expiry_year }, now)) throw new Refusal(400, EXPIRED);
  return card;
}

/**
 * Business accounts that are paid by card with each journey (S3.cardAccount.1, S6.5, D2.17). Ids are as in a path.
 */
export interface CardAccounts {
  /** @throws Refusal 400 with `errors` */
  add(customer: UserRow, order: { readonly companyName: string; readonly cardId: string }): Promise<void>;
  /**
   * Attaches a card. Only the owner of a Premium account may do this.
   *
   * @throws Refusal 403, 404, 400 if the card has expired
   */
  setCard(customer: UserRow, accountId: string, cardId: string): Promise<void>;
  /** Enables or disables an account for all its users. @throws Refusal 404 */
  switch(customer: UserRow, accountId: string, active: boolean): Promise<void>;
}

export function createCardAccounts(executor: Executor, clock: Clock): CardAccounts {
  async function seen(database: Executor, customer: UserRow, accountId: string) {
    const row = rowId(accountId);
    const account = row === null ? undefined : await findCardAccount(database, customer.id, row, clock.now());
    if (!account) throw notFound();
    return account;
  }

  return {
    async add(customer, { companyName: company, cardId }) {
      const wrong = check(company, companyName);
      await executor.transaction().execute(async (transaction) => {
        let card: CardRow | null = null;
        let cardFault: string | null = null;
        try {
          card = await usableCard(transaction, customer, cardId, clock.now());
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
          cardFault = error.status === 404 ? fieldTexts.unknown : error.message;
        }
        const errors = failures({ companyName: wrong, cardId: cardFault });
        if (errors || !card) throw invalid(errors ?? {});
        await insertCardAccount(transaction, {
          owner_id: customer.id,
          ref: accountRef(company),
          nickname: company.trim(),
          card_id: card.id,
          active: true,
          premium: false,
          subscription_type: null,
          created_at: clock.now(),
        });
        if (customer.profile_type === 'standard') {
          await updateUser(transaction, customer.id, { profile_type: 'business' });
        }
      });
    },

    async setCard(customer, accountId, cardId) {
      await executor.transaction().execute(async (transaction) => {
        await lockUser(transaction, customer.id);
        const account = await seen(transaction, customer, accountId);
        if (account.owner_id !== customer.id || !account.premium) throw forbidden();
        const card = await usableCard(transaction, customer, cardId, clock.now());
        await updateCardAccount(transaction, account.id, { card_id: card.id });
      });
    },

    async switch(customer, accountId, active) {
      const account = await seen(executor, customer, accountId);
      await updateCardAccount(executor, account.id, { active });
    },
  };
}
