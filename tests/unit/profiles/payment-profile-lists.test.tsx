// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { paymentProfiles as texts } from '#messages/profiles/payment-profiles';
import { byrneDesign } from '../../../machines/samples';
import type { Account } from '../../../src/domain/entities';
import { button, press, unmount } from '../ui/render';
import {
  approved,
  hasButton,
  heard,
  link,
  row,
  rows,
  said,
  show,
  showAccount,
} from '../../support/stages/shown-profiles';

beforeEach(() => vi.resetAllMocks());
afterEach(unmount);

describe('a bill-pay account', () => {
  const showBillPay = (account: Partial<Account>, hasContact = true) =>
    show({ billPay: { items: [{ ...approved, ...account }] }, hasContact });

  it('shows its name, reference, identifier and start date', async () => {
    await showBillPay({});
    expect(rows()).toEqual(['Walsh ArchitectsBusiness+ · WA-2041 · No. BP-20418 · Since 20 Nov 2026']);
  });

  it('S4.businessPlusApplication.1, S8.pendingBusinessAccount: pending (no id) shows the notice', async () => {
    await showBillPay({ id: null, identifier: null });
    expect(row()).toBe(
      'Walsh ArchitectsBusiness+ · WA-2041 · Requested on 20 Nov 2026' +
        "Request received. We'll reply within 3 working days.Pending",
    );
  });

  it('that was declined can be applied for again, and leads to the contact form', async () => {
    await showBillPay({ id: null, identifier: null, status: 'declined' });
    await press(button('Apply again'));
    expect(heard.onRequestCredit).toHaveBeenCalledOnce();
    expect(link('Contact us')?.getAttribute('href')).toBe('/content/contact');
    await showBillPay({ id: null, identifier: null });
    expect(hasButton('Apply again')).toBe(false);
    await showBillPay({ id: null, identifier: null, status: 'declined' }, false);
    expect([hasButton('Apply again'), link('Contact us')]).toEqual([true, undefined]);
  });

  it('that was declined says why', async () => {
    await showBillPay({ id: null, identifier: null, status: 'declined', reason: 'No such company.' });
    expect(row()).toContain("We couldn't approve your request: No such company.Declined");
    await showBillPay({ id: null, identifier: null, status: 'declined' });
    expect(row()).toContain("We couldn't approve your request.Declined");
    expect(row()).not.toContain('Pending');
  });

  it('omits an invalid date', async () => {
    await showBillPay({ created: 'soon' });
    expect(rows()).toEqual(['Walsh ArchitectsBusiness+ · WA-2041 · No. BP-20418']);
  });
});

describe('the lists', () => {
  it('say that they are loading, not that they are empty', async () => {
    await show({ business: { items: null, loading: true }, billPay: { items: null, loading: true } });
    expect([...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent)).toEqual([
      texts.loadingBusiness,
      texts.loadingBillPay,
    ]);
    expect(said()).not.toContain(texts.empty);
    expect(document.querySelector('section')?.getAttribute('aria-busy')).toBe('true');
  });

  it('can be empty together, or individually', async () => {
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
    'S8.loadFailures, D7.1: a failed load of %s shows an error with Retry, not an empty list',
    async (name, shown, title, empty) => {
      await show(shown);
      expect(said()).toContain(title);
      expect([said().includes(empty), said().includes(texts.empty)]).toEqual([false, false]);
      await press(button(texts.retry));
      expect(heard.onRetry).toHaveBeenCalledExactlyOnceWith(name);
      expect(document.activeElement?.textContent).toBe(texts.title);
    },
  );

  it.each([
    [{ business: { items: [byrneDesign], failed: true } }, texts.businessStaleTitle],
    [{ billPay: { items: [approved], failed: true } }, texts.billPayStaleTitle],
  ] as const)('D7.1: the last known entries are kept', async (shown, title) => {
    await show(shown);
    expect(said()).toContain(title);
    expect(rows()).toHaveLength(1);
  });
});

describe('a new profile', () => {
  it('S6.7: starts at the chooser while Premium is offered', async () => {
    await show({});
    expect(link(texts.addNew)?.getAttribute('href')).toBe('/profile/premium');
    expect(hasButton(texts.requestBillPay)).toBe(false);
  });

  it('S2.profilePage.3: otherwise starts at the credit-account request', async () => {
    await show({ premiumEnabled: false });
    expect(link(texts.addNew)).toBeUndefined();
    await press(button(texts.requestBillPay));
    expect(heard.onRequestCredit).toHaveBeenCalledOnce();
  });

  it('can be a card account in either case', async () => {
    for (const premiumEnabled of [true, false]) {
      await show({ premiumEnabled });
      await press(button(texts.addCardAccount));
    }
    expect(heard.onAddCardAccount).toHaveBeenCalledTimes(2);
  });
});
