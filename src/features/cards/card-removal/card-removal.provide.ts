import { fromPromise } from 'xstate';
import { cardRemovalMachine } from '../../../../machines/cards/card-removal/card-removal.machine';
import type {
  CardRemovalTarget,
  FindUseInput,
  FindUseOutcome,
} from '../../../../machines/cards/card-removal/card-removal.types';
import { selectUser } from '../../../../machines/session/session/session.selectors';
import { deleteCard } from '../../../api/calls/cards';
import { isOwnedBy } from '../../../domain/card-account';
import { cardUse, isChangeable } from '../../../domain/card-use';
import type { CardAccount } from '../../../domain/entities';
import type { Environment } from '../../../app/environment/environment';
import { provideForm } from '../../session/form-submission/form-submission.provide';
import { expire, reload, reread, type ListName } from '../../../app/environment/reconciliation';
import { reportFailure } from '../../../app/environment/report-failure';

/** A list that could not be read has nothing in it that anybody knows of. */
const nothingRead = { items: [], whole: false };

/**
 * Reads the customer's lists again and looks what became of the card, or what uses it.
 *
 * @throws Error where too little could be read to tell
 */
const find = async (
  environment: Environment,
  { customer, card }: FindUseInput,
  signal: AbortSignal,
): Promise<FindUseOutcome> => {
  const read = <Name extends ListName>(name: Name) =>
    reread(environment, name, customer, signal).catch(() => nothingRead);
  const [cards, cardAccounts, subscriptions] = await Promise.all([
    read('cards'),
    read('cardAccounts'),
    read('subscriptions'),
  ]);
  if (cards.whole && !cards.items.some(({ id }) => id === card.id)) return { kind: 'gone' };
  const user = selectUser(environment.app().system.get('session').getSnapshot());
  const use = cardUse(
    card,
    { cardAccounts: cardAccounts.items, subscriptions: subscriptions.items },
    (account: CardAccount) => isOwnedBy(account, user),
  );
  if (use !== null) return { kind: 'used', use };
  if (![cards, cardAccounts, subscriptions].every(({ whole }) => whole))
    throw new Error('Nobody can tell what uses the card');
  return { kind: 'kept' };
};

/** Removing a card: DELETE cards/delete (S7.calls.13). What it says stands in its own dialog. */
export const provideCardRemoval = (environment: Environment) => {
  const { client } = environment;
  return cardRemovalMachine.provide({
    actors: {
      form: provideForm({
        submit: async (values, { key, signal }) => {
          const { customer, cardId } = values['target'] as CardRemovalTarget;
          expire(environment, ['cards']);
          await deleteCard(client, customer, cardId, { signal, idempotencyKey: key, errorNotice: false });
          return {};
        },
      }),
      findUse: fromPromise<FindUseOutcome, FindUseInput>(({ input, signal }) =>
        find(environment, input, signal),
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
