import type { Wire } from '../wire';
import { fields, id, type Reader } from './read';

/** The uuid of the registering visitor. A 402 and card errors contain it too. */
export const readRegistered: Reader<string> = (value, at) =>
  fields<Wire['Registered']>(value, at).need('uuid', id);
