import type { Factor, Factors } from '../../domain/factor';
import type { Wire } from '../wire';
import { count, fields, id, oneOf, records, text, wholeList, type Reader } from './read';

const readFactor: Reader<Factor> = (value, at) => {
  const { need, may } = fields<Wire['Factor']>(value, at);
  return {
    id: need('id', id),
    kind: need('kind', oneOf('totp', 'passkey')),
    name: need('name', text),
    addedAt: need('addedAt', text),
    lastUsedAt: may('lastUsedAt', text),
  };
};

export const readFactors: Reader<Factors> = (value, at) => {
  const { need, may } = fields<Wire['Factors']>(value, at);
  return {
    factors: need('factors', records(readFactor)),
    recoveryCodesLeft: need('recoveryCodesLeft', count),
    resetAt: may('resetAt', text),
  };
};

/** The codes are shown once, so all of them or none. */
export const readRecoveryCodes: Reader<readonly string[]> = (value, at) =>
  fields<Wire['RecoveryCodes']>(value, at).need('recoveryCodes', wholeList(text));

export const readTotpSecret: Reader<Wire['TotpSecret']> = (value, at) => {
  const { need } = fields<Wire['TotpSecret']>(value, at);
  return { secret: need('secret', text), uri: need('uri', text) };
};

/** The browser itself checks the rest of the options. */
export const readPasskeyOptions: Reader<Wire['PasskeyOptions']> = (value, at) => {
  fields<{ challenge: string }>(value, at).need('challenge', text);
  return value as Wire['PasskeyOptions'];
};
