import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LOADING_PAGES, pageTable, PRERENDERED } from '../../../src/build/pages';
import { chunkOfScreens } from '../../../src/build/screen-chunks';
import { ON_DEMAND, SCREENS } from '../../../src/build/screens';
import { NAMED_ROUTES, SLUG_ROUTES } from '../../../src/domain/addresses/app-routes';

const listed: readonly string[] = [...Object.values(SCREENS), ...Object.values(ON_DEMAND)].flat();

/** What a file imports later, as paths from the root without their endings. */
const importedLater = (file: string): readonly string[] =>
  [...readFileSync(file, 'utf8').matchAll(/import\('(\.[^']+)'\)/gu)].map(([, path = '']) =>
    join(dirname(file), path),
  );

describe('the code of the screens', () => {
  it('names existing modules', () => {
    expect(listed.filter((path) => !existsSync(path))).toEqual([]);
  });

  it.each(['shell-route', 'shell-routes', 'admin-routes', 'visitor-routes', 'offered'])(
    'is everything that %s.tsx imports dynamically',
    (name) => {
      const known = new Set(listed.map((path) => path.replace(/\.tsx?$/u, '')));
      const imported = importedLater(`src/app/router/${name}.tsx`);
      expect(imported).not.toEqual([]);
      expect(imported.filter((path) => !known.has(path))).toEqual([]);
    },
  );

  it('is in the chunk of the one screen that needs it, or in the shared chunk', () => {
    expect(chunkOfScreens(new Set(['audit']))).toBe('screen-audit');
    expect(chunkOfScreens(new Set(['audit', 'customers']))).toBe('screen-admin');
    expect(chunkOfScreens(new Set(['audit', 'framed']))).toBe('screen-frame');
    expect(chunkOfScreens(new Set(['audit', 'guest', 'content']))).toBe('screen-base');
  });

  it('has a separate chunk for each part that is loaded on demand', () => {
    expect(chunkOfScreens(new Set(['wizard-parts']))).toBeNull();
    expect(chunkOfScreens(new Set())).toBeNull();
  });
});

describe('the loading screens', () => {
  it('belong to routes of the app, one each', () => {
    const routes = LOADING_PAGES.flatMap((page) => page.routes);
    expect(new Set(routes).size).toBe(routes.length);
    expect(() => pageTable(routes.slice(1))).toThrow(`${routes[0]}: no such route`);
  });

  it('have a file each: a specific route before one that takes any address', () => {
    const { app } = pageTable([...SLUG_ROUTES, ...NAMED_ROUTES]);
    const all = Object.keys(app);
    expect(all.indexOf('/customers')).toBeLessThan(all.indexOf('/$slug'));
    const files = [...LOADING_PAGES, ...Object.values(PRERENDERED)].map(({ file }) => file);
    expect(new Set(files).size).toBe(files.length);
  });
});
