import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { withoutIdleMembers } from '../../../src/build/idle-members';

const root = process.cwd();
const context = {
  parse: (code: string) => parseSync('module.js', code).program,
  error: (message: string) => {
    throw new Error(message);
  },
};

function transformed(code: string, id: string): string {
  const { transform } = withoutIdleMembers(root);
  if (typeof transform !== 'function') throw new Error('no transform hook');
  const result = Reflect.apply(transform, context, [code, id]) as { code: string } | null;
  return result?.code ?? code;
}

const folder = 'node_modules/xstate/dist';
const machineFiles = readdirSync(folder)
  .filter((file) => /^(?:raise|StateMachine)-\w+\.esm\.js$/.test(file))
  .map((file) => join(folder, file));
const router = 'node_modules/@tanstack/router-core/dist/esm/router.js';
const files = ['node_modules/yup/index.esm.js', `${folder}/xstate.esm.js`, ...machineFiles, router];

describe('withoutIdleMembers', () => {
  it('knows the five files', () => {
    expect(files).toHaveLength(5);
  });

  it.each(files)('still finds in %s what it takes out, and leaves a module that parses', (file) => {
    const code = readFileSync(file, 'utf8');
    const lean = transformed(code, `/x/${file}`);
    expect(lean).toHaveLength(code.length);
    expect(lean).not.toBe(code);
    expect(parseSync('module.js', lean).errors).toEqual([]);
  });

  it('leaves a yup that judges and trims as the whole one does', async () => {
    const [file = ''] = files;
    // Its libraries are CommonJS, of which Node gives a module the whole alone.
    const lean = transformed(readFileSync(file, 'utf8'), `/x/${file}`)
      .replaceAll(
        /^import \{(.+)\} from '([a-z]+)-([a-z]+)';$/gm,
        (_, names: string, one: string, two: string) =>
          `import ${one}_${two} from '${one}-${two}'; const {${names}} = ${one}_${two};`,
      )
      .replaceAll(/from '([\w-]+)'/g, (_, name: string) => `from '${import.meta.resolve(name)}'`);
    const yup = (await import(
      /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(lean)}`
    )) as typeof import('yup');
    const name = yup
      .string()
      .defined()
      .trim()
      .test({ name: 'a', message: 'No.', test: (it) => it === 'a' });
    const form = yup.object({ name });
    expect(form.cast({ name: ' a ' })).toEqual({ name: 'a' });
    expect(form.validateSync({ name: ' a ' }, { abortEarly: false })).toEqual({ name: 'a' });
    expect(() => form.validateSync({ name: 'b' }, { abortEarly: false })).toThrow('No.');
    expect('email' in yup.string()).toBe(false);
  });

  it('ends the build when a library reads differently', () => {
    expect(() => transformed('class Schema {}', '/x/yup/index.esm.js')).toThrow(/where is Schema/);
  });

  it('ends the build when a form or chart of ours calls such a method', () => {
    const form = join(root, 'src/features/form.tsx');
    expect(() => transformed("import { string } from 'yup'; string().email();", form)).toThrow(/email\(/);
    expect(transformed("import { object } from 'yup'; object({}).trim();", form)).toContain('trim');
    expect(transformed("[1].concat(); import './list'", form)).toContain('concat');
    const chart = join(root, 'machines/door/door.machine.ts');
    const asks = "import { createActor } from 'xstate'; createActor(door).getPersistedSnapshot();";
    expect(() => transformed(asks, chart)).toThrow(/getPersistedSnapshot/);
    const link = "import { useRouter } from '@tanstack/react-router'; useRouter().preloadRoute({ to: '/' });";
    expect(() => transformed(link, form)).toThrow(/preloadRoute/);
  });
});
