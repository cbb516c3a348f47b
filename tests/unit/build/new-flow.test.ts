import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import type { AnyStateMachine } from 'xstate';
import { beforeAll, describe, expect, it } from 'vitest';
import { flowFiles, nextSteps } from '../../../src/build/new-flow/files';
import { readRequest, type NewFlow, type Present } from '../../../src/build/new-flow/request';
import { TABLE, UNSCRIPTED, withFlow, withReason } from '../../../src/build/new-flow/table';
import { loadAlone } from '../../../src/review/export/load-alone';
import { flows } from '../../../src/review/flows';
import { unscripted } from '../../../src/review/scripts/unscripted';
import { purposeOf } from '../../../src/review/model/purpose';
import { standalone } from '../../../src/review/model/standalone';
import { nodesOf, placeholderSource } from '../../support/charts/machine-file';
import { lint, type Finding } from '../lint/linted';

const freeze: NewFlow = { area: 'cards', name: 'card-freeze' };
const made: readonly NewFlow[] = [freeze, { area: 'app', name: 'tips' }];

const present: Present = {
  areas: ['app', 'cards'],
  flows: ['app', 'card-add'],
  folders: ['app/banners', 'app/app', 'cards/card-add', 'cards/card-list'],
  texts: ['card-add', 'cards', 'shell'],
};

/** What the compiler says of a text by itself. */
const faultsOf = (path: string, text: string): readonly string[] =>
  (
    ts.transpileModule(text, {
      fileName: path,
      reportDiagnostics: true,
      compilerOptions: { target: ts.ScriptTarget.ES2023, jsx: ts.JsxEmit.ReactJSX },
    }).diagnostics ?? []
  ).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));

/** The files of the project that a text imports, without their endings. */
const importsOf = (path: string, text: string): readonly string[] =>
  ts
    .preProcessFile(text)
    .importedFiles.map(({ fileName }) => fileName)
    .flatMap((name) => {
      if (name.startsWith('#messages/')) return [name.replace('#messages', 'src/messages/en-IE')];
      return name.startsWith('.') ? [join(dirname(path), name)] : [];
    });

describe('a new flow is requested', () => {
  it('by its area and its name', () => {
    expect(readRequest(['cards/card-freeze'], present)).toEqual(freeze);
  });

  const refused: readonly (readonly [readonly string[], RegExp])[] = [
    [[], /^Usage: npm run flow:new -- <area>\/<name>/u],
    [['card-freeze'], /^Usage/u],
    [['cards/'], /^Usage/u],
    [['cards/card/freeze'], /^Usage/u],
    [['cards/card-freeze', 'cards/card-thaw'], /^Usage/u],
    [['card/card-freeze'], /no area 'card'\. The areas are app, cards\./u],
    [['cards/cardFreeze'], /'cardFreeze' is not a valid name/u],
    [['cards/card_freeze'], /is not a valid name/u],
    [['cards/card--freeze'], /is not a valid name/u],
    [['cards/freeze-2'], /is not a valid name/u],
    [['cards/delete'], /a reserved word/u],
    [['app/card-add'], /A flow 'card-add' already/u],
    [['app/banners'], /folder src\/features\/app\/banners already/u],
    [['cards/shell'], /Texts with the name 'shell' already/u],
  ];
  it.each(refused)('%j is refused with a message', (asked, sentence) => {
    expect(() => readRequest(asked, present)).toThrow(sentence);
  });
});

describe.each(made)('the files of $area/$name', (flow) => {
  const { area, name } = flow;
  const files = flowFiles(flow);
  const textOf = (path: string): string => {
    const text = files[path];
    if (text === undefined) throw new Error(`There is no ${path}`);
    return text;
  };

  it('are where those of every other flow are', () => {
    expect(Object.keys(files).sort()).toEqual([
      ...['fixtures', 'machine', 'selectors', 'types'].map(
        (kind) => `machines/${area}/${name}/${name}.${kind}.ts`,
      ),
      `src/features/${area}/${name}/${name}-screen.tsx`,
      `src/features/${area}/${name}/${name}.flow.ts`,
      `src/features/${area}/${name}/${name}.provide.ts`,
      `src/features/${area}/${name}/${name}.views.tsx`,
      `src/messages/en-IE/${area}/${name}.ts`,
      `tests/machines/${area}/${name}.spec.ts`,
    ]);
    expect(Object.keys(files).filter((path) => existsSync(path))).toEqual([]);
  });

  it('are TypeScript, and import existing modules', () => {
    for (const [path, text] of Object.entries(files)) {
      expect(faultsOf(path, text), path).toEqual([]);
      const imported = importsOf(path, text);
      const found = (file: string) =>
        ['.ts', '.tsx'].some((ending) => file + ending in files || existsSync(file + ending));
      const missing = imported.filter((file) => !found(file));
      expect(missing, path).toEqual([]);
    }
  });

  it('contain a chart that can be pasted, with a purpose, and a screen and a reason for each state', async () => {
    const source = textOf(`machines/${area}/${name}/${name}.machine.ts`);
    const exported = await loadAlone(standalone(source, placeholderSource()));
    const [machine] = Object.values(exported) as AnyStateMachine[];
    if (!machine) throw new Error('There is no chart');
    const states = nodesOf(machine).slice(1);
    expect([machine.id, states.map(({ key }) => key)]).toEqual([
      name,
      ['offered', 'working', 'finished', 'failed'],
    ]);
    expect(states.map(({ meta }) => meta as unknown)).toEqual(
      states.map(() => ({ screen: name, requirement: 'own' })),
    );
    expect(purposeOf(source)).toMatch(/^\S.{20,}\.$/u);
  });

  it('contain what the proofs require', () => {
    const spec = textOf(`tests/machines/${area}/${name}.spec.ts`);
    for (const said of ['own: [', 'person: [', 'waits: {', 'unplayed: ', 'invariants: {', 'scenarios: {'])
      expect(spec).toContain(`\n  ${said}`);
  });

  it('are followed by the remaining steps', () => {
    expect(nextSteps(flow).every((step) => step.includes(name))).toBe(true);
  });
});

describe('the conventions', () => {
  const files = Object.fromEntries(made.flatMap((flow) => Object.entries(flowFiles(flow))));
  let findings: Readonly<Record<string, readonly Finding[]>>;

  beforeAll(() => {
    findings = lint(files);
  }, 60_000);

  it.each(Object.keys(files))('accept %s', (path) => {
    expect(findings[path]).toEqual([]);
  });
});

describe('the table of flows', () => {
  const table = readFileSync(TABLE, 'utf8');
  const importsIn = (text: string) =>
    [...text.matchAll(/^import \{ \w+ \} from '(.+)';$/gmu)].map(([, path = '']) => path);
  const namesIn = (text: string) =>
    [...text.matchAll(/^ {2}'?([a-z-]+)'?: \w+Flow,$/gmu)].map(([, name = '']) => name);

  it('is sorted, and has each flow once', () => {
    expect(namesIn(table)).toEqual(Object.keys(flows));
    expect(namesIn(table)).toEqual(namesIn(table).toSorted());
    expect(importsIn(table)).toEqual(importsIn(table).toSorted());
    expect(importsIn(table)).toHaveLength(namesIn(table).length);
  });

  const added: readonly (readonly [NewFlow, string, string])[] = [
    [freeze, '../features/cards/card-freeze/card-freeze.flow', "  'card-freeze': cardFreezeFlow,"],
    [
      { area: 'app', name: 'aardvark' },
      '../features/app/aardvark/aardvark.flow',
      '  aardvark: aardvarkFlow,',
    ],
    [{ area: 'settings', name: 'zebra' }, '../features/settings/zebra/zebra.flow', '  zebra: zebraFlow,'],
  ];
  it.each(added)('gets one more line of each kind in the right place: %j', (flow, path, entry) => {
    const longer = withFlow(table, flow);
    expect(faultsOf(TABLE, longer)).toEqual([]);
    expect(longer.split('\n')).toContain(entry);
    expect(importsIn(longer)).toEqual([...importsIn(table), path].toSorted());
    expect(namesIn(longer)).toEqual([...namesIn(table), flow.name].toSorted());
    const lines = new Set(longer.split('\n'));
    expect(table.split('\n').filter((line) => !lines.has(line))).toEqual([]);
    expect(longer.split('\n')).toHaveLength(table.split('\n').length + 2);
  });

  it('is left unchanged if it does not have the expected form', () => {
    expect(() => withFlow('export const flows = {};\n', freeze)).toThrow(/by hand/u);
  });
});

describe('the flows without scripts', () => {
  const reasons = readFileSync(UNSCRIPTED, 'utf8');

  it('are sorted', () => {
    expect(Object.keys(unscripted)).toEqual(Object.keys(unscripted).toSorted());
  });

  it.each(['aardvark', 'card-freeze', 'zebra'])('get one more line in the right place: %s', (name) => {
    const longer = withReason(reasons, { area: 'cards', name });
    expect(faultsOf(UNSCRIPTED, longer)).toEqual([]);
    const keys = [...longer.matchAll(/^ {2}'?([a-z-]+)'?: .+,$/gmu)].map(([, key]) => key);
    expect(keys).toEqual([...Object.keys(unscripted), name].toSorted());
    expect(longer.split('\n')).toHaveLength(reasons.split('\n').length + 1);
  });

  it('are left unchanged if their list does not have the expected form', () => {
    expect(() => withReason('export const unscripted = {};\n', freeze)).toThrow(/by hand/u);
  });
});
