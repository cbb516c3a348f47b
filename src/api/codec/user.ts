import type { User } from '../../domain/entities';
import type { Wire } from '../wire';
import { readProfileType } from './profile-type';
import { fields, flag, mark, id, maybe, orUnknown, text, words, type Reader } from './read';

type WireUser = Wire['ImpersonatedUser'];

/** A number cannot be an address. */
const address: Reader<string | null> = (value) => (typeof value === 'string' ? value : null);

const readImpersonation: Reader<NonNullable<User['impersonation']>> = (value, at) => {
  const { may } = fields<Partial<NonNullable<WireUser['impersonation']>>>(value, at);
  return {
    reason: may('reason', text),
    startedAt: may('startedAt', text),
    lookOnly: may('lookOnly', mark) ?? false,
  };
};

const readOwn: Reader<User> = (value, at) => {
  const { need, may } = fields<WireUser>(value, at);
  const guest = need('guest', mark);
  return {
    uuid: need('uuid', id),
    firstName: need('first_name', words),
    lastName: need('last_name', words),
    // Only a guest may have none.
    email: need('email', guest ? words : text),
    pendingEmail: may('pendingEmail', text),
    phone: may('phone', text),
    location: may('location', address),
    admin: need('admin', mark),
    guest,
    canBook: need('canBook', mark),
    unableToBookMessage: may('unableToBookMessage', text),
    mustChangePassword: need('mustChangePassword', mark),
    premium: need('premium', mark),
    receivedPremiumDiscount: need('receivedPremiumDiscount', mark),
    profileType: may('profileType', readProfileType),
    impersonation: may('impersonation', readImpersonation),
  };
};

/** The customer, or a boolean. */
const readWhether: Reader<User | boolean> = (value, at) => orUnknown(flag)(value) ?? readOwn(value, at);

/**
 * The effective user, or `null` (S3.user.1). If `impersonate` contains a user, that is the customer. If it is true,
 * the root already contains the customer. `impersonation` is set in both cases.
 */
export const readUser: Reader<User | null> = maybe((value, at) => {
  const own = readOwn(value, at);
  const impersonate = fields<{ impersonate?: unknown }>(value, at).may('impersonate', readWhether) ?? false;
  if (impersonate === false) return { ...own, impersonation: null };
  const effective = impersonate === true ? own : impersonate;
  const impersonation = own.impersonation ??
    effective.impersonation ?? {
      reason: null,
      startedAt: null,
      lookOnly: false,
    };
  return { ...effective, impersonation };
});
