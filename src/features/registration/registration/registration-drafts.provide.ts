import type { Drafts } from '../../../platform/drafts';

/** The keys of the drafts that store a visitor's registration until the account is known to exist. */
export const REGISTRATION_DRAFT = 'registration';
export const PREMIUM_REGISTRATION_DRAFT = 'premium-registration';

const names = [REGISTRATION_DRAFT, PREMIUM_REGISTRATION_DRAFT];

/** Removes the drafts when a person has signed in, because that person has an account. */
export const dropRegistrationDrafts = (drafts: Pick<Drafts, 'remove'>): void => names.forEach(drafts.remove);

/** Whether a visitor has entered a registration that is not known to have created an account. */
export const hasRegistrationDraft = (drafts: Pick<Drafts, 'load'>): boolean =>
  names.some((name) => drafts.load(name) !== null);
