import type { SignedInDevice } from '../../domain/signed-in-device';
import type { Listed } from '../../domain/listed';
import type { Wire } from '../wire';
import { fields, id, Malformed, mark, orUnknown, records, text, type Reader } from './read';

const country: Reader<string> = (value, at) => {
  if (/^[A-Z]{2}$/.test(text(value, at))) return text(value, at);
  throw new Malformed('a country expected', at);
};

const readDevice: Reader<SignedInDevice> = (value, at) => {
  const { need, may } = fields<Wire['SignedInDevice']>(value, at);
  return {
    id: need('id', id),
    browser: may('browser', text) || null,
    system: may('system', text) || null,
    country: may('country', orUnknown(country)),
    signedInAt: need('signedInAt', text),
    lastUsedAt: need('lastUsedAt', text),
    isCurrent: need('current', mark),
  };
};

export const readDevices: Reader<Listed<SignedInDevice>> = records(readDevice);
