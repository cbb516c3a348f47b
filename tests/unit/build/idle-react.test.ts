import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { withoutViewTransitions } from '../../../src/build/idle-react';

const root = process.cwd();
const context = {
  parse: (code: string) => parseSync('module.js', code).program,
  error: (message: string) => {
    throw new Error(message);
  },
};

function transformed(code: string, id: string): string {
  const { transform } = withoutViewTransitions(root);
  if (typeof transform !== 'function') throw new Error('no transform hook');
  const result = Reflect.apply(transform, context, [code, id]) as { code: string } | null;
  return result?.code ?? code;
}

const file = 'node_modules/react-dom/cjs/react-dom-client.production.js';

describe('withoutViewTransitions', () => {
  const code = readFileSync(file, 'utf8');

  it('still finds every function, and leaves a module that parses', () => {
    const lean = transformed(code, `/x/${file}`);
    expect(lean).toHaveLength(code.length);
    expect(parseSync('module.js', lean).errors).toEqual([]);
    expect(lean).toMatch(/function startViewTransition\([^)]*\) \{\s*\}/);
  });

  it('takes only what a view transition reaches: the flag that starts one is set nowhere else', () => {
    const lean = transformed(code, `/x/${file}`);
    const isSet = /shouldStartViewTransition = !0/g;
    expect(code.match(isSet)).toHaveLength(2);
    expect(lean.match(isSet)).toHaveLength(1);
    expect(lean).toMatch(/function trackEnterViewTransitions\([^}]*\{[^}]*shouldStartViewTransition = !0/);
  });

  it('ends the build when React reads differently, or our code uses one', () => {
    expect(() => transformed('function startViewTransition() {}', `/x/${file}`)).toThrow(/where is/);
    const screen = join(root, 'src/routes/screen.tsx');
    expect(() => transformed("import { ViewTransition } from 'react';", screen)).toThrow(/leaves out/);
    expect(transformed("import { useState } from 'react';", screen)).toContain('useState');
  });
});
