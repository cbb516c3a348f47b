import { changeConfig } from '../browser/answers/change-config';
import { Wallet } from '../pages/wallet';
import { atPayment } from './at-step';
import type { ScreenState, Stage } from './screen-state';

/** The card step with a currency for which wallets are offered. */
async function atWallet(stage: Stage): Promise<Wallet & { readonly accept: () => Promise<void> }> {
  await changeConfig(stage.page, { currency: 'GBP' });
  const wizard = await atPayment(stage);
  const wallet = new Wallet(stage.page);
  await wallet.pay.waitFor();
  return Object.assign(wallet, { accept: () => wizard.acceptTerms() });
}

/** A wallet on the card step, in each of its states (D4.13). */
export const walletScreens: readonly ScreenState[] = [
  {
    name: 'premium-wallet',
    show: async (stage) => {
      const wallet = await atWallet(stage);
      await wallet.pay.scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'premium-wallet-without-terms',
    show: async (stage) => {
      const wallet = await atWallet(stage);
      await wallet.pay.click();
      await wallet.termsFirst.waitFor();
    },
  },
  {
    name: 'premium-wallet-sheet',
    show: async (stage) => {
      const wallet = await atWallet(stage);
      await wallet.accept();
      await wallet.pay.click();
      await wallet.works.waitFor();
    },
  },
  {
    name: 'premium-wallet-card',
    show: async (stage) => {
      const wallet = await atWallet(stage);
      await wallet.accept();
      await wallet.pay.click();
      await wallet.works.click();
      await wallet.chosen.waitFor();
    },
  },
];
