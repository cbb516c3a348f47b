import type { Config, PremiumConfig } from '../../domain/entities';
import type { Wire } from '../wire';
import { cents, count, currency, fields, flag, mark, list, number, text, type Reader } from './read';

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
    currency: may('currency', currency),
  };
};

export const readPremiumConfig: Reader<PremiumConfig> = (value, at) => {
  const { need, may } = fields<Wire['PremiumConfig']>(value, at);
  return {
    personalPrice: need('personalPrice', cents),
    personalPriceDiscounted: may('personalPriceDiscounted', cents),
    businessStandardPrice: need('businessStandardPrice', cents),
    businessPriceDiscounted: may('businessPriceDiscounted', cents),
    businessMediumPrice: may('businessMediumPrice', cents),
    additionalBusinessUsersPrice: may('additionalBusinessUsersPrice', cents),
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
