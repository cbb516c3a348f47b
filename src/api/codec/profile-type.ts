import type { ProfileType } from '../../domain/entities';
import { text, type Reader } from './read';

const PROFILE_TYPES: readonly ProfileType[] = ['personal', 'standard', 'business', 'bill_pay', 'hospitality'];

/** `billPay` is `bill_pay`; a type that is not known yet is `null`. */
export const readProfileType: Reader<ProfileType | null> = (value, at) => {
  const name = text(value, at);
  return PROFILE_TYPES.find((type) => type === (name === 'billPay' ? 'bill_pay' : name)) ?? null;
};
