import type { Option } from '../../domain/entities';
import type { Wire } from '../wire';
import { fields, id, text, type Reader } from './read';

/** A plain text is both the id and the label. */
export const readOption: Reader<Option> = (value, at) => {
  if (typeof value !== 'object') return { id: id(value, at), label: text(value, at) };
  const { need } = fields<Wire['Option']>(value, at);
  return { id: need('id', id), label: need('label', text) };
};
