import type { Drafts } from '../../../platform/drafts';

/** Under these names what a visitor entered to register is kept until an account is known to exist. */
export const REGISTRATION_DRAFT = 'registration';
export const PREMIUM_REGISTRATION_DRAFT = 'premium-registration';

const names = [REGISTRATION_DRAFT, PREMIUM_REGISTRATION_DRAFT];

/** Somebody has signed in: they have an account. */
export const dropRegistrationDrafts = (drafts: Pick<Drafts, 'remove'>): void => names.forEach(drafts.remove);

/** A visitor has entered something to register with that nobody knows to have become an account. */
export const hasRegistrationDraft = (drafts: Pick<Drafts, 'load'>): boolean =>
  names.some((name) => drafts.load(name) !== null);
