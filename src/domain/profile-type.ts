import type { ProfileType } from './entities';

/** Profile types that can be registered (D1.4). */
export const REGISTRABLE = ['standard', 'personal', 'business', 'bill_pay'] as const;

/**
 * The profile type named in a URL (D1.3, D1.4). `billPay` means `bill_pay`. A type that cannot be registered is
 * `null`, and the chooser is shown.
 */
export const registrableType = (named: unknown): ProfileType | null => {
  const type = named === 'billPay' ? 'bill_pay' : named;
  return REGISTRABLE.find((known) => known === type) ?? null;
};
