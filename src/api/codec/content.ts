import type { ContactPage, Page } from '../../domain/entities';
import type { Wire } from '../wire';
import { readOption } from './option';
import { fields, list, orUnknown, text, words, type Reader } from './read';

/** Epoch seconds stay below this until the year 5138. Epoch milliseconds have exceeded it since 1973. */
const FIRST_MILLISECONDS = 100_000_000_000;

/** Converts ISO 8601, epoch seconds or epoch milliseconds to epoch milliseconds. Anything else must not be cached. */
export const readExpires: Reader<number | null> = (value, at) => {
  const epoch = typeof value === 'number' || (typeof value === 'string' && /^\d+$/u.test(value));
  const time = epoch ? Number(value) : Date.parse(text(value, at));
  if (!Number.isFinite(time)) return null;
  return epoch && time < FIRST_MILLISECONDS ? time * 1000 : time;
};

export const readPage: Reader<Page> = (value, at) => {
  const { need, may } = fields<Wire['Page']>(value, at);
  return {
    title: need('title', words),
    content: need('content', text),
    expires: may('expires', orUnknown(readExpires)),
  };
};

export const readContactPage: Reader<ContactPage> = (value, at) => {
  const { need, may } = fields<Wire['ContactPage']>(value, at);
  return {
    title: need('title', words),
    subjects: need('content', list(readOption)),
    expires: may('expires', orUnknown(readExpires)),
  };
};
