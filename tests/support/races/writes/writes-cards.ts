import { selectForm as selectAccountForm } from '../../../../machines/profiles/card-account-add/card-account-add.selectors';
import { selectCardEntry } from '../../../../machines/cards/card-add/card-add.selectors';
import { selectForm as selectChoiceForm } from '../../../../machines/cards/card-choice/card-choice.selectors';
import { selectForm as selectRemovalForm } from '../../../../machines/cards/card-removal/card-removal.selectors';
import type { CardUse } from '../../../../src/domain/cards/card-use';
import { provideAccountSwitches } from '../../../../src/features/profiles/account-switches/account-switches.provide';
import { provideCardAccountAdd } from '../../../../src/features/profiles/card-account-add/card-account-add.provide';
import { provideCardAdd } from '../../../../src/features/cards/card-add/card-add.provide';
import { provideCardChoice } from '../../../../src/features/cards/card-choice/card-choice.provide';
import { provideCardDefault } from '../../../../src/features/cards/card-default/card-default.provide';
import { provideCardRemoval } from '../../../../src/features/cards/card-removal/card-removal.provide';
import { formScreen, startChart, type Desk, type RaceScreen, type Standing } from '../screen';
import { aoife } from '../server';
import { aoifes, customerAt, type Write } from './write';

const [everyday, office] = aoifes.cards.map(({ id }) => id as string) as [string, string];
const account = aoifes.cardAccounts[0]?.['accountId'] as string;
const subscription = aoifes.subscriptions[0]?.['id'] as string;

const cardAdd = (desk: Desk): RaceScreen => {
  const input = {
    customer: customerAt(desk),
    mode: 'add' as const,
    knownCards: [everyday, office],
    nickname: '',
  };
  const { actor, clock } = startChart(desk, provideCardAdd(desk.tab.environment), input);
  const enterCard = (): void => {
    const entry = selectCardEntry(actor.getSnapshot());
    if (!entry || entry.getSnapshot().context.element.complete) return;
    entry.send({ type: 'cardholder.changed', name: 'A Byrne' });
    entry.send({ type: 'element.changed', change: { complete: true, empty: false, error: null } });
  };
  const standing = (): Standing => {
    const { status, context, hasTag } = actor.getSnapshot();
    if (status === 'done') return 'done';
    if (hasTag.call(actor.getSnapshot(), 'busy')) return 'busy';
    return context.failure?.kind === 'noResponse' ? 'unknown' : 'open';
  };
  return {
    actor,
    clock,
    standing,
    denies: () => actor.getSnapshot().context.failure !== null && standing() === 'open',
    press: (key) => {
      if (standing() !== 'busy') enterCard();
      actor.send({ type: 'card.submitted', nickname: `${desk.person?.name ?? ''} Holidays`, key });
    },
  };
};

const cardChoice =
  (use: CardUse) =>
  (desk: Desk): RaceScreen => {
    const customer = customerAt(desk);
    return formScreen(desk, {
      chart: provideCardChoice(desk.tab.environment),
      input: { customer, use, knownCards: [everyday, office] },
      form: selectChoiceForm,
      values: { target: { customer, use }, cardId: office },
    });
  };

const switching =
  (active: boolean) =>
  (desk: Desk): RaceScreen => {
    const chart = provideAccountSwitches(desk.tab.environment);
    const { actor, clock } = startChart(desk, chart, { customer: customerAt(desk) });
    return {
      actor,
      clock,
      press: (key) => actor.send({ type: 'switch.requested', accountId: account, active, key }),
      denies: () => actor.getSnapshot().context.failures.some(({ kind }) => kind === 'refused'),
      standing: () => {
        const snapshot = actor.getSnapshot();
        if (snapshot.hasTag('busy')) return 'busy';
        return snapshot.context.failures.some(({ kind }) => kind === 'noResponse') ? 'unknown' : 'open';
      },
    };
  };

const cardDefault = (desk: Desk): RaceScreen => {
  const chart = provideCardDefault(desk.tab.environment);
  const { actor, clock } = startChart(desk, chart, { customer: customerAt(desk) });
  return {
    actor,
    clock,
    press: (key) => actor.send({ type: 'default.requested', cardId: office, key }),
    denies: () => false,
    standing: () => (actor.getSnapshot().hasTag('busy') ? 'busy' : 'open'),
  };
};

const cards = { person: aoife, lists: ['cards'] } as const;
const accounts = { person: aoife, lists: ['cardAccounts'] } as const;

/** The writes about cards and card accounts. */
export const cardWrites: readonly Write[] = [
  { ...cards, name: 'adds a card', looks: true, calls: ['addCard'], makes: ['card'], open: cardAdd },
  {
    ...cards,
    name: 'adds a card that the bank asks about',
    looks: true,
    calls: ['addCard'],
    makes: ['card'],
    words: ['paymentRequired'],
    begins: 'atTheBank',
    open: cardAdd,
  },
  {
    ...cards,
    name: 'adds a card that a simulated bank asks about',
    calls: ['addCard', 'settleSandboxIntent'],
    makes: ['card', 'outcome'],
    words: ['paymentRequired'],
    reports: true,
    begins: 'atTheBank',
    open: cardAdd,
  },
  {
    ...cards,
    name: 'removes a card',
    looks: true,
    calls: ['deleteCard'],
    makes: ['card gone'],
    open: (desk) => {
      const customer = customerAt(desk);
      const cardToGo = {
        ...({ id: office, name: 'Office', lastFour: '4242', type: 'visa' } as const),
        ...{ expiryMonth: 12, expiryYear: 2039, expired: false, expiresSoon: false },
        ...{ paymentMethodId: null, cardId: null, isDefault: false },
      };
      return formScreen(desk, {
        chart: provideCardRemoval(desk.tab.environment),
        input: { customer, card: cardToGo, use: null, useKnown: true },
        form: selectRemovalForm,
        values: { target: { customer, cardId: office } },
      });
    },
  },
  {
    ...cards,
    name: 'makes a card the default',
    calls: ['setDefaultCard'],
    makes: ['default card'],
    repeatable: true,
    open: cardDefault,
  },
  {
    ...accounts,
    name: 'adds a card account',
    looks: true,
    calls: ['addCardAccount'],
    makes: ['card account'],
    open: (desk) =>
      formScreen(desk, {
        chart: provideCardAccountAdd(desk.tab.environment),
        input: { customer: customerAt(desk), knownCards: [everyday, office] },
        form: selectAccountForm,
        values: { companyName: `${desk.person?.name ?? ''} & Daughters`, cardId: office },
      }),
  },
  {
    ...accounts,
    name: 'changes the card of an account',
    calls: ['setAccountCard'],
    makes: ['card of an account'],
    repeatable: true,
    open: cardChoice({ kind: 'account', id: account, nickname: 'Tours', cardId: everyday, changeable: true }),
  },
  {
    ...accounts,
    name: 'changes the card of a subscription',
    calls: ['setSubscriptionCard'],
    makes: ['card of a subscription'],
    lists: ['subscriptions'],
    repeatable: true,
    open: cardChoice({
      kind: 'subscription',
      id: subscription,
      type: 'personal',
      cardId: everyday,
      changeable: true,
    }),
  },
  {
    ...accounts,
    name: 'switches an account off',
    calls: ['disableCardAccount'],
    makes: ['switch'],
    repeatable: true,
    open: switching(false),
  },
  {
    ...accounts,
    name: 'switches an account on',
    calls: ['enableCardAccount'],
    makes: ['switch'],
    repeatable: true,
    prepare: (shop) => {
      for (const one of shop.purses.get(aoife.uuid)?.cardAccounts ?? []) one['active'] = false;
    },
    open: switching(true),
  },
];
