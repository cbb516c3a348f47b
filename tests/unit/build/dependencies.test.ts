import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { parseSync, resolveConfig, type Plugin } from 'vite';
import { describe, expect, it } from 'vitest';
import { messagesAlias } from '../../../src/build/locale';

const FOLDERS = ['src', 'machines'];
/** A path into a package, in one text or in parts. */
const INSIDE = /node_modules(?:[\\/[\]]+[@\w]|['"],\s*['"])/u;
/** Derives the bundled fonts from the published ones, once, by hand. */
const BY_HAND = 'src/ui/fonts/derive.py';

const sources = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:[jt]sx?|mjs|py|sh)$/u.test(file))
    .map((file) => join(folder, file)),
).filter((file) => file !== BY_HAND);

/** Aliases that Vite adds by itself. */
const VITES_OWN: readonly string[] = ['/^\\/?@vite\\/env/', '/^\\/?@vite\\/client/'];

/** Modules of dependencies that edits were once made to. */
const MODULES = [
  'react-dom/cjs/react-dom-client.production.js',
  'xstate/dist/xstate.esm.js',
  'yup/index.esm.js',
  'formik/dist/formik.esm.js',
  '@chakra-ui/react/dist/esm/styled-system/provider.js',
  '@tanstack/react-router/dist/esm/route.js',
];

const context = {
  parse: (code: string) => parseSync('module.js', code).program,
  error: (message: string) => {
    throw new Error(message);
  },
};

/** What a hook of a plugin makes of a module; `null` or `undefined`: nothing. */
function madeBy(hook: unknown, ...args: readonly unknown[]): unknown {
  const handler = typeof hook === 'function' ? hook : (hook as { handler?: unknown } | undefined)?.handler;
  return typeof handler === 'function' ? Reflect.apply(handler, context, args) : null;
}

describe('dependencies are used as they are published', () => {
  it.each([...sources, 'vite.config.ts'])('%s names none of their files', (file) => {
    expect(readFileSync(file, 'utf8')).not.toMatch(INSIDE);
  });

  it('and no alias puts something in place of one', async () => {
    const { resolve } = await resolveConfig({ configFile: 'vite.config.ts', logLevel: 'error' }, 'build');
    const finds = resolve.alias.map(({ find }) => find).filter((find) => !VITES_OWN.includes(String(find)));
    expect(finds).toEqual([messagesAlias(process.cwd()).find]);
  });

  it('and none of our plugins changes or replaces one', async () => {
    const { plugins } = await resolveConfig({ configFile: 'vite.config.ts', logLevel: 'error' }, 'build');
    const ours = plugins.filter(({ name }: Plugin) => name.startsWith('cabrank:'));
    expect(ours.length).toBeGreaterThan(0);
    for (const { name, load, transform } of ours) {
      for (const module of MODULES) {
        const id = join(process.cwd(), 'node_modules', module);
        const code = readFileSync(id, 'utf8');
        expect((await madeBy(load, id)) ?? null, `${name} loads ${module}`).toBeNull();
        expect((await madeBy(transform, code, id)) ?? null, `${name} changes ${module}`).toBeNull();
      }
    }
  });
});
