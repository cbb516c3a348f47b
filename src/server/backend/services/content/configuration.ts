import type { components } from '../../../../api/contract/schema';
import { settings } from '../../../../domain/settings';
import type { Switched } from '../shared/switches';
import { termsVersion } from './information';

type Wire = components['schemas'];

/** @param stripePublicKey `pk_sandbox_…` makes the app use the simulated provider */
export function configuration(stripePublicKey: string, { config, extensions }: Switched): Wire['Config'] {
  return {
    recaptchaKey: null,
    stripePublicKey,
    hasContact: true,
    contactNumber: '01 555 0100',
    premiumHotline: '01 555 0101',
    premiumEnabled: true,
    appDownloadLink: 'https://cabrank.example/app',
    demo: true,
    country: 'IE',
    currency: settings.currency,
    ...config,
    extensions: [...extensions],
  };
}

/** Default prices (cents) and limits. */
export const standardPrices: Wire['PremiumConfig'] = {
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

export const premiumConfiguration = ({ premiumConfig }: Switched): Wire['PremiumConfig'] => ({
  ...standardPrices,
  termsVersion,
  ...premiumConfig,
});
