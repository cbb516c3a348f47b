import { randomUUID } from 'node:crypto';
import type { CardBrand } from '../../../../domain/entities';
import type { Clock } from '../../clock';
import { forbidden, notFound, Refusal } from '../../http/answers';
import type { Executor } from '../../storage/database';
import {
  findCardAccount,
  insertCardAccount,
  updateCardAccount,
} from '../../storage/repositories/card-accounts';
import { attachCard, deleteWaitingCard, insertCard } from '../../storage/repositories/cards';
import { hasPendingRequest } from '../../storage/repositories/credit-requests';
import { dropHeld } from '../../storage/repositories/held-profiles';
import { listSubscriptions } from '../../storage/repositories/payment-profiles';
import { usePayment } from '../../storage/repositories/payments';
import { lockUser, updateUser } from '../../storage/repositories/users';
import type { CardRow, UserRow } from '../../storage/tables';
import { confirmationTexts } from '../cards/confirmation-texts';
import type { Receipts } from '../premium/receipts';
import { createSubscribe } from '../premium/subscribe';
import type { MailService } from '../shared/mail';
import { accountRef } from '../shared/references';
import { rowId } from '../shared/row-id';
import { usersOf } from './agreement';
import type { CreditRequests } from './credit-requests';
import { priceFor, purposeOf, teamOf, type Offer, type Profile } from './profile-rules';

/** A card that the provider has accepted. */
export type CompletedCard = {
  readonly token: string;
  readonly expMonth: number;
  readonly expYear: number;
  readonly brand: CardBrand;
  readonly lastFour: string;
};

const PERSONAL_ACTIVE = 'You already have Premium.';
const ACCOUNT_IS_PREMIUM = 'This account already has Premium.';
const REQUEST_PENDING = 'You already have a request waiting.';

/** Completes profiles, each in one transaction. */
export type ProfileCompletion = ReturnType<typeof createProfileCompletion>;

type Dependencies = {
  readonly clock: Clock;
  readonly creditRequests: CreditRequests;
  readonly mail: MailService;
  readonly receipts: Receipts;
};

export function createProfileCompletion(
  database: Executor,
  { clock, creditRequests, mail, receipts }: Dependencies,
) {
  const subscribe = createSubscribe({ clock, mail, receipts });

  async function ownAccount(executor: Executor, customer: UserRow, id: number | string) {
    const row = rowId(String(id));
    const account = row === null ? undefined : await findCardAccount(executor, customer.id, row, clock.now());
    if (!account) throw notFound();
    if (account.owner_id !== customer.id) throw forbidden();
    return account;
  }

  /** @throws Refusal 409, 403 or 404 if the customer cannot have this profile besides their others */
  async function refuseConflicts(executor: Executor, customer: UserRow, profile: Profile): Promise<void> {
    const { requestType, account } = profile;
    if (requestType === 'personal') {
      const running = await listSubscriptions(executor, customer.id, clock.now());
      if (running.some(({ type }) => type === 'personal')) throw new Refusal(409, PERSONAL_ACTIVE);
    }
    if (requestType === 'business' && account !== null && account !== undefined) {
      if ((await ownAccount(executor, customer, account)).premium) throw new Refusal(409, ACCOUNT_IS_PREMIUM);
    }
    if (requestType === 'bill_pay' && (await hasPendingRequest(executor, customer.id))) {
      throw new Refusal(409, REQUEST_PENDING);
    }
  }

  const insert = (executor: Executor, customerId: string, card: CompletedCard, intentId: string | null) =>
    insertCard(executor, {
      user_id: customerId,
      name: `Card ending ${card.lastFour.slice(0, 2)} ${card.lastFour.slice(2)}`,
      last_four: card.lastFour,
      type: card.brand,
      expiry_month: card.expMonth,
      expiry_year: card.expYear,
      payment_method_id: card.token,
      card_id: `card_${randomUUID().replaceAll('-', '')}`,
      intent_id: intentId,
      created_at: clock.now(),
    });

  async function attach(
    executor: Executor,
    customer: UserRow,
    card: CompletedCard | CardRow,
  ): Promise<CardRow> {
    const attached =
      'token' in card
        ? ((await insert(executor, customer.id, card, null)) ??
          (await attachCard(executor, customer.id, card.token, null)))
        : await attachCard(executor, customer.id, card.payment_method_id, card.intent_id);
    if (!attached) throw new Refusal(409, confirmationTexts.busy);
    return attached;
  }

  /** Makes the profile's business account Premium, or creates the account. */
  async function openAccount(
    executor: Executor,
    customer: UserRow,
    profile: Profile,
    terms: { readonly card: CardRow; readonly premium: boolean; readonly users: number },
  ): Promise<number> {
    const premium = {
      card_id: terms.card.id,
      premium: terms.premium,
      subscription_type: terms.premium ? ('business' as const) : null,
      ...(terms.premium ? { max_users: terms.users } : {}),
    };
    if (profile.account !== null && profile.account !== undefined) {
      const account = await ownAccount(executor, customer, profile.account);
      await updateCardAccount(executor, account.id, premium);
      return account.id;
    }
    const name = (profile.companyName ?? '').trim();
    const account = await insertCardAccount(executor, {
      owner_id: customer.id,
      ref: accountRef(name),
      nickname: name,
      active: true,
      created_at: clock.now(),
      ...premium,
    });
    return account.id;
  }

  return {
    refuseConflicts,

    /** Stores a card that waits for its confirmation. @throws Refusal 409 if another call is storing the same card */
    async keepWaitingCard(customerId: string, card: CompletedCard, intentId: string): Promise<void> {
      if (!(await insert(database, customerId, card, intentId))) {
        throw new Refusal(409, confirmationTexts.busy);
      }
    },

    dropWaitingCard: (customerId: string, intentId: string): Promise<string | undefined> =>
      deleteWaitingCard(database, customerId, intentId),

    /**
     * Adds a profile to the customer.
     *
     * @param card the card that the provider accepted, or the one that was waiting; null for a profile without a card
     * @param paymentId the payment for the profile, which cannot be used again
     * @throws Refusal 409 if another call was faster
     */
    async complete(
      customer: UserRow,
      profile: Profile,
      offer: Offer,
      card: CompletedCard | CardRow | null,
      paymentId: string | null = null,
    ): Promise<void> {
      await database.transaction().execute(async (transaction) => {
        await lockUser(transaction, customer.id);
        await refuseConflicts(transaction, customer, profile);
        if (paymentId !== null) {
          const payment = { intent_id: paymentId, user_id: customer.id, created_at: clock.now() };
          if (!(await usePayment(transaction, payment))) throw new Refusal(409, confirmationTexts.busy);
        }
        await dropHeld(transaction, customer.id);
        const { requestType: type, billingAddress, companyName, creditAccount } = profile;
        const told = {
          ...(billingAddress ? { billing_address: billingAddress.trim() } : {}),
          ...(companyName ? { company_name: companyName.trim() } : {}),
        };
        await updateUser(transaction, customer.id, {
          ...told,
          ...(type === 'personal' || type === 'business' ? { profile_type: type } : {}),
        });
        if (type === 'bill_pay' && creditAccount) {
          await creditRequests.request(customer, creditAccount, transaction);
        }
        if (card === null) return;
        const attached = await attach(transaction, customer, card);
        const premium = purposeOf(profile, offer) === 'payment';
        const accountId =
          type === 'business'
            ? await openAccount(transaction, customer, profile, {
                card: attached,
                premium,
                users: teamOf(profile, offer),
              })
            : null;
        if (!premium || (type !== 'personal' && type !== 'business')) return;
        await subscribe(
          transaction,
          { ...customer, ...told },
          {
            type,
            card: attached,
            accountId,
            price: priceFor(profile, offer),
            offer,
            users: usersOf(profile, offer),
            paymentId,
          },
        );
      });
    },
  };
}
