import type { components } from '../../../../api/contract/schema';
import { settings } from '../../../../domain/settings';
import type { Clock } from '../../clock';
import { cardError, invalid, notFound, Refusal } from '../../http/answers';
import type { PaymentProvider, PresentedCard } from '../../payments/port';
import type { Executor } from '../../storage/database';
import { findCardByToken, findWaitingCard } from '../../storage/repositories/cards';
import { findHeld, holdProfile } from '../../storage/repositories/held-profiles';
import { findUser } from '../../storage/repositories/users';
import type { HeldProfileRow, UserRow } from '../../storage/tables';
import type { Turns } from '../../storage/turns';
import { confirmationTexts } from '../cards/confirmation-texts';
import { createGivingUp } from '../cards/giving-up';
import { intentOf, type PaidCard } from '../cards/paid-card';
import { configuration, premiumConfiguration } from '../content/configuration';
import { termsText } from '../content/information';
import type { Switches } from '../shared/switches';
import { firstPrice, refuseOutdated } from './agreement';
import type { CreditRequests } from './credit-requests';
import type { CompletedCard, ProfileCompletion } from './profile-completion';
import { createProfileConfirmation, type ProfileOutcome } from './profile-confirmation';
import { profileFindings, purposeOf, type Offer, type Order, type Profile } from './profile-rules';

type Wire = components['schemas'];

/**
 * Adds profiles to a customer (S7.calls.26, S7.calls.27, D2.18). After a 402 or a card error, a profile is held: it
 * is neither pending nor active until its card is confirmed or replaced. The calls of one customer run one after the
 * other, so that no challenge is lost and nothing is paid twice.
 */
export interface Profiles {
  /** @throws Refusal 400 with `errors` if the profile is invalid */
  check(profile: Profile, types: readonly Profile['requestType'][]): void;
  /**
   * Adds a profile or, if its card names an intent, confirms the held one. A new profile replaces a held one.
   *
   * @param idempotencyKey the call's key, so that a repeated call takes no second payment
   * @throws Refusal 400 (flagged as the provider's: the profile is held), 403, 404 or 409
   */
  submit(customer: UserRow, profile: Profile, idempotencyKey?: string | null): Promise<ProfileOutcome>;
  /**
   * Completes the held profile with another card, or confirms that card.
   *
   * @throws Refusal 404 if no profile is held, 400 as for `submit`
   */
  saveCard(
    customer: UserRow,
    order: Wire['SaveCard'],
    idempotencyKey?: string | null,
  ): Promise<ProfileOutcome>;
  /**
   * Handles an intent that has ended: completes the profile that waits for it, or gives up its card, depending on the
   * provider. A payment that nothing waits for is refunded, unless a profile was completed with it.
   */
  finish(customer: string, intentId: string): Promise<void>;
}

type Dependencies = {
  readonly clock: Clock;
  readonly turns: Turns;
  readonly payments: PaymentProvider;
  readonly switches: Switches;
  readonly creditRequests: CreditRequests;
  readonly completion: ProfileCompletion;
};

const presented = (card: PaidCard): PresentedCard => ({
  token: card.token,
  last4: card.last4,
  expMonth: card.exp_month,
  expYear: card.exp_year,
});

export function createProfiles(
  database: Executor,
  { clock, turns, payments, switches, creditRequests, completion }: Dependencies,
): Profiles {
  const { forget, orGiveUp } = createGivingUp(database, payments);

  /** Runs a job after the customer's earlier ones, with the customer's current row. */
  const inTurn = ({ id }: UserRow, job: (customer: UserRow) => Promise<ProfileOutcome>) =>
    turns.take(id, async () => {
      const customer = await findUser(database, id);
      if (!customer) throw notFound();
      return job(customer);
    });

  const offer = (): Offer => {
    const switched = switches.current();
    const { premiumEnabled, currency } = configuration('', switched);
    return {
      premiumEnabled,
      prices: premiumConfiguration(switched),
      currency: currency ?? settings.currency,
      terms: termsText,
    };
  };

  const { settle, wasCompletedBy } = createProfileConfirmation(database, { payments, completion });

  /** Gives up the intent that the held profile's earlier card waits for. */
  async function giveUp(customer: UserRow, held: HeldProfileRow | undefined, next?: PaidCard): Promise<void> {
    if (!held?.intent_id) return;
    await payments.cancel(held.intent_id);
    const former = await completion.dropWaitingCard(customer.id, held.intent_id);
    // A card that is presented again must not be detached, because the provider does not accept a detached card.
    if (former !== undefined && former !== next?.token) await forget(former);
  }

  /** Holds a profile with the offer at the time of the request, so that its price and terms stay. */
  async function hold(customer: UserRow, { profile, offer }: Order, intentId: string | null): Promise<void> {
    const { card: _card, recaptchaToken: _token, ...kept } = profile;
    await holdProfile(database, {
      user_id: customer.id,
      profile: JSON.stringify({ ...kept, offer }),
      intent_id: intentId,
      created_at: clock.now(),
    });
  }

  function orderIn({ profile: kept }: HeldProfileRow): Order {
    const { offer: then, ...profile } = JSON.parse(kept) as Profile & { readonly offer?: Partial<Offer> };
    return { profile, offer: { ...offer(), ...then } };
  }

  /** Presents the card of a profile, and completes or holds the profile. */
  async function present(
    customer: UserRow,
    ordered: Order,
    { card, key }: { readonly card: PaidCard; readonly key: string | null },
  ): Promise<ProfileOutcome> {
    const { profile, offer: then } = ordered;
    const known = await findCardByToken(database, card.token);
    if (known && known.user_id !== customer.id) {
      await hold(customer, ordered, null);
      throw cardError(confirmationTexts.usedElsewhere);
    }
    // The form was submitted twice, and the first call has completed the profile.
    if (known?.intent_id === null) throw new Refusal(409, confirmationTexts.usedAlready);
    const { token } = card;
    const order = { customer: customer.id, card: presented(card), idempotencyKey: key };
    const check =
      purposeOf(profile, then) === 'payment'
        ? await payments.pay({
            ...order,
            amount: firstPrice(customer, profile, then),
            currency: then.currency,
          })
        : await payments.setUpCard(order);
    if (check.kind === 'refused') {
      await hold(customer, ordered, null);
      await forget(token);
      throw cardError(check.message);
    }
    const { brand, lastFour, expMonth, expYear } = check;
    const seen: CompletedCard = { token, brand, lastFour, expMonth, expYear };
    if (check.kind === 'accepted') {
      const { paymentId } = check;
      await orGiveUp({ intentId: paymentId, token }, () =>
        completion.complete(customer, profile, then, seen, paymentId),
      );
      return { kind: 'completed' };
    }
    await orGiveUp({ intentId: check.intentId, token }, async () => {
      await completion.keepWaitingCard(customer.id, seen, check.intentId);
      await hold(customer, ordered, check.intentId);
    });
    return { kind: 'actionRequired', clientSecret: check.clientSecret };
  }

  async function confirm(customer: UserRow, card: PaidCard, intentId: string): Promise<ProfileOutcome> {
    const held = await findHeld(database, customer.id);
    const waiting = await findCardByToken(database, card.token);
    if (!waiting || waiting.user_id !== customer.id) throw cardError(confirmationTexts.unknownIntent);
    if (!held && (await wasCompletedBy(customer, waiting, intentId))) return { kind: 'completed' };
    if (held?.intent_id !== intentId || waiting.intent_id !== intentId) {
      throw cardError(confirmationTexts.unknownIntent);
    }
    return settle(customer, orderIn(held), waiting, intentId);
  }

  async function add(customer: UserRow, profile: Profile, key: string | null): Promise<ProfileOutcome> {
    const intent = intentOf(profile.card);
    if (intent !== null && profile.card) return confirm(customer, profile.card, intent);
    await completion.refuseConflicts(database, customer, profile);
    const ordered: Order = { profile, offer: offer() };
    const purpose = purposeOf(profile, ordered.offer);
    const listed = switches.current().extensions.includes('price-agreed');
    if (listed && purpose === 'payment') refuseOutdated(customer, profile, ordered.offer);
    await giveUp(customer, await findHeld(database, customer.id), profile.card ?? undefined);
    if (profile.card && purpose !== 'none') return present(customer, ordered, { card: profile.card, key });
    await completion.complete(customer, profile, ordered.offer, null);
    return { kind: 'completed' };
  }

  async function replaceCard(customer: UserRow, card: PaidCard, key: string | null): Promise<ProfileOutcome> {
    const held = await findHeld(database, customer.id);
    const intent = intentOf(card);
    if (held && intent !== null) return confirm(customer, card, intent);
    if (held) {
      const ordered = orderIn(held);
      await giveUp(customer, held, card);
      await completion.refuseConflicts(database, customer, ordered.profile);
      return present(customer, ordered, { card, key });
    }
    const known = intent === null ? undefined : await findCardByToken(database, card.token);
    const repeats = known?.user_id === customer.id && intent !== null;
    if (repeats && (await wasCompletedBy(customer, known, intent))) return { kind: 'completed' };
    throw notFound();
  }

  return {
    check(profile, types) {
      const errors = profileFindings(profile, offer(), types, (form) => creditRequests.findings(form));
      if (errors) throw invalid(errors);
    },

    submit: (customer, profile, key = null) => inTurn(customer, (current) => add(current, profile, key)),

    saveCard: (customer, { card }, key = null) =>
      inTurn(customer, (current) => replaceCard(current, card, key)),

    finish: (id, intentId) =>
      turns.take(id, async () => {
        const customer = await findUser(database, id);
        const held = await findHeld(database, id);
        const waiting = await findWaitingCard(database, intentId);
        if (!customer || held?.intent_id !== intentId || waiting?.user_id !== id) {
          return payments.cancel(intentId);
        }
        try {
          await settle(customer, orderIn(held), waiting, intentId);
        } catch (error) {
          // The card was refused or is still waiting. `settle` has already handled that.
          if (!(error instanceof Refusal)) throw error;
        }
      }),
  };
}
