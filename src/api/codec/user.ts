import type { User } from '../../domain/entities';
import type { Wire } from '../wire';
import { readProfileType } from './profile-type';
import { fields, flag, maybe, text, type Reader } from './read';

type WireUser = Wire['ImpersonatedUser'];

const readImpersonation: Reader<NonNullable<User['impersonation']>> = (value) => {
  const { may } = fields<Partial<NonNullable<WireUser['impersonation']>>>(value);
  return { reason: may('reason', text), startedAt: may('startedAt', text) };
};

const readOwn = (value: unknown): User => {
  const { need, may } = fields<WireUser>(value);
  return {
    uuid: need('uuid', text),
    firstName: need('first_name', text),
    lastName: need('last_name', text),
    email: need('email', text),
    phone: may('phone', text),
    location: may('location', text),
    admin: need('admin', flag),
    guest: need('guest', flag),
    canBook: need('canBook', flag),
    unableToBookMessage: may('unableToBookMessage', text),
    mustChangePassword: need('mustChangePassword', flag),
    premium: need('premium', flag),
    receivedPremiumDiscount: need('receivedPremiumDiscount', flag),
    profileType: may('profileType', readProfileType),
    impersonation: may('impersonation', readImpersonation),
  };
};

/**
 * The effective user, or `null` for nobody (specification, section 3). Where `impersonate` holds a user, those are the
 * data; where it is true, the root already holds the customer's. Either way `impersonation` is set.
 */
export const readUser: Reader<User | null> = maybe((value) => {
  const own = readOwn(value);
  const impersonate = fields<{ impersonate?: unknown }>(value).may('impersonate', (entry) => entry);
  if (impersonate === null || impersonate === false) return { ...own, impersonation: null };
  const effective = impersonate === true ? own : readOwn(impersonate);
  const impersonation = own.impersonation ?? effective.impersonation ?? { reason: null, startedAt: null };
  return { ...effective, impersonation };
});
