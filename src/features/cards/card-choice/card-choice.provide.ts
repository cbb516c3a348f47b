import { fromPromise } from 'xstate';
import { cardChoiceMachine } from '../../../../machines/cards/card-choice/card-choice.machine';
import type { CardChoiceTarget } from '../../../../machines/cards/card-choice/card-choice.types';
import { setAccountCard } from '../../../api/calls/card-accounts';
import { setSubscriptionCard } from '../../../api/calls/subscriptions';
import { findCard, isCard } from '../../../domain/cards/card';
import type { CardUse } from '../../../domain/cards/card-use';
import { provideCardAdd } from '../card-add/card-add.provide';
import { showDialogFailed } from '../../../app/environment/dialog-failure';
import { sendToService, type Environment } from '../../../app/environment/environment';
import { provideForm, textOf } from '../../session/form-submission/form-submission.provide';
import { expire, findIn, reload, reread } from '../../../app/environment/reconciliation';
import { reportFailure } from '../../../app/environment/report-failure';

/** Which card to charge for what. */
type WantedCard = CardChoiceTarget & { readonly cardId: string };

/** The list that contains the id of the charged card. */
const LIST = { account: 'cardAccounts', subscription: 'subscriptions' } as const;
/** The other list, which the server may change too: a Premium account and its subscription belong together. */
const OTHER = { account: 'subscriptions', subscription: 'cardAccounts' } as const;

/**
 * Returns the id of the card that is charged at present, as the server sends it. It is `null` if there is no card,
 * and also if there is nothing left to pay for.
 */
const payingNow = async (
  environment: Environment,
  customer: string,
  use: CardUse,
  signal: AbortSignal,
): Promise<string | null> => {
  if (use.kind === 'account') {
    const accounts = await reread(environment, 'cardAccounts', customer, signal);
    return findIn(accounts, ({ accountId }) => accountId === use.id)?.cardId ?? null;
  }
  const subscriptions = await reread(environment, 'subscriptions', customer, signal);
  return findIn(subscriptions, ({ id }) => id === use.id)?.cardId ?? null;
};

/**
 * Reloads the lists and checks whether the wanted card is the charged one.
 *
 * @throws Error if the lists could not be loaded, so that this is unknown
 */
const paysNow = async (
  environment: Environment,
  { customer, use, cardId }: WantedCard,
  signal: AbortSignal,
): Promise<boolean> => {
  const [paying, cards] = await Promise.all([
    payingNow(environment, customer, use, signal),
    reread(environment, 'cards', customer, signal),
  ]);
  const chosen = findCard(cards.items, cardId);
  return chosen !== null && isCard(chosen, paying);
};

/**
 * Provides the choice of the card that pays for a subscription (PATCH set-card, S7.calls.18) or an account (POST
 * set-account-card, S7.calls.16). Its messages appear in its own dialog.
 */
export const provideCardChoice = (environment: Environment) => {
  const { client } = environment;
  return cardChoiceMachine.provide({
    actors: {
      form: provideForm<WantedCard>({
        submit: async (values, { key, signal }) => {
          const { customer, use } = values['target'] as CardChoiceTarget;
          expire(environment, [LIST[use.kind], OTHER[use.kind]]);
          const attach = use.kind === 'account' ? setAccountCard : setSubscriptionCard;
          await attach(client, customer, use.id, textOf(values['cardId']), {
            signal,
            idempotencyKey: key,
            errorNotice: false,
          });
          return {};
        },
        reconcile: {
          seek: (values) => ({ ...(values['target'] as CardChoiceTarget), cardId: textOf(values['cardId']) }),
          isDone: (wanted, signal) => paysNow(environment, wanted, signal),
          // A refusal may mean that an earlier submission was applied.
          mayBeDone: () => true,
        },
      }),
      cardAdd: provideCardAdd(environment),
      readUse: fromPromise<null, CardChoiceTarget>(async ({ input: { customer, use }, signal }) => {
        await reread(environment, LIST[use.kind], customer, signal);
        return null;
      }),
    },
    actions: {
      requestCards: (_, { customer }) =>
        sendToService(environment, 'cards', { type: 'resource.requested', owner: customer }),
      reloadCards: (_, { customer }) => reload(environment, 'cards', customer),
      reloadUse: (_, { customer, use }) => reload(environment, LIST[use.kind], customer),
      reloadOthers: (_, { customer, use }) => {
        expire(environment, [OTHER[use.kind]]);
        // A list that was never loaded, because the customer has none of these, is not requested.
        if (environment.app().system.get(OTHER[use.kind]).getSnapshot().matches('stale'))
          sendToService(environment, OTHER[use.kind], { type: 'resource.requested', owner: customer });
      },
      showDialogFailed: () => showDialogFailed(environment),
      logFailure: reportFailure(environment, 'card choice'),
    },
  });
};
