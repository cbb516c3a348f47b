// @vitest-environment happy-dom
import type { ComponentProps } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { accountSwitchesMachine } from '../../../machines/profiles/account-switches/account-switches.machine';
import type { AccountSwitchesContext } from '../../../machines/profiles/account-switches/account-switches.types';
import type { downloadMachine } from '../../../machines/app/download/download.machine';
import { aoife, byrneDesign, everyday, novemberReceipt } from '../../../machines/samples';
import type { Card, CardAccount, Receipt } from '../../../src/domain/entities';
import { CardChoiceField } from '../../../src/features/cards/card-choice/card-choice-field';
import { CARDS_IN_GROUP } from '../../../src/features/cards/card-list/card-grid';
import { CardList } from '../../../src/features/cards/card-list/card-list';
import { PaymentProfiles } from '../../../src/features/profiles/payment-profiles/payment-profiles';
import { Receipts } from '../../../src/features/profiles/receipts/receipts';
import { LONG_LIST } from '../../../src/ui/long-list';
import { render, rerender, unmount } from '../ui/render';
import { movingActor, stillActor } from '../ui/still-actor';
import { again, changed, collection, drawn, drawnBy, many } from '../../support/stages/rows-drawn';

vi.mock('../../../src/features/cards/card-list/card-badge', async (original) => {
  const { CardBadge } = await original<typeof import('../../../src/features/cards/card-list/card-badge')>();
  type Props = { readonly card: Card };
  return { CardBadge: (props: Props) => (drawn.add(`card ${props.card.id}`), CardBadge(props)) };
});
vi.mock('../../../src/features/profiles/payment-profiles/profile-row', async (original) => {
  const { ProfileRow } =
    await original<typeof import('../../../src/features/profiles/payment-profiles/profile-row')>();
  type Props = ComponentProps<typeof ProfileRow>;
  return { ProfileRow: (props: Props) => (drawn.add(`account ${props.name}`), ProfileRow(props)) };
});
vi.mock('../../../src/domain/money', async (original) => {
  const money = await original<typeof import('../../../src/domain/money')>();
  const formatMoney: typeof money.formatMoney = (amount, currency) => {
    drawn.add(`amount ${amount}`);
    return money.formatMoney(amount, currency);
  };
  return { ...money, formatMoney };
});

/** More than are drawn first, and than are one group. */
const MANY = 100;
const cards = many(MANY, (index): Card => ({ ...everyday, id: String(index), cardId: `card_${index}` }));
const ignored = () => undefined;

afterEach(async () => {
  await unmount();
  vi.clearAllMocks();
});

describe('of many cards', () => {
  const list = (items: readonly Card[]) => (
    <CardList
      cards={items}
      failed={false}
      unreachable={false}
      leftOut={0}
      loading={false}
      query=""
      onSearch={ignored}
      newCard={null}
      onDrawnNew={() => undefined}
      knownUse={() => null}
      // Others with every drawing, as a section gives them.
      onRemove={() => undefined}
      onReplace={() => undefined}
      coming={null}
      onMakeDefault={() => undefined}
      onRetry={ignored}
    />
  );

  it('a change of one renders only that one, and reading the same list renders none', async () => {
    expect(await drawnBy(() => render(list(cards)))).toHaveLength(MANY);
    expect(await drawnBy(() => rerender(list(changed(cards, 71, { expiresSoon: true }))))).toEqual([
      'card 71',
    ]);
    await rerender(list(cards));
    expect(await drawnBy(() => rerender(list(again(cards))))).toEqual([]);
  });

  it('a removed one renders only those that move to another group', async () => {
    await render(list(cards));
    const others = again(cards).slice(1);
    const moved = many(Math.floor(others.length / CARDS_IN_GROUP), (group) => (group + 1) * CARDS_IN_GROUP);
    expect(await drawnBy(() => rerender(list(others)))).toEqual(moved.map((id) => `card ${id}`));
  });

  it('a choice renders only the previous and the current one', async () => {
    const field = (value: string, items = cards) => (
      <CardChoiceField
        field={{ id: 'choice', value, error: null }}
        label="Card"
        cards={items}
        readOnly={false}
        onChoose={() => undefined}
      />
    );
    await render(field('7'));
    expect(await drawnBy(() => rerender(field('90')))).toEqual(['card 7', 'card 90']);
    expect(await drawnBy(() => rerender(field('90', again(cards))))).toEqual([]);
  });
});

describe('of many payment profiles', () => {
  const accounts = many(100, (index): CardAccount => ({
    ...byrneDesign,
    accountId: String(index),
    nickname: `Account ${index}`,
    cardId: String(index),
  }));
  const billPay = many(50, (index) => ({
    id: `b${index}`,
    ref: `WA-${index}`,
    name: `Bill ${index}`,
    identifier: null,
    created: '2026-11-20T10:00:00Z',
    status: null,
    reason: null,
  }));
  const switchesNow = (more: Partial<AccountSwitchesContext> = {}): AccountSwitchesContext => ({
    customer: aoife.uuid,
    current: null,
    waiting: [],
    taken: [],
    failures: [],
    ...more,
  });

  async function show() {
    const lists = {
      cardAccounts: collection(accounts),
      accounts: collection(billPay),
      cards: collection(cards),
    };
    const switches = movingActor<typeof accountSwitchesMachine>({ context: switchesNow() });
    const section = () => (
      <PaymentProfiles
        lists={{
          cardAccounts: lists.cardAccounts.actor,
          accounts: lists.accounts.actor,
          cards: lists.cards.actor,
        }}
        switches={switches.actor}
        user={aoife}
        premiumEnabled
        hasContact
        onChangeCard={() => undefined}
        onAddCardAccount={ignored}
        onRequestCredit={ignored}
        onRetry={ignored}
      />
    );
    const all = await drawnBy(() => render(section()));
    expect(all.filter((row) => row.startsWith('account'))).toHaveLength(150);
    return { lists, switches, section };
  }

  it('a toggle renders only its own', async () => {
    const { switches } = await show();
    const wish = { accountId: '42', active: false, key: 'press' };
    const rows = await drawnBy(() => switches.move({ context: switchesNow({ current: wish }) }));
    expect(rows).toEqual(['account Account 42', 'card 42']);
  });

  it('a change of one renders only that one, and reading the same lists renders none', async () => {
    const { lists, section } = await show();
    expect(await drawnBy(() => lists.cardAccounts.read(changed(accounts, 3, { ref: 'new' })))).toEqual([
      'account Account 3',
      'card 3',
    ]);
    expect(await drawnBy(() => lists.accounts.read(changed(billPay, 4, { ref: 'new' })))).toContain(
      'account Bill 4',
    );
    expect(
      await drawnBy(() => {
        lists.cards.read(again(cards));
        return rerender(section());
      }),
    ).toEqual([]);
  });

  it('a change of a card renders that card where it pays', async () => {
    const { lists } = await show();
    expect(await drawnBy(() => lists.cards.read(changed(cards, 5, { expired: true })))).toEqual(['card 5']);
  });
});

describe('of many receipts', () => {
  it('a change of one renders only that one', async () => {
    const receipts = many(MANY, (index): Receipt => ({
      ...novemberReceipt,
      id: String(index),
      amount: index,
    }));
    const list = collection(receipts);
    const { actor: download } = stillActor<typeof downloadMachine>({});
    const all = await drawnBy(() =>
      render(<Receipts list={list.actor} download={download} onRetry={ignored} />),
    );
    expect(all).toHaveLength(MANY);
    // Laid out and painted near what is in sight alone.
    expect(document.querySelector('ul')?.dataset['long']).toBe('true');
    expect(await drawnBy(() => list.read(changed(receipts, 77, { amount: 1234 })))).toEqual(['amount 1234']);
    expect(await drawnBy(() => list.read(changed(receipts, 77, { amount: 1234 })))).toEqual([]);
    await drawnBy(() => list.read(receipts.slice(0, LONG_LIST)));
    expect(document.querySelector('ul')?.dataset['long']).toBeUndefined();
  });
});
