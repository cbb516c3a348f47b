import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { buildLayout } from '../../../src/build/layout';
import { clientFiles } from '../../bench/client-files';
import { tooManyScripts } from '../../bench/first-load';
import type { Load } from '../../bench/loads';

const root = mkdtempSync(join(tmpdir(), 'cabrank-built-'));
afterAll(() => rmSync(root, { recursive: true }));
const layout = buildLayout(root, root);

/** The one chunk of the build whose source a load names: the others stand in the manifest by that name. */
mkdirSync(layout.sourceMaps, { recursive: true });
writeFileSync(join(layout.sourceMaps, 'form.js.map'), JSON.stringify({ sources: ['../../src/form.ts'] }));

describe('the files of a load', () => {
  const manifest = {
    'src/main.tsx': { file: 'assets/main.js', imports: ['_vendor.js'] },
    '_vendor.js': { file: 'assets/vendor.js' },
    '_form.js': { file: 'assets/form.js', imports: ['src/main.tsx'] },
    'src/page.tsx': { file: 'assets/page.js', imports: ['_form.js', 'src/main.tsx'] },
    'src/dialog.tsx': { file: 'assets/dialog.js', imports: ['src/page.tsx', '_form.js'] },
    'src/forgotten.tsx': { file: 'assets/forgotten.js' },
  };
  const form: Load = { name: 'forms', kind: 'shared', entries: ['src/form.ts'] };
  const page: Load = { name: 'page', kind: 'page', entries: ['src/page.tsx'] };
  const dialog: Load = { name: 'dialog', kind: 'step', entries: ['src/dialog.tsx'], after: ['page'] };

  it('of the first load are three scripts; a fourth is reported by name', () => {
    expect(tooManyScripts(manifest)).toEqual([]);
    const more = {
      '_vendor.js': { file: 'assets/vendor.js', imports: ['_runtime.js', '_form.js'] },
      '_runtime.js': { file: 'assets/runtime.js' },
    };
    expect(tooManyScripts({ ...manifest, ...more }).join()).toContain('assets/form.js');
  });

  it('exclude what is loaded before: the first load, shared parts and predecessors', () => {
    const { byLoad, unnamed } = clientFiles(layout, manifest, [form, page, dialog]);
    expect([...byLoad.values()]).toEqual([['assets/form.js'], ['assets/page.js'], ['assets/dialog.js']]);
    expect(unnamed).toEqual(['assets/forgotten.js']);
  });

  it('move to the first load after a planted import in the entry', () => {
    const planted = {
      ...manifest,
      'src/main.tsx': { file: 'assets/main.js', imports: ['_vendor.js', 'src/page.tsx'] },
      '_form.js': { file: 'assets/form.js' },
      'src/page.tsx': { file: 'assets/page.js', imports: ['_form.js'] },
    };
    const { byLoad } = clientFiles(layout, planted, [form, page, dialog]);
    expect([...byLoad.values()]).toEqual([[], [], ['assets/dialog.js']]);
  });

  it('are requested by an existing module', () => {
    const gone: Load = { name: 'gone', kind: 'step', entries: ['src/gone.tsx'] };
    expect(() => clientFiles(layout, manifest, [gone])).toThrow('No chunk has src/gone.tsx');
  });
});
