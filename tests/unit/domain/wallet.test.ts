import { describe, expect, it } from 'vitest';
import { premiumConfig } from '../../../machines/samples';
import { premiumPrice } from '../../../src/domain/premium-offer';
import { walletCharge, walletFits } from '../../../src/domain/cards/wallet';

it('wallets are off unless prices are in the setting’s currency, which is GBP', () => {
  expect([walletFits('GBP'), walletFits('EUR'), walletFits('gbp'), walletFits('')]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

describe('the amount requested from a wallet', () => {
  it('is the current price of Premium, less any discount', () => {
    const chargeOf = (received: boolean) =>
      walletCharge(premiumPrice('personal', 1, premiumConfig, received), 'GBP');
    expect(chargeOf(false)).toEqual({ mode: 'subscription', amount: 499, currency: 'GBP' });
    expect(chargeOf(true)).toEqual({ mode: 'subscription', amount: 999, currency: 'GBP' });
  });

  it('is zero if a card is only stored', () => {
    expect(walletCharge(premiumPrice('standard', 1, premiumConfig, false), 'GBP')).toEqual({
      mode: 'setup',
      currency: 'GBP',
    });
  });
});
