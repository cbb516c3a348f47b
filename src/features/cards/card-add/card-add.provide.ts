import { fromPromise } from 'xstate';
import { cardAddMachine } from '../../../../machines/cards/card-add/card-add.machine';
import type {
  AddCardInput,
  AddCardOutcome,
  FindCardInput,
  FindCardOutcome,
} from '../../../../machines/cards/card-add/card-add.types';
import { ApiError } from '../../../api/api-error';
import { addCard } from '../../../api/calls/cards';
import type { Card } from '../../../domain/entities';
import { cardNickname } from '../../../domain/rules';
import { botToken } from '../../session/bot-check/bot-check.provide';
import type { Environment } from '../../../app/environment/environment';
import { provideCardAuthentication } from '../card-authentication/card-authentication.provide';
import { portOf, provideCardEntry } from '../card-entry/card-entry.provide';
import { expire, findIn, reload, reread } from '../../../app/environment/reconciliation';

/** The key of the draft that stores the nickname. Card details are never stored. */
export const CARD_ADD_DRAFT = 'card-add';

const post = async (
  environment: Environment,
  input: AddCardInput,
  signal: AbortSignal,
): Promise<AddCardOutcome> => {
  const port = portOf(environment);
  expire(environment, ['cards']);
  try {
    const answer = await addCard(
      environment.client,
      input.customer,
      {
        paymentMethod: {
          token: port.reveal(input.card.token),
          last4: input.card.last4,
          exp_month: input.card.expMonth,
          exp_year: input.card.expYear,
        },
        cardNickName: input.nickname,
        recaptchaToken: await botToken(environment, 'register_card', signal),
        ...(input.intentId !== null && { setupIntent: input.intentId }),
      },
      { signal, errorNotice: false, idempotencyKey: input.key },
    );
    return answer.kind === 'saved'
      ? answer
      : { kind: 'paymentRequired', challenge: port.keepChallenge(answer.clientSecret, 'setup') };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.outcomeUnknown) return { kind: 'unknown' };
    return { kind: 'refused', messages: error.messages, fields: error.fields };
  }
};

/**
 * Reloads the cards and finds the new one.
 *
 * @throws Error if it cannot be identified
 */
const find = async (
  environment: Environment,
  { customer, nickname, lastFour, knownCards }: FindCardInput,
  signal: AbortSignal,
): Promise<FindCardOutcome> => {
  const cards = await reread(environment, 'cards', customer, signal);
  const isAlike = ({ name, lastFour: digits }: Card) => name === nickname && digits === lastFour;
  if (knownCards === null && cards.items.some(isAlike))
    throw new Error('The new card cannot be distinguished from an old one');
  const added = findIn(cards, (card) => isAlike(card) && !knownCards?.includes(card.id));
  return { card: added ?? null };
};

/** Provides the bank's check of a new card. The card is sent again after it. */
export const authenticationOfCard = (environment: Environment) =>
  provideCardAuthentication(environment, (request, signal) =>
    post(environment, request as AddCardInput, signal),
  );

/** Provides adding a card on the profile, with the real requests and the real payment provider. */
export const provideCardAdd = (environment: Environment) => {
  const { adapters } = environment;
  return cardAddMachine.provide({
    actors: {
      cardEntry: provideCardEntry(environment),
      cardAuthentication: authenticationOfCard(environment),
      addCard: fromPromise<AddCardOutcome, AddCardInput>(({ input, signal }) =>
        adapters.payments.during(() => post(environment, input, signal)),
      ),
      findCard: fromPromise<FindCardOutcome, FindCardInput>(({ input, signal }) =>
        adapters.payments.during(() => find(environment, input, signal)),
      ),
    },
    guards: { nicknameIsValid: (_, { nickname }) => cardNickname(nickname) === null },
    actions: {
      keepDraft: (_, { nickname }) => adapters.drafts.save(CARD_ADD_DRAFT, { nickname }),
      removeDraft: () => adapters.drafts.remove(CARD_ADD_DRAFT),
      reloadCards: (_, { customer }) => reload(environment, 'cards', customer),
    },
  });
};
