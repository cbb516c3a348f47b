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

describe('what a wallet is asked for', () => {
  it('is what Premium costs now: the discount taken off, where there is one', () => {
    const chargeOf = (received: boolean) =>
      walletCharge(premiumPrice('personal', 1, premiumConfig, received), 'GBP');
    expect(chargeOf(false)).toEqual({ mode: 'subscription', amount: 499, currency: 'GBP' });
    expect(chargeOf(true)).toEqual({ mode: 'subscription', amount: 999, currency: 'GBP' });
  });

  it('is nothing where a card is only kept', () => {
    expect(walletCharge(premiumPrice('standard', 1, premiumConfig, false), 'GBP')).toEqual({
      mode: 'setup',
      currency: 'GBP',
    });
  });
});
