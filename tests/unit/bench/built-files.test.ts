import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { buildLayout } from '../../../src/build/layout';
import { clientFiles } from '../../bench/client-files';
import { codeBySource } from '../../bench/code-by-source';
import { moduleOf } from '../../support/browser/chunks';
import { tooManyScripts } from '../../bench/first-load';
import type { Load } from '../../bench/loads';
import { pageFiles } from '../../bench/page-files';

const root = mkdtempSync(join(tmpdir(), 'cabrank-built-'));
afterAll(() => rmSync(root, { recursive: true }));
const layout = buildLayout(root, root);

function write(files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
}
const map = (sources: readonly string[], mappings = '') => JSON.stringify({ sources, mappings });

describe('the code of a chunk', () => {
  it('is told apart by source, to the character', () => {
    write({
      'client/assets/a.js': 'x;abcdefg\nhi',
      // Column 2 of the first line is the first source's, column 5 the second's, column 7 nobody's; then the first's again.
      'source-maps/a.js.map': map(['../../src/a.ts', '../../src/b.ts'], 'EAAA,GCAA,E;ADAA'),
    });
    expect([...codeBySource(layout, 'assets/a.js')]).toEqual([
      ['', 'x;fg'],
      ['../../src/a.ts', 'abchi'],
      ['../../src/b.ts', 'de'],
    ]);
  });

  it('counts for a file of ours, for a package, or for the bundler', () => {
    expect(moduleOf('../../../../src/ui/icons.tsx')).toBe('src/ui/icons.tsx');
    expect(moduleOf('../../../node_modules/@emotion/react/dist/a.js')).toBe('@emotion/react');
    expect(moduleOf('../node_modules/react/cjs/react.js')).toBe('react');
    expect(moduleOf('\0rolldown/runtime.js')).toBe('');
  });
});

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
  write({ 'source-maps/form.js.map': map(['../../src/form.ts']) });

  it('of the first load are three scripts, and a fourth is told by its name', () => {
    expect(tooManyScripts(manifest)).toEqual([]);
    const more = {
      '_vendor.js': { file: 'assets/vendor.js', imports: ['_runtime.js', '_form.js'] },
      '_runtime.js': { file: 'assets/runtime.js' },
    };
    expect(tooManyScripts({ ...manifest, ...more }).join()).toContain('assets/form.js');
  });

  it('are those that are not there before it: the first load, the shared parts, what it comes after', () => {
    const { byLoad, unnamed } = clientFiles(layout, manifest, [form, page, dialog]);
    expect([...byLoad.values()]).toEqual([['assets/form.js'], ['assets/page.js'], ['assets/dialog.js']]);
    expect(unnamed).toEqual(['assets/forgotten.js']);
  });

  it('move to the first load with an import of the entry that was planted', () => {
    const planted = {
      ...manifest,
      'src/main.tsx': { file: 'assets/main.js', imports: ['_vendor.js', 'src/page.tsx'] },
      '_form.js': { file: 'assets/form.js' },
      'src/page.tsx': { file: 'assets/page.js', imports: ['_form.js'] },
    };
    const { byLoad } = clientFiles(layout, planted, [form, page, dialog]);
    expect([...byLoad.values()]).toEqual([[], [], ['assets/dialog.js']]);
  });

  it('are asked for by a module that must be there', () => {
    const gone: Load = { name: 'gone', kind: 'step', entries: ['src/gone.tsx'] };
    expect(() => clientFiles(layout, manifest, [gone])).toThrow('No chunk has src/gone.tsx');
  });
});

describe('the files of a page of any app', () => {
  it('are what its HTML names, and what that imports statically', () => {
    write({
      'app/index.html': [
        '<link rel="stylesheet" href="/a.css"><link rel=modulepreload href="./lib.js">',
        '<style>p{color:red}</style><script>let early = 1</script>',
        '<script type="module" src="/entry.js?v=1"></script><script nomodule src="/old.js"></script>',
        '<script src="https://other.example/x.js"></script>',
      ].join(''),
      'app/entry.js': 'import{a as b}from"./deep/part.js";import"./side.js";b();import("./later.js")',
      'app/deep/part.js': 'export*from"../lib.js";export const a=()=>"from nowhere"',
      'app/lib.js': 'export const c=1',
      'app/a.css': '@import "b.css";',
      'app/b.css': 'p{margin:0}',
    });
    const found = pageFiles(join(root, 'app'), 'index.html');
    expect([...found.scripts].sort()).toEqual(['deep/part.js', 'entry.js', 'lib.js']);
    expect(found.styles).toEqual(['a.css', 'b.css']);
    expect([found.inlineScripts, found.inlineStyles]).toEqual(['let early = 1', 'p{color:red}']);
    expect(found.missing).toEqual(['side.js']);
  });
});
