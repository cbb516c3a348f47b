import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import process from 'node:process';
import { build, parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { reactAsModules } from '../../../src/build/react-modules';

const root = process.cwd();
const plugin = reactAsModules(root);
const context = { parse: (code: string) => parseSync('module.js', code).program };

const resolved = (name: string): string => {
  if (typeof plugin.resolveId !== 'function') throw new Error('no resolveId hook');
  return Reflect.apply(plugin.resolveId, context, [name]) as string;
};

function transformed(code: string, id: string): string | null {
  if (typeof plugin.transform !== 'function') throw new Error('no transform hook');
  const result = Reflect.apply(plugin.transform, context, [code, id]) as { code: string } | null;
  return result && result.code;
}

const NAMES = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'scheduler',
  'use-sync-external-store/shim/with-selector',
];

/** Of a module: what it exports, and what it imports. */
function outline(code: string) {
  const { program, errors } = parseSync('module.js', code);
  expect(errors).toEqual([]);
  const exported = program.body.flatMap((node) =>
    node.type === 'ExportNamedDeclaration' ? node.specifiers.map(({ exported: name }) => name) : [],
  );
  return {
    exported: exported.flatMap((name) => (name.type === 'Identifier' ? [name.name] : [])),
    imported: program.body.flatMap((node) => (node.type === 'ImportDeclaration' ? [node.source.value] : [])),
  };
}

describe('reactAsModules', () => {
  it.each(NAMES)('exports of %s what its package exports, and requires nothing', (name) => {
    const id = resolved(name);
    const code = transformed(readFileSync(id, 'utf8'), id) ?? '';
    const there = createRequire(import.meta.url)(id) as object;
    const { exported, imported } = outline(code);
    expect(exported.toSorted()).toEqual(Object.keys(there).toSorted());
    expect(code).not.toMatch(/\brequire\(|\bexports\./);
    expect(imported.every((asked) => [...NAMES, 'use-sync-external-store/shim'].includes(asked))).toBe(true);
  });

  it('keeps what is declared beside what is required', () => {
    const code = 'var React = require("react"),\n  is = Object.is;\nexports.same = is;\n';
    expect(transformed(code, resolved('react-dom'))).toBe(
      'import * as React from "react";\nvar is = Object.is;\nconst exported_same = is;\n\nexport { exported_same as same };\n',
    );
  });

  it('lets what is set twice change', () => {
    const code = 'exports.now = void 0;\nif (clock) { exports.now = clock; }\n';
    expect(transformed(code, resolved('scheduler'))).toBe(
      'let exported_now = void 0;\nif (clock) { exported_now = clock; }\n\nexport { exported_now as now };\n',
    );
  });

  it('ends the build where an export is set in no statement of its own', () => {
    expect(() => transformed('if (x) { exports.now = 1; }', resolved('scheduler'))).toThrow('exports.now');
  });

  it('gives whoever imports all of React its namespace, and leaves every other module alone', () => {
    expect(transformed("import React from 'react';\nReact.use;", '/x/library.js')).toBe(
      'import * as React from "react";\nReact.use;',
    );
    expect(transformed("import { use } from 'react';", '/x/library.js')).toBeNull();
  });

  it('is bundled without a wrapper, and without what nobody imports', async () => {
    const built = await build({
      root,
      configFile: false,
      logLevel: 'silent',
      plugins: [
        reactAsModules(root),
        {
          name: 'entry',
          resolveId: (id) => (id === 'entry' ? '\0entry' : null),
          load: (id) =>
            id === '\0entry' ? "import { useState } from 'react'; globalThis.hook = useState;" : null,
        },
      ],
      build: { write: false, minify: false, rolldownOptions: { input: 'entry' } },
    });
    const [output] = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
    const code = output?.type === 'chunk' ? output.code : '';
    expect(code).toContain('exported_useState');
    expect(code).not.toContain('exported_useOptimistic');
    expect(code).not.toContain('__commonJS');
    expect(code.length).toBeLessThan(
      readFileSync(join(root, 'node_modules/react/cjs/react.production.js')).length,
    );
  });
});
