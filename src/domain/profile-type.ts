import type { ProfileType } from './entities';

/** The profile types that can be registered (D1.4). */
export const REGISTRABLE = ['standard', 'personal', 'business', 'bill_pay'] as const;

/**
 * The profile type that an address names (D1.3, D1.4): `billPay` is `bill_pay`; one that nobody can register is none,
 * and the chooser shows.
 */
export const registrableType = (named: unknown): ProfileType | null => {
  const type = named === 'billPay' ? 'bill_pay' : named;
  return REGISTRABLE.find((known) => known === type) ?? null;
};
