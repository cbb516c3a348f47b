import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { staleBecause } from '../../../src/build/freshness';
import { buildLayout, type BuildLayout } from '../../../src/build/layout';

const built = Date.UTC(2026, 10, 20);
const earlier = new Date(built - 60_000);
const later = new Date(built + 60_000);

describe('staleBecause', () => {
  let layout: BuildLayout;
  const touch = (path: string, at: Date) => utimesSync(join(layout.root, path), at, at);

  beforeEach(() => {
    layout = buildLayout(mkdtempSync(join(tmpdir(), 'cabrank-fresh-')));
    mkdirSync(join(layout.root, 'src/app/router'), { recursive: true });
    mkdirSync(layout.dist);
    writeFileSync(join(layout.root, 'src/app/router/login.tsx'), '');
    writeFileSync(join(layout.root, 'index.html'), '');
    writeFileSync(layout.stamp, JSON.stringify({ startedAt: built, locale: 'en-IE' }));
    for (const path of ['src/app/router/login.tsx', 'src/app/router', 'src/app', 'src', 'index.html'])
      touch(path, earlier);
  });
  afterEach(() => rmSync(layout.root, { recursive: true }));

  it('accepts a build that is newer than every source', () => {
    expect(staleBecause(layout, 'en-IE')).toBeNull();
  });

  it('notices a changed file, however deep', () => {
    touch('src/app/router/login.tsx', later);
    expect(staleBecause(layout, 'en-IE')).toContain('src has changed');
  });

  it('notices a removed file by its folder', () => {
    touch('src/app/router', later);
    expect(staleBecause(layout, 'en-IE')).toContain('src has changed');
  });

  it('treats a file that changed during the build as not built', () => {
    touch('index.html', new Date(built + 1));
    expect(staleBecause(layout, 'en-IE')).toContain('index.html');
  });

  it('notices another language', () => {
    expect(staleBecause(layout, 'ga-IE')).toContain('not ga-IE');
  });

  it('treats a build without its stamp as unfinished', () => {
    rmSync(layout.stamp);
    expect(staleBecause(layout, 'en-IE')).toContain('no finished build');
  });
});
