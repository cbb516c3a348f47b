import { expect, it } from 'vitest';
import { withoutIdleImports } from '../../../src/build/idle-imports';

type Chunk = { type: 'chunk'; code: string; imports: string[] };

function written(chunk: Chunk): Chunk {
  const { generateBundle } = withoutIdleImports();
  if (typeof generateBundle !== 'object') throw new Error('no such hook');
  Reflect.apply(generateBundle.handler, {}, [{}, { chunk, style: { type: 'asset' } }]);
  return chunk;
}

const RUNTIME = 'assets/rolldown-runtime-a_B-1.js';

it('leaves out the bundler’s functions where none is taken, and moves nothing', () => {
  const code = 'import"./rolldown-runtime-a_B-1.js";import{a}from"./vendor-1.js";a()';
  const after = written({ type: 'chunk', code, imports: [RUNTIME, 'assets/vendor-1.js'] });
  expect(after.code.trim()).toBe('import{a}from"./vendor-1.js";a()');
  expect(after.code).toHaveLength(code.length);
  expect(after.imports).toEqual(['assets/vendor-1.js']);
});

it.each([
  ['import{n as e}from"./rolldown-runtime-a_B-1.js";e()', RUNTIME],
  ['import"./polyfills-1.js";b()', 'assets/polyfills-1.js'],
  ['c();import"./rolldown-runtime-a_B-1.js";', RUNTIME],
])('leaves %s alone', (code, file) => {
  expect(written({ type: 'chunk', code, imports: [file] })).toEqual({ type: 'chunk', code, imports: [file] });
});
