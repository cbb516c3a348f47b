import {
  selectAccounts,
  selectCardAccounts,
  selectCards,
  selectSubscriptions,
} from '../../../machines/app/resource/resource.selectors';
import type { World } from './world';

type OwnList = 'cards' | 'cardAccounts' | 'subscriptions' | 'accounts';

/** Differences between the lists on the screen and the server's data. */
export function untruths({ app, server: { known } }: World): readonly string[] {
  const fresh = (name: OwnList) => {
    const list = app.system.get(name).getSnapshot();
    return list.matches('fresh') ? list : null;
  };
  const [cards, cardAccounts, subscriptions, accounts] = (
    ['cards', 'cardAccounts', 'subscriptions', 'accounts'] as const
  ).map(fresh);
  const pairs: readonly (readonly [OwnList, unknown, unknown])[] = [
    ['cards', cards && selectCards(cards)?.map(({ id }) => id), known.cards.map(({ id }) => id)],
    [
      'cardAccounts',
      cardAccounts &&
        selectCardAccounts(cardAccounts)?.map(({ accountId, active, cardId }) => [accountId, active, cardId]),
      known.accounts.map(({ accountId, active, cardId }) => [accountId, active, cardId]),
    ],
    [
      'subscriptions',
      subscriptions &&
        selectSubscriptions(subscriptions)?.map(({ id, endsOn, cardId }) => [id, endsOn, cardId]),
      known.subscriptions.map(({ id, endsOn, card_id: cardId }) => [id, endsOn, cardId]),
    ],
    [
      'accounts',
      accounts && selectAccounts(accounts)?.map(({ ref }) => ref),
      known.billPay.map(({ ref }) => ref),
    ],
  ];
  return pairs.flatMap(([name, shown, kept]) =>
    shown === null || shown === undefined || JSON.stringify(shown) === JSON.stringify(kept)
      ? []
      : [`the list ${name} shows ${JSON.stringify(shown)} and is ${JSON.stringify(kept)}`],
  );
}
