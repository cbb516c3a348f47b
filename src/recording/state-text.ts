import type { StateValue } from 'xstate';

/** A state as readable text: `open (saving: filling: editing, leaving: staying)`. */
export function stateText(value: StateValue): string {
  if (typeof value === 'string') return value;
  const parts = Object.entries(value).map(([key, inner]) => {
    const text = inner === undefined ? '' : stateText(inner);
    return text === '' ? key : `${key}: ${text}`;
  });
  return parts.length > 1 ? `(${parts.join(', ')})` : parts.join('');
}
