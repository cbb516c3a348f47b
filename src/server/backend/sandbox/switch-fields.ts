import type { components } from '../../../api/contract/schema';

type Wire = components['schemas'];

/** How a field is written in the console: `?` after the kind means that it may be missing. */
export type FieldKind = 'text' | 'text?' | 'yes' | 'yes?' | 'number' | 'number?';

/** Every field of the configuration, but `extensions`, which is switched by group. */
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

/** Every field of the premium configuration; prices in cents. */
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

/** What the contract asks of single texts beyond their being texts. */
export const patterns: Readonly<Record<string, RegExp>> = {
  stripePublicKey: /^\S{1,200}$/,
  country: /^[A-Z]{2}$/,
  currency: /^[A-Z]{3}$/,
};
