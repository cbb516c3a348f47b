import { fromPromise } from 'xstate';
import { cardRemovalMachine } from '../../../../machines/cards/card-removal/card-removal.machine';
import type {
  CardRemovalTarget,
  FindUseInput,
  FindUseOutcome,
} from '../../../../machines/cards/card-removal/card-removal.types';
import { selectUser } from '../../../../machines/session/session/session.selectors';
import { deleteCard } from '../../../api/calls/cards';
import { isOwnedBy } from '../../../domain/cards/card-account';
import { cardUse, isChangeable } from '../../../domain/cards/card-use';
import type { CardAccount } from '../../../domain/entities';
import type { Environment } from '../../../app/environment/environment';
import { provideForm } from '../../session/form-submission/form-submission.provide';
import { expire, findIn, reload, reread, type ListName } from '../../../app/environment/reconciliation';
import { reportFailure } from '../../../app/environment/report-failure';

/** A list that could not be loaded counts as empty and incomplete. */
const nothingRead = { items: [], whole: false };

/**
 * Reloads the customer's lists and finds what uses a card that the server refused to remove.
 *
 * @throws Error if too little could be loaded to determine this
 */
const findUse = async (
  environment: Environment,
  { customer, card }: FindUseInput,
  signal: AbortSignal,
): Promise<FindUseOutcome> => {
  const read = <Name extends ListName>(name: Name) =>
    reread(environment, name, customer, signal).catch(() => nothingRead);
  const [cardAccounts, subscriptions] = await Promise.all([read('cardAccounts'), read('subscriptions')]);
  const user = selectUser(environment.app().system.get('session').getSnapshot());
  const use = cardUse(
    card,
    { cardAccounts: cardAccounts.items, subscriptions: subscriptions.items },
    (account: CardAccount) => isOwnedBy(account, user),
  );
  if (use !== null) return { kind: 'used', use };
  if (!cardAccounts.whole || !subscriptions.whole) throw new Error('It is unknown what uses the card');
  return { kind: 'kept' };
};

/** Removes a card: DELETE cards/delete (S7.calls.13). Its messages appear in its own dialog. */
export const provideCardRemoval = (environment: Environment) => {
  const { client } = environment;
  return cardRemovalMachine.provide({
    actors: {
      form: provideForm<CardRemovalTarget>({
        submit: async (values, { key, signal }) => {
          const { customer, cardId } = values['target'] as CardRemovalTarget;
          expire(environment, ['cards']);
          await deleteCard(client, customer, cardId, { signal, idempotencyKey: key, errorNotice: false });
          return {};
        },
        reconcile: {
          seek: (values) => values['target'] as CardRemovalTarget,
          isDone: async ({ customer, cardId }, signal) => {
            const cards = await reread(environment, 'cards', customer, signal);
            return findIn(cards, ({ id }) => id === cardId) === undefined;
          },
          // A refusal may mean that an earlier submission has removed it.
          mayBeDone: () => true,
        },
      }),
      findUse: fromPromise<FindUseOutcome, FindUseInput>(({ input, signal }) =>
        findUse(environment, input, signal),
      ),
      readCards: fromPromise<null, { customer: string }>(async ({ input, signal }) => {
        await reread(environment, 'cards', input.customer, signal);
        return null;
      }),
    },
    guards: { isChangeable: (_, { use }) => use !== null && isChangeable(use) },
    actions: {
      reloadCards: (_, { customer }) => reload(environment, 'cards', customer),
      logFailure: reportFailure(environment, 'card removal'),
    },
  });
};
