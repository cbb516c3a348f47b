import type { Wire } from '../wire';
import { fields, text, type Reader } from './read';

/** The uuid of the visitor who registers; it comes with a 402 and with card errors too. */
export const readRegistered: Reader<string> = (value) => fields<Wire['Registered']>(value).need('uuid', text);
