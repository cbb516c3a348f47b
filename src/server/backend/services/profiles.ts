import type { components } from '../../../api/contract/schema';
import { settings } from '../../../domain/settings';
import type { Clock } from '../clock';
import { cardError, invalid, notFound, Refusal } from '../http/answers';
import type { PaymentProvider, PresentedCard } from '../payments/port';
import type { Executor } from '../storage/database';
import { deleteCard, findCardByToken, setCardIntent } from '../storage/repositories/cards';
import { findHeld, holdProfile, setHeldIntent } from '../storage/repositories/held-profiles';
import type { CardRow, HeldProfileRow, UserRow } from '../storage/tables';
import { configuration, premiumConfiguration } from './configuration';
import type { CreditRequests } from './credit-requests';
import { confirmationTexts } from './confirmation-texts';
import type { CompletedCard, ProfileCompletion } from './profile-completion';
import { priceFor, profileFindings, purposeOf, type Offer, type Profile } from './profile-rules';
import type { Switches } from './switches';

type Wire = components['schemas'];

/** A profile that was added, or the secret with which the customer must authenticate first. */
export type ProfileOutcome =
  { readonly kind: 'completed' } | { readonly kind: 'actionRequired'; readonly clientSecret: string };

/**
 * Adding profiles to a customer (sections 2, 4 and 7). A profile is held, neither pending nor active, from a 402 or a
 * card error until its card is confirmed or replaced by another one.
 */
export interface Profiles {
  /** @throws Refusal 400 with `errors` for a profile that cannot be asked for as sent */
  check(profile: Profile, types: readonly Profile['requestType'][]): void;
  /**
   * Adds a profile, or (with the intent's id at its card) confirms the one that is held. A new one replaces one that
   * is held.
   *
   * @throws Refusal 400 (flagged as the provider's: the profile is held), 403, 404 or 409
   */
  submit(customer: UserRow, profile: Profile): Promise<ProfileOutcome>;
  /**
   * Completes the profile that is held with another card, or confirms that card.
   *
   * @throws Refusal 404 when none is held, 400 as above
   */
  saveCard(customer: UserRow, order: Wire['SaveCard']): Promise<ProfileOutcome>;
}

type Dependencies = {
  readonly clock: Clock;
  readonly payments: PaymentProvider;
  readonly switches: Switches;
  readonly creditRequests: CreditRequests;
  readonly completion: ProfileCompletion;
};

type PaidCard = Wire['PaidCard'];

const presented = (card: PaidCard): PresentedCard => ({
  token: card.token,
  last4: card.last4,
  expMonth: card.exp_month,
  expYear: card.exp_year,
});

const busy = (): Refusal => new Refusal(409, confirmationTexts.busy);

const intentOf = (card: PaidCard | null | undefined): string | null =>
  card?.paymentIntent ?? card?.setupIntent ?? null;

export function createProfiles(
  database: Executor,
  { clock, payments, switches, creditRequests, completion }: Dependencies,
): Profiles {
  const offer = (): Offer => {
    const switched = switches.current();
    const { premiumEnabled, currency } = configuration('', switched);
    return {
      premiumEnabled,
      prices: premiumConfiguration(switched),
      currency: currency ?? settings.currency,
    };
  };

  /** Gives up what an earlier card of the held profile waits for. */
  async function giveUp(customer: UserRow, held: HeldProfileRow | undefined): Promise<void> {
    if (!held?.intent_id) return;
    await payments.cancel(held.intent_id);
    await completion.dropWaitingCard(customer.id, held.intent_id);
  }

  async function hold(customer: UserRow, profile: Profile, intentId: string | null): Promise<void> {
    const { card: _card, recaptchaToken: _token, ...kept } = profile;
    await holdProfile(database, {
      user_id: customer.id,
      profile: JSON.stringify(kept),
      intent_id: intentId,
      created_at: clock.now(),
    });
  }

  /** Presents a card for a profile and completes it, or holds it. */
  async function present(customer: UserRow, profile: Profile, card: PaidCard): Promise<ProfileOutcome> {
    const known = await findCardByToken(database, card.token);
    if (known && known.user_id !== customer.id) throw cardError(confirmationTexts.usedElsewhere);
    // The same press came twice: the first one has done it.
    if (known?.intent_id === null) throw new Refusal(409, confirmationTexts.usedAlready);
    const order = { customer: customer.id, card: presented(card) };
    const check =
      purposeOf(profile, offer()) === 'payment'
        ? await payments.pay({ ...order, amount: amountOf(customer, profile), currency: offer().currency })
        : await payments.setUpCard(order);
    if (check.kind === 'refused') {
      await hold(customer, profile, null);
      throw cardError(check.message);
    }
    const seen: CompletedCard = { ...order.card, brand: check.brand, lastFour: check.lastFour };
    if (check.kind === 'accepted') {
      await completion.complete(customer, profile, offer(), seen);
      return { kind: 'completed' };
    }
    await hold(customer, profile, check.intentId);
    await completion.keepWaitingCard(customer.id, seen, check.intentId);
    return { kind: 'actionRequired', clientSecret: check.clientSecret };
  }

  function amountOf(customer: UserRow, profile: Profile): number {
    const { full, discounted } = priceFor(profile, offer());
    return customer.received_premium_discount ? full : (discounted ?? full);
  }

  async function confirm(customer: UserRow, card: PaidCard, intentId: string): Promise<ProfileOutcome> {
    const held = await findHeld(database, customer.id);
    const waiting = await findCardByToken(database, card.token);
    if (!waiting || waiting.user_id !== customer.id) throw cardError(confirmationTexts.unknownIntent);
    // Completed already: an answer was lost on its way, and the customer tries again.
    if (!held && waiting.intent_id === null) return { kind: 'completed' };
    if (held?.intent_id !== intentId || waiting.intent_id !== intentId) {
      throw cardError(confirmationTexts.unknownIntent);
    }
    return settle(customer, JSON.parse(held.profile) as Profile, waiting, intentId);
  }

  async function settle(
    customer: UserRow,
    profile: Profile,
    waiting: CardRow,
    intentId: string,
  ): Promise<ProfileOutcome> {
    const token = waiting.payment_method_id;
    const check = await payments.checkIntent({ customer: customer.id, intentId, token });
    switch (check.kind) {
      case 'succeeded':
        await completion.complete(customer, profile, offer(), waiting);
        return { kind: 'completed' };
      case 'actionRequired':
        if (!(await setCardIntent(database, waiting, check.intentId))) throw busy();
        await setHeldIntent(database, customer.id, check.intentId);
        return check;
      case 'refused':
        if (!(await deleteCard(database, waiting))) throw busy();
        await setHeldIntent(database, customer.id, null);
        throw cardError(check.message);
      case 'waiting':
        throw cardError(confirmationTexts.stillWaiting);
      case 'unknown':
        throw cardError(confirmationTexts.unknownIntent);
    }
  }

  return {
    check(profile, types) {
      const errors = profileFindings(profile, offer(), types, (form) => creditRequests.findings(form));
      if (errors) throw invalid(errors);
    },

    async submit(customer, profile) {
      const intent = intentOf(profile.card);
      if (intent !== null && profile.card) return confirm(customer, profile.card, intent);
      await completion.refuseConflicts(database, customer, profile);
      await giveUp(customer, await findHeld(database, customer.id));
      if (profile.card && purposeOf(profile, offer()) !== 'none') {
        return present(customer, profile, profile.card);
      }
      await completion.complete(customer, profile, offer(), null);
      return { kind: 'completed' };
    },

    async saveCard(customer, { card }) {
      const intent = intentOf(card);
      if (intent !== null) return confirm(customer, card, intent);
      const held = await findHeld(database, customer.id);
      if (!held) throw notFound();
      await giveUp(customer, held);
      const profile = JSON.parse(held.profile) as Profile;
      await completion.refuseConflicts(database, customer, profile);
      return present(customer, profile, card);
    },
  };
}
