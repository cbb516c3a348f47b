import type { Option } from '../../domain/entities';
import type { Wire } from '../wire';
import { fields, id, text, type Reader } from './read';

/** A bare text is its own id and label. */
export const readOption: Reader<Option> = (value) => {
  if (typeof value === 'string') return { id: value, label: value };
  const { need } = fields<Wire['Option']>(value);
  return { id: need('id', id), label: need('label', text) };
};
