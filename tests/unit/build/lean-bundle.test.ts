import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseSync, type Plugin } from 'vite';
import { afterAll, describe, expect, it } from 'vitest';
import {
  withoutChartNotes,
  withoutIdleStatements,
  withoutPlaceholders,
} from '../../../src/build/lean-bundle';
import { onlyUsedStyles } from '../../../src/build/only-used-styles';

const root = mkdtempSync(join(tmpdir(), 'cabrank-lean-'));
for (const [file, text] of Object.entries({
  'src/ui/box.tsx': '<chakra.div px="4" lineHeight="text" _hover={{ px: 2 }} />',
  'src/features/x.tsx': '',
  'src/routes/y.ts': '',
})) {
  mkdirSync(join(root, file, '..'), { recursive: true });
  writeFileSync(join(root, file), text);
}
afterAll(() => rmSync(root, { recursive: true }));

const context = {
  parse: (code: string) => parseSync('module.js', code).program,
  error: (message: string) => {
    throw new Error(message);
  },
};

/** Runs the hooks of a plugin on one module as the bundler does. */
function transformed({ buildStart, transform }: Plugin, code: string, id: string): string {
  if (typeof buildStart === 'function') Reflect.apply(buildStart, context, [{}]);
  if (typeof transform !== 'function') throw new Error('no transform hook');
  const result = Reflect.apply(transform, context, [code, id]) as { code: string } | null;
  return result?.code ?? code;
}

const squeezed = (code: string) => code.replaceAll(/\s+/g, '');

describe('withoutChartNotes', () => {
  const id = join(root, 'machines/door/door.machine.ts');
  const chart = `createMachine({ id: 'door', states: { open: { description: 'It is open.', meta: { screen: 'any' }, on: { shut: { description: 'x', target: 'shut' } } }, shut: { on: {}, meta: {} } } })`;

  it('takes description and meta away and leaves the rest, each at its place', () => {
    const lean = transformed(withoutChartNotes(root), chart, id);
    expect(squeezed(lean)).toBe(
      `createMachine({id:'door',states:{open:{on:{shut:{target:'shut'}}},shut:{on:{},}}})`,
    );
    expect(lean.indexOf('shut: { on')).toBe(chart.indexOf('shut: { on'));
  });

  it('leaves every other file alone', () => {
    expect(transformed(withoutChartNotes(root), chart, join(root, 'src/door.ts'))).toBe(chart);
  });
});

describe('withoutPlaceholders', () => {
  const id = join(root, 'machines/door/door.machine.ts');
  const provided = 'const provided = (name) => fromCallback(() => { throw new Error(name); });';

  it('takes away what stands in for something real, and leaves the rest', () => {
    const chart = `${provided} setup({ actors: { lock: provided('lock'), bell }, delays: { soon: unprovidedDelay('soon') }, guards: { isOpen: ({ context }) => context.open, fits: (_, key) => unprovided('fits')() }, actions: { log: (_, params) => { throw new Error('log must be provided'); }, ring: () => { ring(); throw new Error('broken'); }, note: assign({ noted: true }) } })`;
    expect(squeezed(transformed(withoutPlaceholders(root), chart, id))).toBe(
      squeezed(
        `${provided} setup({ actors: { bell }, delays: {}, guards: { isOpen: ({ context }) => context.open, }, actions: { ring: () => { ring(); throw new Error('broken'); }, note: assign({ noted: true }) } })`,
      ),
    );
  });

  it('leaves every other file alone', () => {
    const chart = `${provided} setup({ actors: { lock: provided('lock') } })`;
    expect(transformed(withoutPlaceholders(root), chart, join(root, 'src/provide/door.ts'))).toBe(chart);
  });
});

describe('withoutIdleStatements', () => {
  it.each(['formik/dist/formik.esm.js', 'yup/index.esm.js', '@tanstack/react-router/dist/esm/route.js'])(
    'still finds in %s what it takes out, and leaves a module that parses',
    (file) => {
      const id = `/x/node_modules/${file.replace('@tanstack/', '')}`;
      const code = readFileSync(join('node_modules', file), 'utf8');
      const lean = transformed(withoutIdleStatements(root), code, id);
      expect(lean).toHaveLength(code.length);
      expect(lean).not.toBe(code);
      expect(parseSync('module.js', lean).errors).toEqual([]);
    },
  );

  it('ends the build when a library reads differently', () => {
    expect(() => transformed(withoutIdleStatements(root), 'export {}', '/x/yup/index.esm.js')).toThrow(
      /any more/,
    );
  });

  it('ends the build when our code begins to use what is left out', () => {
    const id = join(root, 'src/features/list.tsx');
    expect(() => transformed(withoutIdleStatements(root), '<FieldArray name="x" />', id)).toThrow(
      /FieldArray/,
    );
    expect(() => transformed(withoutIdleStatements(root), 'profileRoute.Link', id)).toThrow(/leaves out/);
  });
});

describe('onlyUsedStyles', () => {
  const preset = '/x/node_modules/@chakra-ui/react/dist/esm/preset-base.js';

  it('keeps the style properties and conditions that a file mentions by any of their names', () => {
    const code = `const it = defineConditions({ hover: "&:hover", active: "&:active" }); defineConfig({ utilities: { paddingInline: { shorthand: ["px"], values: "spacing" }, lineHeight: { values: "lineHeights" }, columnRule: { values: "x" } } })`;
    const lean = transformed(onlyUsedStyles(root), code, preset);
    expect(lean).toContain('paddingInline');
    expect(lean).toContain('lineHeight');
    expect(lean).not.toContain('columnRule');
    expect(lean).toContain('hover: "&:hover"');
    expect(lean).not.toContain('active');
  });

  it('still finds the lists of the packages, and leaves modules that parse', () => {
    const files = [
      '@chakra-ui/react/dist/esm/preset-base.js',
      '@pandacss/is-valid-prop/dist/index.mjs',
      '@emotion/is-prop-valid/dist/emotion-is-prop-valid.esm.js',
      '@emotion/cache/dist/emotion-cache.esm.js',
      '@emotion/cache/dist/emotion-cache.browser.esm.js',
    ];
    for (const file of files) {
      const code = readFileSync(join('node_modules', file), 'utf8');
      const lean = transformed(onlyUsedStyles(root), code, `/x/node_modules/${file}`);
      expect(squeezed(lean).length, file).toBeLessThan(squeezed(code).length);
      expect(parseSync('module.js', lean).errors, file).toEqual([]);
    }
  });

  it('ends the build when a style needs a prefix and has none', () => {
    const file = join(root, 'src/features/x.tsx');
    writeFileSync(file, "<chakra.p css={{ userSelect: 'none' }} />");
    expect(() => transformed(onlyUsedStyles(root), '', file)).toThrow(/WebkitUserSelect/);
    writeFileSync(file, "<chakra.p css={{ userSelect: 'none', WebkitUserSelect: 'none' }} />");
    expect(transformed(onlyUsedStyles(root), '', file)).toBe('');
    writeFileSync(file, '');
  });
});
