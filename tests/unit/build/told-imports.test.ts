import { join } from 'node:path';
import process from 'node:process';
import { parseSync } from 'vite';
import { describe, expect, it, vi } from 'vitest';
import { toldImports } from '../../../src/build/told-imports';

const root = process.cwd();
const context = { parse: (code: string) => parseSync('module.js', code).program };

function call(hook: unknown, ...given: readonly unknown[]): unknown {
  if (typeof hook !== 'function') throw new Error('no such hook');
  return Reflect.apply(hook, context, given);
}

const transformed = (code: string, file: string): string => {
  const result = call(toldImports(root).transform, code, join(root, file)) as { code: string } | null;
  return result?.code ?? code;
};

describe('toldImports', () => {
  it('wraps every import of ours that comes later, and nothing else', () => {
    const code = "const { a } = await import('./a'); const b = () => import('./b');";
    const told = transformed(code, 'src/provide/x.ts');
    expect(told).toContain(
      "const { a } = await __told(import('./a')); const b = () => __told(import('./b'));",
    );
    expect(told).toMatch(/\nimport \{ told as __told \} from ".*";$/);
    expect(transformed(code, 'src/build/x.ts')).toBe(code);
    expect(transformed(code, 'node_modules/x/index.js')).toBe(code);
    expect(transformed("import './import(a)';", 'src/x.ts')).toBe("import './import(a)';");
  });

  it('tells the window, and whoever asked', async () => {
    const plugin = toldImports(root);
    const [, id = ''] = /from "(.*)";$/.exec(transformed("import('./a')", 'src/x.ts')) ?? [];
    const source = JSON.parse(`"${id}"`) as string;
    expect(call(plugin.resolveId, source)).toBe(source);
    const code = call(plugin.load, source) as string;
    const { told } = (await import(
      /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`
    )) as {
      told: <T>(loading: Promise<T>) => Promise<T>;
    };
    const heard = vi.fn();
    vi.stubGlobal('dispatchEvent', heard);
    const failure = new TypeError('Failed to fetch dynamically imported module');
    await expect(told(Promise.reject(failure))).rejects.toBe(failure);
    expect(heard).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ type: 'vite:preloadError', payload: failure }),
    );
    await expect(told(Promise.resolve(1))).resolves.toBe(1);
    expect(heard).toHaveBeenCalledTimes(1);
    vi.unstubAllGlobals();
  });
});
