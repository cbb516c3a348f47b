// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { paymentProfiles as texts } from '#messages/payment-profiles';
import type { accountSwitchesMachine } from '../../../machines/account-switches/account-switches.machine';
import type { AccountSwitchesContext } from '../../../machines/account-switches/account-switches.types';
import type { resourceMachine } from '../../../machines/resource/resource.machine';
import { aoife, byrneDesign, everyday, jointAccount } from '../../../machines/samples';
import type { Account, CardAccount, User } from '../../../src/domain/entities';
import {
  PaymentProfiles,
  PROFILES_HEADING_ID,
} from '../../../src/features/payment-profiles/payment-profiles';
import { button, descriptionOf, press, render, unmount } from '../ui/render';
import { stillActor } from '../ui/still-actor';

const heard = {
  onChangeCard: vi.fn(),
  onAddCardAccount: vi.fn(),
  onRequestCredit: vi.fn(),
  onRetry: vi.fn(),
};

beforeEach(() => vi.resetAllMocks());
afterEach(unmount);

const approved: Account = {
  id: '51',
  ref: 'WA-2041',
  name: 'Walsh Architects',
  identifier: 'BP-20418',
  created: '2026-11-20T10:00:00Z',
  status: null,
  reason: null,
};

type Listed = {
  readonly items: readonly object[] | null;
  readonly failed?: boolean;
  readonly loading?: boolean;
};

const list = ({ items, failed = false, loading = false }: Listed) =>
  stillActor<typeof resourceMachine>({
    context: { items, owner: aoife.uuid, growsStale: true },
    hasTag: (tag) => (tag === 'failed' ? failed : loading),
  }).actor;

type Shown = {
  readonly business?: Listed;
  readonly billPay?: Listed;
  readonly user?: User | null;
  readonly premiumEnabled?: boolean;
  readonly switching?: Partial<AccountSwitchesContext>;
};

const show = async ({ business, billPay, user = aoife, premiumEnabled = true, switching = {} }: Shown) => {
  const switches = stillActor<typeof accountSwitchesMachine>({
    context: {
      customer: aoife.uuid,
      current: null,
      waiting: [],
      taken: [],
      failures: [],
      ...switching,
    },
  });
  await render(
    <PaymentProfiles
      lists={{
        cardAccounts: list(business ?? { items: [] }),
        accounts: list(billPay ?? { items: [] }),
        cards: list({ items: [everyday, jointAccount] }),
      }}
      switches={switches.actor}
      user={user}
      premiumEnabled={premiumEnabled}
      {...heard}
    />,
  );
  return switches.send;
};
const showAccount = (account: Partial<CardAccount>, shown: Shown = {}) =>
  show({ ...shown, business: { items: [{ ...byrneDesign, ...account }] } });

const rows = () => [...document.querySelectorAll('li')].map((row) => row.textContent);
const row = () => document.querySelector('li')?.textContent ?? '';
const control = () => {
  const found = document.querySelector<HTMLInputElement>('[role=switch]');
  if (!found) throw new Error('There is no switch');
  return found;
};
const link = (text: string) => [...document.querySelectorAll('a')].find((one) => one.textContent === text);
const hasButton = (text: string) =>
  [...document.querySelectorAll('button')].some((one) => one.textContent.trim() === text);
const said = () => document.body.textContent;

describe('a business card account', () => {
  it('has its nickname, reference, owner, Premium mark with its type, attached card, and a switch', async () => {
    await showAccount({});
    expect(document.querySelector('h4')?.textContent).toBe('Byrne Design Ltd');
    expect(row()).toContain('Business · BD-1042 · owner');
    expect(row()).toContain('Business Premium');
    expect(row()).toContain('•••• 4444');
    expect(control().checked).toBe(true);
    expect(document.querySelector(`label[for="${control().id}"]`)?.textContent).toContain(
      'Active: Byrne Design Ltd',
    );
  });

  it.each([
    ['personal', 'Personal Premium'],
    ['business', 'Business Premium'],
    [null, 'Premium'],
  ] as const)('with Premium of the type %s is marked %s', async (subscriptionType, mark) => {
    await showAccount({ subscriptionType });
    expect(row()).toContain(`Byrne Design Ltd${mark}Business`);
  });

  it('without Premium has no mark', async () => {
    await showAccount({ isPremium: false, subscriptionType: null });
    expect(row()).toContain('Byrne Design LtdBusiness ·');
  });

  it.each([
    [true, 'owner'],
    [aoife.uuid, 'owner'],
    [aoife.email.toUpperCase(), 'owner'],
    ['Declan Murphy', 'owned by Declan Murphy'],
    [false, 'Shared with you'],
  ])('whose owner is %o says %s', async (owner, words) => {
    await showAccount({ owner });
    expect(row()).toContain(`BD-1042 · ${words}`);
  });

  it('without a nickname is called by its reference', async () => {
    await showAccount({ nickname: ' ' });
    expect(document.querySelector('h4')?.textContent).toBe('BD-1042');
  });

  it('finds its card among its own cards first', async () => {
    await showAccount({ cards: [{ ...everyday, id: jointAccount.id, lastFour: '9999' }] });
    expect(row()).toContain('•••• 9999');
  });

  it('says that there is no card, and nothing of a card that is somebody else’s', async () => {
    await showAccount({ cardId: null });
    expect(row()).toContain('No card is chosen.');
    await showAccount({ cardId: null, owner: 'Declan Murphy' });
    expect(row()).not.toContain('card');
  });
});

describe('who may change what', () => {
  it('S6: the owner of a premium account may change its card', async () => {
    await showAccount({});
    await press(button(texts.changeCard));
    expect(heard.onChangeCard).toHaveBeenCalledExactlyOnceWith({
      kind: 'account',
      id: byrneDesign.accountId,
      nickname: byrneDesign.nickname,
      cardId: jointAccount.id,
      changeable: true,
    });
  });

  it('S6: nobody else, and nobody without Premium, may', async () => {
    for (const account of [{ owner: 'Declan Murphy' }, { owner: false }, { isPremium: false }]) {
      await showAccount(account);
      expect(hasButton(texts.changeCard)).toBe(false);
    }
    await showAccount({}, { user: null });
    expect(hasButton(texts.changeCard)).toBe(false);
  });

  it('D4: an own account without Premium can be upgraded', async () => {
    await showAccount({ accountId: '4/1', isPremium: false });
    expect(link(texts.upgrade)?.getAttribute('href')).toBe('/profile/premium?account=4%2F1');
    expect(link(texts.upgrade)?.getAttribute('aria-label')).toBe('Upgrade to Premium: Byrne Design Ltd');
  });

  it('D4: but not one that has it, one of somebody else, or where no Premium is sold', async () => {
    await showAccount({});
    expect(link(texts.upgrade)).toBeUndefined();
    await showAccount({ isPremium: false, owner: 'Declan Murphy' });
    expect(link(texts.upgrade)).toBeUndefined();
    await showAccount({ isPremium: false }, { premiumEnabled: false });
    expect(link(texts.upgrade)).toBeUndefined();
  });
});

describe('the switch of an account', () => {
  const { accountId } = byrneDesign;
  const wish = { accountId, active: false, key: 'press-1' };

  it('asks for the opposite under a key of its own', async () => {
    const send = await showAccount({ owner: false });
    await press(control());
    expect(send).toHaveBeenCalledExactlyOnceWith({
      type: 'switch.requested',
      accountId,
      active: false,
      key: expect.stringMatching(/./) as string,
    });
  });

  it('shows what is wished for while that is under way', async () => {
    await showAccount({}, { switching: { current: wish } });
    expect([control().checked, control().getAttribute('aria-busy')]).toEqual([false, 'true']);
  });

  it.each([
    [
      { kind: 'refused', messages: ['It is closed.'], wish } as const,
      'Byrne Design Ltd is not disabledIt is closed.',
    ],
    [
      { kind: 'refused', messages: ['It is closed.'], wish: { ...wish, active: true } } as const,
      'Byrne Design Ltd is not activeIt is closed.',
    ],
    [
      { kind: 'unanswered', checked: true, wish } as const,
      'Byrne Design Ltd is not disabled' +
        'We got no usable answer. We looked, and nothing has changed: you can safely try again.',
    ],
    [
      { kind: 'unanswered', checked: false, wish } as const,
      'We cannot say whether Byrne Design Ltd has changed' +
        'The switch shows what we knew last. Check your connection and try again.',
    ],
  ])('says in its row why the last press changed nothing: %o', async (failure, words) => {
    await showAccount({}, { switching: { failures: [failure] } });
    expect(document.querySelector('li [role=alert]')?.textContent).toBe(words);
    expect(descriptionOf(control())).toBe(words);
    expect(control().checked).toBe(true);
  });
});

describe('a bill-pay account', () => {
  const showBillPay = (account: Partial<Account>) =>
    show({ billPay: { items: [{ ...approved, ...account }] } });

  it('has its name, reference, identifier and since when', async () => {
    await showBillPay({});
    expect(rows()).toEqual(['Walsh ArchitectsBusiness+ · WA-2041 · No. BP-20418 · Since 20 Nov 2026']);
  });

  it('S8: that is pending says that the request is received, and when we reply', async () => {
    await showBillPay({ id: null, identifier: null });
    expect(row()).toBe(
      'Walsh ArchitectsBusiness+ · WA-2041 · Requested on 20 Nov 2026' +
        'Request received. We reply within 3 working days.Pending',
    );
  });

  it('that was declined says why', async () => {
    await showBillPay({ id: null, identifier: null, status: 'declined', reason: 'No such company.' });
    expect(row()).toContain('We could not agree to your request: No such company.Declined');
    await showBillPay({ id: null, identifier: null, status: 'declined' });
    expect(row()).toContain('We could not agree to your request.Declined');
    expect(row()).not.toContain('Pending');
  });

  it('whose date nobody can read goes without it', async () => {
    await showBillPay({ created: 'soon' });
    expect(rows()).toEqual(['Walsh ArchitectsBusiness+ · WA-2041 · No. BP-20418']);
  });
});

describe('the lists', () => {
  it('each say that they load, and nothing is said to be empty', async () => {
    await show({ business: { items: null, loading: true }, billPay: { items: null, loading: true } });
    expect([...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent)).toEqual([
      texts.loadingBusiness,
      texts.loadingBillPay,
    ]);
    expect(said()).not.toContain(texts.empty);
    expect(document.querySelector('section')?.getAttribute('aria-busy')).toBe('true');
  });

  it('are empty together, or one by one', async () => {
    await show({});
    expect(said()).toContain(texts.empty);
    await show({ billPay: { items: [approved] } });
    expect([said().includes(texts.empty), said().includes(texts.emptyBusiness)]).toEqual([false, true]);
    await showAccount({});
    expect([said().includes(texts.empty), said().includes(texts.emptyBillPay)]).toEqual([false, true]);
  });

  it.each([
    [
      'cardAccounts',
      { business: { items: null, failed: true } },
      texts.businessFailedTitle,
      texts.emptyBusiness,
    ],
    ['accounts', { billPay: { items: null, failed: true } }, texts.billPayFailedTitle, texts.emptyBillPay],
  ] as const)(
    'D7: %s that could not be loaded are never shown as none, with Retry',
    async (name, shown, title, empty) => {
      await show(shown);
      expect(said()).toContain(title);
      expect([said().includes(empty), said().includes(texts.empty)]).toEqual([false, false]);
      await press(button(texts.retry));
      expect(heard.onRetry).toHaveBeenCalledExactlyOnceWith(name);
      expect(document.activeElement?.id).toBe(PROFILES_HEADING_ID);
    },
  );

  it.each([
    [{ business: { items: [byrneDesign], failed: true } }, texts.businessStaleTitle],
    [{ billPay: { items: [approved], failed: true } }, texts.billPayStaleTitle],
  ] as const)('D7: what was known last stays', async (shown, title) => {
    await show(shown);
    expect(said()).toContain(title);
    expect(rows()).toHaveLength(1);
  });
});

describe('a new profile', () => {
  it('S6: comes from the chooser while Premium is sold', async () => {
    await show({});
    expect(link(texts.addNew)?.getAttribute('href')).toBe('/profile/premium');
    expect(hasButton(texts.requestBillPay)).toBe(false);
  });

  it('S2: is the credit-account request directly otherwise', async () => {
    await show({ premiumEnabled: false });
    expect(link(texts.addNew)).toBeUndefined();
    await press(button(texts.requestBillPay));
    expect(heard.onRequestCredit).toHaveBeenCalledOnce();
  });

  it('is a card account in either case', async () => {
    for (const premiumEnabled of [true, false]) {
      await show({ premiumEnabled });
      await press(button(texts.addCardAccount));
    }
    expect(heard.onAddCardAccount).toHaveBeenCalledTimes(2);
  });
});
