import { createActor, type ActorRefFrom } from 'xstate';
import type { cardEntryMachine } from '../../../machines/cards/card-entry/card-entry.machine';
import {
  selectSwitchFailure,
  selectWished,
} from '../../../machines/profiles/account-switches/account-switches.selectors';
import { selectCardEntry, selectFailure } from '../../../machines/cards/card-add/card-add.selectors';
import {
  selectCardAccounts,
  selectCards,
  selectSubscriptions,
} from '../../../machines/app/resource/resource.selectors';
import { accountUse, subscriptionUse, type CardUse } from '../../../src/domain/cards/card-use';
import { CardAddFailureNotice } from '../../../src/features/cards/card-add/card-add-failure';
import { SwitchFailureNotice } from '../../../src/features/profiles/payment-profiles/account-switch';
import { provideAccountSwitches } from '../../../src/features/profiles/account-switches/account-switches.provide';
import { provideCardAccountAdd } from '../../../src/features/profiles/card-account-add/card-account-add.provide';
import { provideCardAdd } from '../../../src/features/cards/card-add/card-add.provide';
import { provideCardChoice } from '../../../src/features/cards/card-choice/card-choice.provide';
import { provideCardRemoval } from '../../../src/features/cards/card-removal/card-removal.provide';
import { CUSTOMER } from './people';
import { endedAs, formScene, nextKey, plain, readLists, type Opening, type Scene } from './scene';
import type { World } from './world';

const cardsOf = (world: World) => selectCards(world.app.system.get('cards').getSnapshot()) ?? [];
const accountsOf = (world: World) =>
  selectCardAccounts(world.app.system.get('cardAccounts').getSnapshot()) ?? [];

/** Enters a card if there is none, with the events of the provider’s element. */
export function enterCard(entry: ActorRefFrom<typeof cardEntryMachine> | undefined, terms: boolean): void {
  if (!entry || entry.getSnapshot().context.element.complete) return;
  entry.send({ type: 'cardholder.changed', name: 'Aoife Byrne' });
  entry.send({ type: 'element.changed', change: { complete: true, empty: false, error: null } });
  if (terms) entry.send({ type: 'terms.changed', accepted: true });
}

const adding: Opening = {
  open: async (world, { entered }): Promise<Scene> => {
    await readLists(world);
    const nickname = entered['nickname'] ?? '';
    const dialog = world.open(
      createActor(provideCardAdd(world.environment), {
        input: {
          customer: CUSTOMER,
          mode: 'add',
          knownCards: cardsOf(world).map(({ id }) => id),
          nickname: '',
        },
      }),
    );
    await world.settle();
    dialog.send({ type: 'nickname.edited', nickname });
    return {
      ...plain,
      effect: 'card added',
      press: () => {
        enterCard(selectCardEntry(dialog.getSnapshot()), false);
        dialog.send({ type: 'card.submitted', nickname, key: nextKey() });
      },
      said: () => <CardAddFailureNotice failure={selectFailure(dialog.getSnapshot())} tokenFailed={false} />,
      atFields: () => {
        const failure = selectFailure(dialog.getSnapshot());
        return failure?.kind === 'refused' ? failure.fields : {};
      },
      isDone: () => endedAs(dialog, 'added'),
      isBusy: () => dialog.getSnapshot().status === 'active' && dialog.getSnapshot().hasTag('busy'),
      keeps: () => world.drafts.load('card-add')?.['nickname'] === nickname,
      close: () => void dialog.stop(),
    };
  },
};

const removing: Opening = {
  open: async (world) => {
    await readLists(world);
    const card = cardsOf(world).find(({ id }) => id === '13');
    if (!card) throw new Error('There is a card to be deleted');
    const dialog = world.open(
      createActor(provideCardRemoval(world.environment), {
        input: { customer: CUSTOMER, card, use: null, useKnown: true },
      }),
    );
    return formScene(dialog, {
      values: { target: { customer: CUSTOMER, cardId: card.id } },
      effect: 'card deleted',
      isDone: () => endedAs(dialog, 'removed'),
      leave: () => dialog.send({ type: 'dialog.closed' }),
      keeps: () => dialog.getSnapshot().status === 'active',
    });
  },
};

const addingAccount: Opening = {
  open: async (world, { entered }) => {
    await readLists(world);
    const dialog = world.open(
      createActor(provideCardAccountAdd(world.environment), {
        input: { customer: CUSTOMER, knownCards: cardsOf(world).map(({ id }) => id) },
      }),
    );
    await world.settle();
    const { companyName = '', cardId = '' } = entered;
    dialog.send({ type: 'account.edited', companyName, cardId });
    return formScene(dialog, {
      values: { companyName, cardId },
      effect: 'account added',
      isDone: () => endedAs(dialog, 'added'),
      keeps: () => dialog.getSnapshot().context.companyName === companyName,
    });
  },
};

const choosing = (effect: string, useOf: (world: World) => CardUse): Opening => ({
  open: async (world, { entered }) => {
    await readLists(world);
    const use = useOf(world);
    const { cardId = '' } = entered;
    const dialog = world.open(
      createActor(provideCardChoice(world.environment), {
        input: { customer: CUSTOMER, use, knownCards: cardsOf(world).map(({ id }) => id) },
      }),
    );
    await world.settle();
    dialog.send({ type: 'card.chosen', cardId });
    return formScene(dialog, {
      values: { target: { customer: CUSTOMER, use }, cardId },
      effect,
      isDone: () => endedAs(dialog, 'changed'),
      leave: () => dialog.send({ type: 'dialog.closed' }),
      keeps: () => dialog.getSnapshot().context.chosen === cardId,
    });
  },
});

const switching = (id: string, active: boolean, effect: string): Opening => ({
  open: async (world): Promise<Scene> => {
    await readLists(world);
    const switches = world.open(
      createActor(provideAccountSwitches(world.environment), { input: { customer: CUSTOMER } }),
    );
    const failure = () => selectSwitchFailure(switches.getSnapshot(), id);
    const shown = () =>
      selectWished(switches.getSnapshot(), id) ??
      accountsOf(world).find(({ accountId }) => accountId === id)?.active;
    return {
      ...plain,
      effect,
      press: () => switches.send({ type: 'switch.requested', accountId: id, active, key: nextKey() }),
      said: () => <SwitchFailureNotice accountId={id} name="Byrne Tours" failure={failure()} />,
      isDone: () => failure() === null && shown() === active,
      isBusy: () => switches.getSnapshot().hasTag('busy'),
      close: () => void switches.stop(),
    };
  },
});

const anAccount = (world: World): CardUse => {
  const account = accountsOf(world)[0];
  if (!account) throw new Error('There is an account');
  return accountUse(account, true);
};
const aSubscription = (world: World): CardUse => {
  const [first] = selectSubscriptions(world.app.system.get('subscriptions').getSnapshot()) ?? [];
  if (!first) throw new Error('There is a subscription');
  return subscriptionUse(first);
};

const user = '/api/user/{uuid}';

/** The scenes of cards and accounts, by the name of their call. */
export const cardScenes: Readonly<Record<string, Opening>> = {
  [`POST ${user}/cards/add`]: adding,
  [`DELETE ${user}/cards/delete/{cardId}`]: removing,
  [`POST ${user}/cards/business/add`]: addingAccount,
  [`POST ${user}/cards/set-account-card/{accountId}/{cardId}`]: choosing('account card set', anAccount),
  [`PATCH ${user}/subscriptions/{subscriptionId}/set-card/{cardId}`]: choosing(
    'subscription card set',
    aSubscription,
  ),
  [`POST ${user}/cards/business/{accountId}/enable`]: switching('22', true, 'account enabled'),
  [`POST ${user}/cards/business/{accountId}/disable`]: switching('21', false, 'account disabled'),
};
