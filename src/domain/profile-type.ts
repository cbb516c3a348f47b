import type { ProfileType } from './entities';

/** The profile types that can be registered (decisions, section 1). */
export const REGISTRABLE = ['standard', 'personal', 'business', 'bill_pay'] as const;

/**
 * The profile type that an address names (decisions, section 1): `billPay` is `bill_pay`; one that nobody can register is
 * none, and the chooser shows.
 */
export const registrableType = (named: unknown): ProfileType | null => {
  const type = named === 'billPay' ? 'bill_pay' : named;
  return REGISTRABLE.find((known) => known === type) ?? null;
};
