import type { components } from '../../../api/contract/schema';

type Wire = components['schemas'];

/** Type of a field in the console. `?` marks a field that may be missing. */
export type FieldKind = 'text' | 'text?' | 'yes' | 'yes?' | 'number' | 'number?';

/** Fields of the configuration. `extensions` is missing because groups are switched one by one. */
export const configFields = {
  recaptchaKey: 'text?',
  stripePublicKey: 'text',
  hasContact: 'yes',
  contactNumber: 'text?',
  premiumHotline: 'text?',
  premiumEnabled: 'yes',
  appDownloadLink: 'text?',
  demo: 'yes',
  fareEstimatorUrl: 'text?',
  country: 'text?',
  currency: 'text?',
} as const satisfies Readonly<Record<keyof Omit<Required<Wire['Config']>, 'extensions'>, FieldKind>>;

/** Fields of the premium configuration. Prices are in cents. */
export const premiumFields = {
  personalPrice: 'number',
  personalPriceDiscounted: 'number?',
  businessStandardPrice: 'number',
  businessPriceDiscounted: 'number?',
  businessMediumPrice: 'number?',
  additionalBusinessUsersPrice: 'number?',
  businessIncludeVat: 'yes',
  maxBusinessStandardUsers: 'number',
  maxBusinessMediumUsers: 'number?',
  initialDiscount: 'number?',
  discountLength: 'number?',
  minSpendMode: 'yes?',
  businessServiceChargeMode: 'yes?',
  termsVersion: 'text?',
} as const satisfies Readonly<Record<keyof Required<Wire['PremiumConfig']>, FieldKind>>;

export type Fields = Readonly<Record<string, FieldKind>>;

/** Constraints of the contract on single texts. */
export const patterns: Readonly<Record<string, RegExp>> = {
  stripePublicKey: /^\S{1,200}$/,
  country: /^[A-Z]{2}$/,
  currency: /^[A-Z]{3}$/,
};
