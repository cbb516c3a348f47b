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
import type { Switches } from '../shared/switches';
import { firstPrice, refuseOutdated } from './agreement';
import type { CreditRequests } from './credit-requests';
import type { CompletedCard, ProfileCompletion } from './profile-completion';
import { createProfileConfirmation, type ProfileOutcome } from './profile-confirmation';
import { profileFindings, purposeOf, type Offer, type Order, type Profile } from './profile-rules';

type Wire = components['schemas'];

/**
 * Adding profiles to a customer (S7.calls.26, S7.calls.27, D2.18). A profile is held, neither pending nor active, from
 * a 402 or a card error until its card is confirmed or replaced by another one. What one customer asks for at the same
 * moment is done one after the other, so that no challenge is lost sight of and nothing is paid for twice.
 */
export interface Profiles {
  /** @throws Refusal 400 with `errors` for a profile that cannot be asked for as sent */
  check(profile: Profile, types: readonly Profile['requestType'][]): void;
  /**
   * Adds a profile, or (with the intent's id at its card) confirms the one that is held. A new one replaces one that
   * is held.
   *
   * @param idempotencyKey the call's: the same call again takes no second payment
   * @throws Refusal 400 (flagged as the provider's: the profile is held), 403, 404 or 409
   */
  submit(customer: UserRow, profile: Profile, idempotencyKey?: string | null): Promise<ProfileOutcome>;
  /**
   * Completes the profile that is held with another card, or confirms that card.
   *
   * @throws Refusal 404 when none is held, 400 as above
   */
  saveCard(
    customer: UserRow,
    order: Wire['SaveCard'],
    idempotencyKey?: string | null,
  ): Promise<ProfileOutcome>;
  /**
   * Completes the profile that waits for an intent that has ended, or gives its card up, as the provider says. A payment
   * that nothing waits for (any more) is given back, unless a profile was completed with it.
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

  const { settle, wasCompletedBy } = createProfileConfirmation(database, { payments, completion });

  /** Gives up what an earlier card of the held profile waits for. */
  async function giveUp(customer: UserRow, held: HeldProfileRow | undefined, next?: PaidCard): Promise<void> {
    if (!held?.intent_id) return;
    await payments.cancel(held.intent_id);
    const former = await completion.dropWaitingCard(customer.id, held.intent_id);
    // A card that is presented again must not be forgotten: the provider takes no forgotten one.
    if (former !== undefined && former !== next?.token) await forget(former);
  }

  /** Holds a profile with the offer that it was asked for under: its price stays. */
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
    const { offer: then, ...profile } = JSON.parse(kept) as Profile & { readonly offer?: Offer };
    return { profile, offer: then ?? offer() };
  }

  /** Presents a card for a profile and completes it, or holds it. */
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
    // The same press came twice: the first one has done it.
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
          // Refused, or still waiting: what was to be done about that is done.
          if (!(error instanceof Refusal)) throw error;
        }
      }),
  };
}
