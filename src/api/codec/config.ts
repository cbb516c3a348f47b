import type { Config, PremiumConfig } from '../../domain/entities';
import type { Wire } from '../wire';
import { count, fields, flag, mark, list, number, text, type Reader } from './read';

export const readConfig: Reader<Config> = (value, at) => {
  const { need, may } = fields<Wire['Config']>(value, at);
  return {
    recaptchaKey: may('recaptchaKey', text) || null,
    stripePublicKey: need('stripePublicKey', text),
    hasContact: need('hasContact', mark),
    contactNumber: may('contactNumber', text) || null,
    premiumHotline: may('premiumHotline', text) || null,
    premiumEnabled: need('premiumEnabled', mark),
    appDownloadLink: may('appDownloadLink', text) || null,
    demo: need('demo', mark),
    extensions: may('extensions', list(text)) ?? [],
    fareEstimatorUrl: may('fareEstimatorUrl', text),
    country: may('country', text),
    currency: may('currency', text),
  };
};

export const readPremiumConfig: Reader<PremiumConfig> = (value, at) => {
  const { need, may } = fields<Wire['PremiumConfig']>(value, at);
  return {
    personalPrice: need('personalPrice', number),
    personalPriceDiscounted: may('personalPriceDiscounted', number),
    businessStandardPrice: need('businessStandardPrice', number),
    businessPriceDiscounted: may('businessPriceDiscounted', number),
    businessMediumPrice: may('businessMediumPrice', number),
    additionalBusinessUsersPrice: may('additionalBusinessUsersPrice', number),
    businessIncludeVat: need('businessIncludeVat', mark),
    maxBusinessStandardUsers: need('maxBusinessStandardUsers', count),
    maxBusinessMediumUsers: may('maxBusinessMediumUsers', count),
    initialDiscount: may('initialDiscount', number),
    discountLength: may('discountLength', count),
    minSpendMode: may('minSpendMode', flag) ?? false,
    businessServiceChargeMode: may('businessServiceChargeMode', flag) ?? false,
    termsVersion: may('termsVersion', text),
  };
};
