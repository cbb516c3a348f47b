import type { ProfileType } from '../../domain/entities';
import { text, type Reader } from './read';

const PROFILE_TYPES: readonly ProfileType[] = ['personal', 'standard', 'business', 'bill_pay', 'hospitality'];

/** `billPay` is `bill_pay`; a type that is not known yet is `null`. */
export const readProfileType: Reader<ProfileType | null> = (value) => {
  const name = text(value);
  return PROFILE_TYPES.find((type) => type === (name === 'billPay' ? 'bill_pay' : name)) ?? null;
};
