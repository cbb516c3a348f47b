// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { paymentProfiles as texts } from '#messages/profiles/payment-profiles';
import { aoife, byrneDesign, everyday, jointAccount } from '../../../machines/samples';
import { button, descriptionOf, press, unmount } from '../ui/render';
import { control, hasButton, heard, link, row, showAccount } from '../../support/stages/shown-profiles';

beforeEach(() => vi.resetAllMocks());
afterEach(unmount);

describe('a business card account', () => {
  it('shows its nickname, reference, owner, Premium mark with its type, attached card, and a switch', async () => {
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
  ])('whose owner is %o shows %s', async (owner, words) => {
    await showAccount({ owner });
    expect(row()).toContain(`BD-1042 · ${words}`);
  });

  it('without a nickname is shown by its reference', async () => {
    await showAccount({ nickname: ' ' });
    expect(document.querySelector('h4')?.textContent).toBe('BD-1042');
  });

  it('looks for its card first among its own cards', async () => {
    await showAccount({ cards: [{ ...everyday, id: jointAccount.id, lastFour: '9999' }] });
    expect(row()).toContain('•••• 9999');
  });

  it('says that there is no card, and shows nothing about someone else’s card', async () => {
    await showAccount({ cardId: null });
    expect(row()).toContain('No card selected.');
    await showAccount({ cardId: null, owner: 'Declan Murphy' });
    expect(row()).not.toContain('card');
  });
});

describe('the permissions', () => {
  it('S6.5: the owner of a premium account may change its card', async () => {
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

  it('S6.5: no one else, and no one without Premium, may change it', async () => {
    for (const account of [{ owner: 'Declan Murphy' }, { owner: false }, { isPremium: false }]) {
      await showAccount(account);
      expect(hasButton(texts.changeCard)).toBe(false);
    }
    await showAccount({}, { user: null });
    expect(hasButton(texts.changeCard)).toBe(false);
  });

  it('D4.2: the customer’s own account without Premium can be upgraded', async () => {
    await showAccount({ accountId: '4/1', isPremium: false });
    expect(link(texts.upgrade)?.getAttribute('href')).toBe('/profile/premium?account=4%2F1');
    expect(link(texts.upgrade)?.getAttribute('aria-label')).toBe('Upgrade to Premium: Byrne Design Ltd');
  });

  it('D4.2: but not one that has it, one of someone else, or if Premium is not offered', async () => {
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

  it('requests the opposite state with its own key', async () => {
    const send = await showAccount({ owner: false });
    await press(control());
    expect(send).toHaveBeenCalledExactlyOnceWith({
      type: 'switch.requested',
      accountId,
      active: false,
      key: expect.stringMatching(/./) as string,
    });
  });

  it('shows the requested state while the call is in progress', async () => {
    await showAccount({}, { switching: { current: wish } });
    expect([control().checked, control().getAttribute('aria-busy')]).toEqual([false, 'true']);
  });

  it.each([
    [
      { kind: 'refused', messages: ['It is closed.'], wish } as const,
      "We couldn't turn off Byrne Design LtdIt is closed.",
    ],
    [
      { kind: 'refused', messages: ['It is closed.'], wish: { ...wish, active: true } } as const,
      "We couldn't turn on Byrne Design LtdIt is closed.",
    ],
    [
      { kind: 'noResponse', checked: true, wish } as const,
      "We couldn't turn off Byrne Design Ltd" +
        "We didn't get a response. We checked, and nothing has changed, so you can safely try again.",
    ],
    [
      { kind: 'noResponse', checked: false, wish } as const,
      "We don't know whether Byrne Design Ltd has changed" +
        'The switch shows its last known state. Please try again.',
    ],
  ])('S4.enableDisable.1: reverts if the call failed, and says so in its row: %o', async (failure, words) => {
    await showAccount({}, { switching: { failures: [failure] } });
    expect(document.querySelector('li [role=alert]')?.textContent).toBe(words);
    expect(descriptionOf(control())).toBe(words);
    expect(control().checked).toBe(true);
  });
});
