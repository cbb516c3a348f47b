import { join } from 'node:path';
import process from 'node:process';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import { lateImports } from '../../../src/build/late-imports';

const root = process.cwd();
const context = { parse: (code: string) => parseSync('module.js', code).program };

function transformed(code: string, file: string): string {
  const { transform } = lateImports(root);
  if (typeof transform !== 'function') throw new Error('no such hook');
  const result = Reflect.apply(transform, context, [code, join(root, file)]) as { code: string } | null;
  return result?.code ?? code;
}

it('wraps every import of ours that comes later, and nothing else', () => {
  const code = "const { a } = await import('./a'); const b = () => import('./b');";
  const late = transformed(code, 'src/provide/x.ts');
  expect(late).toContain(
    "const { a } = await __late(() => import('./a')); const b = () => __late(() => import('./b'));",
  );
  expect(late).toMatch(/\nimport \{ lateCode as __late \} from ".*late-code\.ts";$/u);
  expect(transformed(code, 'src/build/x.ts')).toBe(code);
  expect(transformed(code, 'node_modules/x/index.js')).toBe(code);
  expect(transformed("import './import(a)';", 'src/x.ts')).toBe("import './import(a)';");
});
