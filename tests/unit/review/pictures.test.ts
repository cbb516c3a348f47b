// @vitest-environment happy-dom
import { createMachine } from 'xstate';
import { describe, expect, it } from 'vitest';
import { chartOf, type Chart } from '../../../src/review/model/chart';
import { branchLines, stateLines } from '../../../src/review/model/chart-lines';
import { layoutOf } from '../../../src/review/model/layout';
import { mermaidOf } from '../../../src/review/model/formats/mermaid';
import { svgOf, type SvgOptions } from '../../../src/review/model/formats/svg';
import type { Flow } from '../../../src/review/play/flow';
import { flows } from '../../../src/review/flows';
import { readMermaid } from './mermaid-check';

async function drawn(chart: Chart, options: SvgOptions): Promise<Element> {
  const text = svgOf(chart, await layoutOf(chart), options);
  const parsed = new DOMParser().parseFromString(text, 'image/svg+xml');
  expect(parsed.querySelector('parsererror')?.textContent).toBeUndefined();
  return parsed.documentElement;
}

const textsOf = (element: Element | undefined): string[] =>
  [...(element?.querySelectorAll('text') ?? [])].map(({ textContent }) => textContent);

/** The groups of a picture that stand for what the attribute names, by that. */
const groupsOf = (svg: Element, attribute: string): ReadonlyMap<string | null, Element> =>
  new Map([...svg.querySelectorAll(`[${attribute}]`)].map((group) => [group.getAttribute(attribute), group]));

const odd = createMachine({
  id: 'odd',
  initial: 'a',
  on: { 'a<b & "c"': {} },
  states: { a: { description: 'Less < more & "said": #1; {so}', on: { next: 'b' } }, b: { type: 'final' } },
});

describe.each(Object.entries<Flow>(flows))('%s', (_name, { machine }) => {
  const chart = chartOf(machine);

  it('is a picture in well-formed XML, with everything written as text', async () => {
    const svg = await drawn(chart, { scheme: 'light' });
    expect(svg.getAttribute('xmlns')).toBe('http://www.w3.org/2000/svg');
    expect(svg.querySelector('title')?.textContent).toBe(chart.name);
    const [states, branches] = [groupsOf(svg, 'data-state'), groupsOf(svg, 'data-branch')];
    for (const state of chart.states)
      expect(textsOf(states.get(state.id))).toEqual(stateLines(state).map(({ text }) => text));
    for (const branch of chart.branches)
      expect(textsOf(branches.get(branch.key))).toEqual(branchLines(branch).map(({ text }) => text));
  }, 60_000);

  it('is a Mermaid diagram with every state, and every branch as a line or inside its state', () => {
    const { declared, lines, written, faults } = readMermaid(mermaidOf(chart));
    expect(faults).toEqual([]);
    const states = declared.filter((id) => !id.endsWith('__anywhere'));
    expect(states).toHaveLength(chart.states.length);
    const described = chart.states.filter(
      ({ id, description }) => description !== '' && !chart.states.some(({ parent }) => parent === id),
    ).length;
    const between = lines.filter((ends) => !ends.includes('[*]')).length;
    expect(between + written.length - described).toBe(chart.branches.length);
  });
});

describe('a picture', () => {
  it('escapes reserved characters of XML', async () => {
    const svg = await drawn(chartOf(odd), { scheme: 'dark' });
    expect(svg.textContent).toContain('a<b & "c"');
    expect(svg.textContent).toContain('Less < more & "said": #1; {so}');
  });

  it('shows for each state and branch whether it was reached', async () => {
    const heat = { states: { 'odd.a': 3 }, branches: { 'odd.a | next | 0': 2 } };
    const svg = await drawn(chartOf(odd), { scheme: 'light', heat });
    const said = (attribute: string, value: string) =>
      groupsOf(svg, attribute).get(value)?.querySelector('title')?.textContent;
    expect(said('data-state', 'odd.a')).toBe('odd.a, reached 3 times');
    expect(said('data-state', 'odd.b')).toBe('odd.b, never reached');
    expect(said('data-state', 'odd')).toBe('odd');
    expect(said('data-branch', 'odd.a | next | 0')).toBe('odd.a | next | 0, reached 2 times');
    expect(said('data-branch', 'odd | a<b & "c" | 0')).toBe('odd | a<b & "c" | 0, never reached');
  });

  it('differs in dark mode', async () => {
    const chart = chartOf(odd);
    const layout = await layoutOf(chart);
    expect(svgOf(chart, layout, { scheme: 'dark' })).not.toBe(svgOf(chart, layout, { scheme: 'light' }));
  });
});

describe('a Mermaid diagram', () => {
  it('escapes reserved characters of Mermaid', () => {
    const diagram = mermaidOf(chartOf(odd));
    expect(readMermaid(diagram).faults).toEqual([]);
    expect(diagram).toContain('Less #60; more & #34;said#34;#58; #35;1#59; #123;so#125;');
  });

  it('nests states, divides regions, and starts a branch of a compound state in a separate box', () => {
    const machine = createMachine({
      id: 'nest-ed',
      type: 'parallel',
      on: { all: '.one.b' },
      states: {
        one: { initial: 'a', on: { out: '.b' }, states: { a: { on: { up: '#nest-ed.one' } }, b: {} } },
        two: {},
      },
    });
    expect(mermaidOf(chartOf(machine)).split('\n')).toEqual([
      'stateDiagram-v2',
      '  accTitle: nest-ed',
      '  direction LR',
      '  state "nest-ed" as nest_ed {',
      '    state "anywhere in nest-ed" as nest_ed__anywhere',
      '    nest_ed__anywhere --> nest_ed__one__b : all',
      '    --',
      '    state "one" as nest_ed__one {',
      '      [*] --> nest_ed__one__a',
      '      state "anywhere in one" as nest_ed__one__anywhere',
      '      nest_ed__one__anywhere --> nest_ed__one__b : out',
      '      state "a" as nest_ed__one__a',
      '      nest_ed__one__a : up → nest-ed.one',
      '      state "b" as nest_ed__one__b',
      '    }',
      '    --',
      '    state "two" as nest_ed__two',
      '  }',
      '',
    ]);
  });

  it('is distinguished from an invalid one', () => {
    const faultsOf = (...lines: string[]) => readMermaid(['stateDiagram-v2', ...lines].join('\n')).faults;
    expect(faultsOf('state "a" as a {', '}')).toEqual([]);
    expect(faultsOf('state "a" as a {')).toEqual(['Braces do not match']);
    expect(faultsOf('state "a" as a', 'a --> b : x')).toEqual(['b is not declared']);
    expect(faultsOf('state "a" as a', 'a : x: y')).toEqual(['line 3: a : x: y']);
    expect(faultsOf('state "a" as a-b')).toEqual(['line 2: state "a" as a-b']);
    expect(faultsOf('state "a" as a', 'state "b" as a')).toEqual(['a is declared twice']);
  });
});
