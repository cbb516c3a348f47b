import { expect, it } from 'vitest';
import { codeIn } from '../../bench/compiled-code';

it('counts what is code, whatever else a heap holds', () => {
  const meta = {
    node_fields: ['type', 'name', 'self_size'],
    node_types: [['hidden', 'object', 'code'], 'string', 'number'],
  };
  const nodes = [2, 0, 100, 1, 1, 5_000, 2, 2, 20, 0, 3, 7];
  expect(codeIn({ snapshot: { meta }, nodes })).toBe(120);
});
