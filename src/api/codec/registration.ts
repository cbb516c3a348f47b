import type { Wire } from '../wire';
import { fields, id, type Reader } from './read';

/** The uuid of the visitor who registers; it comes with a 402 and with card errors too. */
export const readRegistered: Reader<string> = (value, at) =>
  fields<Wire['Registered']>(value, at).need('uuid', id);
