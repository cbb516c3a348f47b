import { describe, expect, it } from 'vitest';
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import type { Outcome } from '../../machines/fixtures.types';
import { loadAlone } from '../../src/review/export/load-alone';
import { standalone } from '../../src/review/model/standalone';
import type { Flow } from '../../src/review/play/flow';
import { flows } from '../../src/review/flows';
import {
  filesOf,
  flowFolders,
  invokesOf,
  nodesOf,
  placeholderSource,
  sourceOf,
  valueImports,
} from '../support/charts/machine-file';
import { implementationsOf } from '../../src/review/play/prepare';

const charts = Object.entries<Flow>(flows);
const camelCase = (name: string) => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** A key of `machines/requirements.md`: `S4.logout.2`, `D4.7`, `D2.extensionGroups.resume`, `own`. */
const requirement = /^([SD][1-9](\.[a-z][a-zA-Z]*)*(\.\d+)?|own)$/;
const stateName = /^[a-z][a-zA-Z]*$/;
const eventName = /^[a-z][a-zA-Z]*(\.[a-z][a-zA-Z]*)*$/;
/** A title and one sentence. */
const rootDescription = /^[A-Z][^.!?]{2,60}\. [A-Z](?:(?![.!?] ).){20,180}\.$/u;

const local = (node: AnyStateNode) => node.path.join('.');
const triggersOf = (node: AnyStateNode) =>
  [...(node.transitions as ReadonlyMap<string, readonly { readonly guard?: unknown }[]>)].concat(
    node.always ? [['always', node.always]] : [],
  );
const endsByItself = (flow: Flow, src: unknown) =>
  Object.values((flow.fixtures.outcomes as Record<string, Record<string, Outcome>>)[String(src)] ?? {}).some(
    (outcome) => 'resolve' in outcome,
  );

it('plays every flow that has a folder', () => {
  expect(Object.keys(flows).sort()).toEqual(flowFolders());
});

it('gives every flow a title of its own', () => {
  const titles = charts.map(([, { machine }]) => machine.root.description?.split('. ')[0]);
  expect(new Set(titles).size).toBe(charts.length);
});

describe.each(charts)('%s', (name, flow) => {
  const nodes = nodesOf(flow.machine);
  const states = nodes.slice(1);

  it('has its four files', () => {
    expect(filesOf(name)).toEqual(
      expect.arrayContaining(
        ['machine', 'types', 'selectors', 'fixtures'].map((kind) => `${name}.${kind}.ts`),
      ),
    );
  });

  it('is one literal whose only value imports are xstate and the placeholders, so that it can be pasted', async () => {
    const source = sourceOf(name);
    expect(valueImports(source).filter((name) => !['xstate', '../../placeholder'].includes(name))).toEqual(
      [],
    );
    expect(source.match(/\.createMachine\(/g)).toHaveLength(1);
    expect(source).not.toMatch(/@xstate-layout|(?:es|ox)lint-disable|@ts-/);
    const exported = await loadAlone(standalone(source, placeholderSource()));
    expect(Object.keys(exported)).toEqual([`${camelCase(name)}Machine`]);
    const [machine] = Object.values(exported) as AnyStateMachine[];
    expect(machine?.id).toBe(name);
    expect(machine && nodesOf(machine).map(({ id }) => id)).toEqual(nodes.map(({ id }) => id));
  });

  it('has a title and one sentence as the description of its root', () => {
    expect(flow.machine.root.description).toMatch(rootDescription);
  });

  it('names its successful end before the one by which a person leaves', () => {
    const ends = Object.values(flow.machine.root.states)
      .filter(({ type }) => type === 'final')
      .map(({ key }) => key);
    expect(ends.length > 1 ? ends[0] : null).not.toBe('closed');
  });

  it('gives every state a description, the view that shows it and its requirement', () => {
    const silent = states.filter(({ description, meta }) => {
      const { screen, requirement: from } = (meta ?? {}) as { screen?: unknown; requirement?: unknown };
      const says = typeof description === 'string' && description.length > 4;
      return !says || typeof screen !== 'string' || screen === '' || !requirement.test(String(from));
    });
    expect(silent.map(local)).toEqual([]);
  });

  it('names states and events in camelCase, events with dots', () => {
    expect(states.map(({ key }) => key).filter((key) => !stateName.test(key))).toEqual([]);
    const events = flow.fixtures.events.map(({ type }: { type: string }) => type);
    const heard = nodes
      .flatMap((node) => triggersOf(node).map(([type]) => type))
      .filter((type) => !type.startsWith('xstate.'));
    expect([...events, ...heard].filter((type) => !eventName.test(type))).toEqual([]);
  });

  it('gives every invoke a literal id of its own, declared as a child, and a way out', () => {
    const invokes = nodes.flatMap(invokesOf);
    const ids = invokes.map(({ id }) => id);
    expect(ids.filter((id) => typeof id !== 'string' || id === '')).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
    const deaf = invokes.filter(
      ({ src, onDone, onError }) =>
        onError === undefined || (endsByItself(flow, src) && onDone === undefined),
    );
    expect(deaf).toEqual([]);
    const declared = /children: \{([^}]*)\}/.exec(sourceOf(name))?.[1] ?? '';
    expect(invokes.filter(({ id, src }) => !declared.includes(`${String(id)}: '${String(src)}'`))).toEqual(
      [],
    );
  });

  it('names every delay, guard and action', () => {
    const named = implementationsOf(flow.machine);
    const config = JSON.stringify(flow.machine.config, (key, value: unknown) =>
      ['guard', 'actions', 'entry', 'exit'].includes(key) &&
      typeof value === 'function' &&
      !('check' in value)
        ? `inline ${key}`
        : value,
    );
    expect(config).not.toContain('"inline ');
    const delays = nodes.flatMap((node) => Object.keys((node.config as { after?: object }).after ?? {}));
    expect(delays.filter((delay) => !(delay in named.delays))).toEqual([]);
  });

  it('ends every list of branches in an unguarded default', () => {
    const open = nodes.flatMap((node) =>
      triggersOf(node)
        .filter(([, branches]) => branches.length > 0 && branches.at(-1)?.guard !== undefined)
        // Staying is the default of what is asked of a state at all times.
        .filter(([trigger]) => trigger !== 'always')
        .map(([trigger]) => `${local(node)} | ${trigger}`),
    );
    expect(open).toEqual([]);
  });

  it('forbids an event only if an ancestor state would handle it', () => {
    const isEmpty = ({ target, actions, guard }: AnyTransitionDefinition) =>
      target === undefined && actions.length === 0 && guard === undefined;
    const isHeardAround = ({ parent }: AnyStateNode, type: string): boolean =>
      parent !== undefined && (parent.transitions.has(type) || isHeardAround(parent, type));
    const needless = nodes.flatMap((node) =>
      [...(node.transitions as ReadonlyMap<string, readonly AnyTransitionDefinition[]>)]
        .filter(([type, branches]) => branches.every(isEmpty) && !isHeardAround(node, type))
        .map(([type]) => `${local(node)} | ${type}`),
    );
    expect(needless).toEqual([]);
  });

  it('invokes no write from its initial state, which StrictMode enters twice', () => {
    const writes = ['addCard', 'runChallenge', 'confirm', 'submitForm', 'endSession', 'endImpersonation'];
    const initial = nodes.filter((node) => node.parent?.initial.target.includes(node) ?? true);
    expect(initial.flatMap(invokesOf).filter(({ src }) => writes.includes(String(src)))).toEqual([]);
  });
});
