import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import type { Plugin } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settledTheme } from '../../../src/build/settled-theme';
import { system } from '../../../src/ui/theme';

const root = process.cwd();
const chakra = '/node_modules/@chakra-ui/react/dist/esm/styled-system';
const context = {
  error: (message: string) => {
    throw new Error(message);
  },
};

type Dictionary = Pick<
  typeof system.tokens,
  'getVar' | 'getByName' | 'getCategoryValues' | 'expandReferenceInValue'
>;

function call(hook: unknown, ...args: readonly unknown[]): unknown {
  if (typeof hook !== 'function') throw new Error('no such hook');
  return Reflect.apply(hook, context, args);
}

const loaded = ({ load }: Plugin, id: string) => call(load, id) as string | null;
const transformed = ({ transform }: Plugin, code: string, id: string) =>
  call(transform, code, id) as { code: string } | null;

describe('settledTheme', () => {
  const plugin = settledTheme(root);
  let dictionary: Dictionary;

  beforeAll(async () => {
    await call(plugin.buildStart, {});
    const code = loaded(plugin, `${chakra}/token-dictionary.js`) ?? '';
    const module = (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)) as {
      createTokenDictionary: () => Dictionary;
    };
    dictionary = module.createTokenDictionary();
  });

  it('resolves every token of every category as Chakra does', () => {
    const categories = [...system.tokens.categoryMap.keys()];
    expect(categories).toContain('colors');
    for (const category of categories) {
      const values = system.tokens.getCategoryValues(category);
      expect(dictionary.getCategoryValues(category), category).toEqual(values);
      for (const name of Object.keys(values)) {
        const path = `${category}.${name}`;
        expect(dictionary.getVar(path), path).toBe(system.tokens.getVar(path));
        expect(dictionary.getByName(path), path).toBeDefined();
      }
    }
    expect(dictionary.getVar('colors.nothing', 'else')).toBe('else');
    expect(dictionary.getByName('colors.nothing')).toBeUndefined();
    expect(dictionary.getCategoryValues('nothing')).toBeNull();
  });

  it.each(['2px solid {colors.focus}', '{spacing.4} {spacing.2}', 'none'])(
    'puts the custom properties into %s as Chakra does',
    (value) => {
      expect(dictionary.expandReferenceInValue(value)).toBe(system.tokens.expandReferenceInValue(value));
    },
  );

  it('keeps the font files, which only the page names then', () => {
    const code = loaded(plugin, join(root, 'src/ui/global-styles.tsx')) ?? '';
    expect(code.match(/woff2/g)).toHaveLength(6);
  });

  it('takes both global style sheets out of Chakra’s provider, and keeps their places', () => {
    const code = readFileSync(`.${chakra}/provider.js`, 'utf8');
    const lean = transformed(plugin, code, `${chakra}/provider.js`)?.code;
    expect(lean?.replaceAll(/\s+/g, '')).toContain('children:[null,null,children]');
  });

  it('ends the build when Chakra reads differently, or a style needs the whole dictionary', () => {
    expect(() => transformed(plugin, 'export {}', `${chakra}/provider.js`)).toThrow(/global styles/);
    const id = join(root, 'src/ui/box.tsx');
    expect(() => transformed(plugin, "color: 'token(colors.fg)'", id)).toThrow(/refers to a token/);
    expect(() => transformed(plugin, "color: '{colors.fg/50}'", id)).toThrow(/refers to a token/);
    expect(transformed(plugin, "color: '{colors.fg}'", id)).toBeNull();
  });
});

describe('settledTheme, for an app that uses palettes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cabrank-theme-'));
  for (const [file, text] of Object.entries({
    'src/ui/box.tsx': '<chakra.div colorPalette="gray" />',
    'src/features/x.tsx': '',
    'src/routes/y.ts': '',
  })) {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  afterAll(() => rmSync(folder, { recursive: true }));

  it('ends the build', async () => {
    await expect(call(settledTheme(folder).buildStart, {})).rejects.toThrow(/colorPalette/);
  });
});
