import type { SignInFactor } from '../../domain/factor';
import type { ApiError } from '../api-error';

/** In the order in which they are offered: the easiest first. */
const KNOWN: readonly SignInFactor[] = ['passkey', 'totp', 'recovery-code'];

/**
 * The second steps that the answer to a login asks for (Ext `second-factor`). Empty if it asks for none, or only for
 * kinds that the app does not know.
 */
export const signInFactorsOf = ({ response }: ApiError): readonly SignInFactor[] => {
  const named = (response as { readonly factors?: unknown } | null)?.factors;
  return Array.isArray(named) ? KNOWN.filter((factor) => named.includes(factor)) : [];
};
