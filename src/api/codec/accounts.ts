import type { Account } from '../../domain/entities';
import type { Wire } from '../wire';
import { fields, id, list, oneOf, text, type Reader } from './read';

export const readAccount: Reader<Account> = (value) => {
  const { need, may } = fields<Wire['Account']>(value);
  return {
    id: may('id', id),
    ref: need('ref', text),
    name: need('name', text),
    identifier: may('identifier', text),
    created: need('created', text),
    status: may('status', oneOf('pending', 'declined')),
    reason: may('reason', text),
  };
};

export const readAccounts: Reader<readonly Account[]> = list(readAccount);
