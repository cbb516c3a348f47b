import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { messagesAlias } from '../../../src/build/locale';
import { pseudoLocale } from '../../../src/build/pseudo-locale';
import { CLOSING, OPENING, pseudo } from '../../../src/build/pseudo-text';

const root = process.cwd();
const folder = join(root, 'src/messages/en-IE');
const areas = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.replace(/\.ts$/, ''));

const load = (id: string): string | null => {
  const hook = pseudoLocale(root).load;
  if (typeof hook !== 'function') throw new Error('no such hook');
  const context = {
    error: (message: string) => {
      throw new Error(message);
    },
  };
  return Reflect.apply(hook, context, [id]) as string | null;
};

/** Stands for whatever a text is given. */
const given: unknown = new Proxy(() => 'Aoife', {
  get: (_, key) => (key === Symbol.toPrimitive ? () => 'Aoife' : key === 'length' ? 2 : given),
});

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return textsIn(Reflect.apply(value, undefined, [given, given]));
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

describe('pseudo', () => {
  it('gives a text accents, brackets and a third more', () => {
    expect(pseudo('Sign in')).toBe('⟦Šîĝñ îñ ẋẋẋ⟧');
    expect(pseudo('Cards, 12/28…')).toBe('⟦Çåŕðš, 12/28… ẋẋẋẋ⟧');
    expect(pseudo('')).toBe('');
  });

  it('keeps the names and numbers in a text unchanged', () => {
    const texts = {
      greeting: ({ name }: { name: string }) => `Hello ${name}, a name`,
      count: (cards: number) => `${cards} cards`,
      either: ({ kind }: { kind: 'a' | 'b' }) => (kind === 'a' ? 'First' : 'Second'),
    };
    const marked = pseudo(texts);
    expect(marked.greeting({ name: 'Ann.' })).toBe('⟦Ĥéļļö Ann., å ñåɱé ẋẋẋẋ ẋẋ⟧');
    expect(marked.count(3)).toBe('⟦3 çåŕðš ẋẋẋ⟧');
    expect(marked.either({ kind: 'b' })).toBe('⟦Šéçöñð ẋẋ⟧');
  });

  it('includes lists and nested texts', () => {
    expect(pseudo({ steps: ['One', { two: 'Two' }], none: null })).toEqual({
      steps: ['⟦Öñé ẋ⟧', { two: '⟦Ţŵö ẋ⟧' }],
      none: null,
    });
  });
});

describe('en-XA', () => {
  afterEach(() => vi.unstubAllEnvs());

  it('gets every area from en-IE through the pseudo-locale', () => {
    vi.stubEnv('CABRANK_LOCALE', 'en-XA');
    const { find, replacement } = messagesAlias(root);
    expect('#messages/session/login'.replace(find, replacement)).toBe(
      join(folder, 'session/login.ts?pseudo'),
    );
  });

  it('leaves every other module alone', () => {
    expect(load(join(folder, 'session/login.ts'))).toBeNull();
    expect(load(join(root, 'src/main.tsx?pseudo'))).toBeNull();
  });
});

describe.each(areas)('en-XA, %s', (area) => {
  let texts: Record<string, unknown> = {};
  beforeAll(async () => {
    texts = (await import(join(folder, `${area}.ts`))) as Record<string, unknown>;
  });

  it('exports everything that en-IE does', () => {
    const code = load(join(folder, `${area}.ts?pseudo`)) ?? '';
    const names = [...code.matchAll(/^export const (\w+) = pseudo\(texts\.\1\);$/gm)].map(([, name]) => name);
    expect(names.sort()).toEqual(Object.keys(texts).sort());
  });

  it('marks every text, and only whole ones', () => {
    const found = textsIn(pseudo({ ...texts }));
    expect(found.length).toBeGreaterThan(0);
    for (const text of found) {
      expect(text.startsWith(OPENING) && text.endsWith(CLOSING), text).toBe(true);
      expect(text).not.toMatch(/[A-Za-z]/);
    }
    const length = (all: readonly string[]) => all.join('').length;
    expect(length(found)).toBeGreaterThan(1.3 * length(textsIn({ ...texts })));
  });
});
