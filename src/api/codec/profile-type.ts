import type { ProfileType } from '../../domain/entities';
import { text, type Reader } from './read';

const PROFILE_TYPES: readonly ProfileType[] = ['personal', 'standard', 'business', 'bill_pay', 'hospitality'];

/** `billPay` is read as `bill_pay`; an unknown type is `null`. */
export const readProfileType: Reader<ProfileType | null> = (value, at) => {
  const name = text(value, at);
  return PROFILE_TYPES.find((type) => type === (name === 'billPay' ? 'bill_pay' : name)) ?? null;
};
