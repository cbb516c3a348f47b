import type { Account } from '../../domain/entities';
import type { Listed } from '../../domain/listed';
import type { Wire } from '../wire';
import { fields, idOrNone, oneOf, records, text, words, type Reader } from './read';

export const readAccount: Reader<Account> = (value, at) => {
  const { need, may } = fields<Wire['Account']>(value, at);
  return {
    id: may('id', idOrNone),
    ref: need('ref', text),
    name: need('name', words),
    identifier: may('identifier', idOrNone),
    created: need('created', words),
    status: may('status', oneOf('pending', 'declined')),
    reason: may('reason', text),
  };
};

export const readAccounts: Reader<Listed<Account>> = records(readAccount);
