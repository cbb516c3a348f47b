import type { components } from '../../../api/contract/schema';

type Wire = components['schemas'];

/** The extension groups of the contract that this backend offers. */
const extensions = ['auth', 'idempotency', 'sandbox'];

/** @param stripePublicKey `pk_sandbox_…` makes the app use the simulated provider */
export function configuration(stripePublicKey: string): Wire['Config'] {
  return {
    recaptchaKey: null,
    stripePublicKey,
    hasContact: true,
    contactNumber: '01 555 0100',
    premiumHotline: '01 555 0101',
    premiumEnabled: true,
    appDownloadLink: 'https://cabrank.example/app',
    demo: true,
    extensions: [...extensions],
    country: 'IE',
    currency: 'EUR',
  };
}

export const premiumConfiguration: Wire['PremiumConfig'] = {
  personalPrice: 999,
  personalPriceDiscounted: 499,
  businessStandardPrice: 2999,
  businessPriceDiscounted: 1499,
  businessMediumPrice: 5999,
  additionalBusinessUsersPrice: 250,
  businessIncludeVat: false,
  maxBusinessStandardUsers: 10,
  maxBusinessMediumUsers: 50,
  initialDiscount: 50,
  discountLength: 3,
  minSpendMode: false,
  businessServiceChargeMode: false,
};
