import type { components } from '../../../api/contract/schema';
import { settings } from '../../../domain/settings';
import type { Clock } from '../clock';
import { cardError, invalid, notFound, Refusal } from '../http/answers';
import type { PaymentProvider, PresentedCard } from '../payments/port';
import type { Executor } from '../storage/database';
import { deleteCard, findCardByToken, setCardIntent } from '../storage/repositories/cards';
import { findHeld, holdProfile, setHeldIntent } from '../storage/repositories/held-profiles';
import { findUser } from '../storage/repositories/users';
import type { CardRow, HeldProfileRow, UserRow } from '../storage/tables';
import type { Turns } from '../storage/turns';
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
 * card error until its card is confirmed or replaced by another one. What one customer asks for at the same moment is
 * done one after the other, so that no challenge is lost sight of and nothing is paid for twice.
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
  readonly turns: Turns;
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
  { clock, turns, payments, switches, creditRequests, completion }: Dependencies,
): Profiles {
  /** Does something when nothing else is under way for the customer, who is as they are by then. */
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

  /** Gives up an intent for which something cannot be done after all. */
  async function orCancel(intentId: string, job: () => Promise<void>): Promise<void> {
    try {
      await job();
    } catch (error) {
      await payments.cancel(intentId);
      throw error;
    }
  }

  /** Presents a card for a profile and completes it, or holds it. */
  async function present(customer: UserRow, profile: Profile, card: PaidCard): Promise<ProfileOutcome> {
    const known = await findCardByToken(database, card.token);
    if (known && known.user_id !== customer.id) {
      await hold(customer, profile, null);
      throw cardError(confirmationTexts.usedElsewhere);
    }
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
    await orCancel(check.intentId, async () => {
      await completion.keepWaitingCard(customer.id, seen, check.intentId);
      await hold(customer, profile, check.intentId);
    });
    return { kind: 'actionRequired', clientSecret: check.clientSecret };
  }

  function amountOf(customer: UserRow, profile: Profile): number {
    const { full, discounted } = priceFor(profile, offer());
    return customer.received_premium_discount ? full : (discounted ?? full);
  }

  /** Whether a card was attached with this intent: an answer was lost on its way, and the customer tries again. */
  async function wasCompletedBy(customer: UserRow, card: CardRow, intentId: string): Promise<boolean> {
    if (card.intent_id !== null) return false;
    const order = { customer: customer.id, intentId, token: card.payment_method_id };
    const check = await payments.checkIntent(order);
    if (check.kind === 'actionRequired') await payments.cancel(check.intentId);
    return check.kind === 'succeeded';
  }

  async function confirm(customer: UserRow, card: PaidCard, intentId: string): Promise<ProfileOutcome> {
    const held = await findHeld(database, customer.id);
    const waiting = await findCardByToken(database, card.token);
    if (!waiting || waiting.user_id !== customer.id) throw cardError(confirmationTexts.unknownIntent);
    if (!held && (await wasCompletedBy(customer, waiting, intentId))) return { kind: 'completed' };
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
        await orCancel(intentId, () => completion.complete(customer, profile, offer(), waiting));
        return { kind: 'completed' };
      case 'actionRequired':
        await orCancel(check.intentId, async () => {
          if (!(await setCardIntent(database, waiting, check.intentId))) throw busy();
          await setHeldIntent(database, customer.id, check.intentId);
        });
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

  async function add(customer: UserRow, profile: Profile): Promise<ProfileOutcome> {
    const intent = intentOf(profile.card);
    if (intent !== null && profile.card) return confirm(customer, profile.card, intent);
    await completion.refuseConflicts(database, customer, profile);
    await giveUp(customer, await findHeld(database, customer.id));
    if (profile.card && purposeOf(profile, offer()) !== 'none') {
      return present(customer, profile, profile.card);
    }
    await completion.complete(customer, profile, offer(), null);
    return { kind: 'completed' };
  }

  async function replaceCard(customer: UserRow, card: PaidCard): Promise<ProfileOutcome> {
    const held = await findHeld(database, customer.id);
    const intent = intentOf(card);
    if (held && intent !== null) return confirm(customer, card, intent);
    if (held) {
      const profile = JSON.parse(held.profile) as Profile;
      await giveUp(customer, held);
      await completion.refuseConflicts(database, customer, profile);
      return present(customer, profile, card);
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

    submit: (customer, profile) => inTurn(customer, (current) => add(current, profile)),

    saveCard: (customer, { card }) => inTurn(customer, (current) => replaceCard(current, card)),
  };
}
