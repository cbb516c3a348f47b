import { createMachine } from 'xstate';
import { describe, expect, it } from 'vitest';
import { chartOf, type Chart } from '../../../src/review/model/chart';
import { diffOf, isUnchanged, type EditionDiff } from '../../../src/review/model/diff';
import { diffReport } from '../../../src/review/model/diff-report';
import type { Messages } from '../../../src/review/model/messages';

type Config = Parameters<typeof createMachine>[0];

const chart = (config: Config): Chart => chartOf(createMachine(config));
const compare = (before: readonly Chart[], after: readonly Chart[]): EditionDiff =>
  diffOf({ charts: before, messages: {} }, { charts: after, messages: {} });

const before = chart({
  id: 'door',
  initial: 'shut',
  states: {
    shut: {
      description: 'Nobody gets in.',
      meta: { screen: 'door', requirement: 'S4.door.1' },
      tags: ['busy'],
      on: { opened: [{ guard: 'isKnown', target: 'open', actions: 'greet' }, { actions: 'ring' }] },
    },
    open: { on: { closed: 'shut' } },
    old: {},
  },
});

const after = chart({
  id: 'door',
  initial: 'shut',
  states: {
    shut: {
      description: 'Nobody gets in without a key.',
      meta: { screen: 'gate', requirement: 'S4.door.2' },
      tags: ['busy', 'settled'],
      on: {
        opened: [
          { guard: 'isOwner', target: 'open' },
          { guard: 'isKnown', target: 'ajar', actions: ['greet', 'note'] },
          { actions: 'ring', description: 'Somebody else.' },
        ],
      },
    },
    open: { on: { slammed: 'shut' } },
    ajar: {},
  },
});

describe('a comparison of two exports', () => {
  const { flows } = compare([before], [after]);
  const [door] = flows;

  it('shows which states were added, removed and changed, and how', () => {
    expect(door?.states.map(({ fate, id }) => [fate, id])).toEqual([
      ['changed', 'door.shut'],
      ['added', 'door.ajar'],
      ['removed', 'door.old'],
    ]);
    expect(door?.states[0]?.changes).toEqual([
      { what: 'description', before: 'Nobody gets in.', after: 'Nobody gets in without a key.' },
      { what: 'screen', before: 'door', after: 'gate' },
      { what: 'requirement', before: 'S4.door.1', after: 'S4.door.2' },
      { what: 'tags', before: 'busy', after: 'busy, settled' },
    ]);
  });

  it('identifies a branch by its trigger and guard, so that one inserted before it is an addition', () => {
    expect(door?.branches.map(({ fate, key, changes }) => [fate, key, changes])).toEqual([
      ['added', 'door.shut | opened | 0', []],
      [
        'changed',
        'door.shut | opened | 1',
        [
          { what: 'targets', before: 'door.open', after: 'door.ajar' },
          { what: 'actions', before: 'greet', after: 'greet, note' },
        ],
      ],
      ['changed', 'door.shut | opened | 2', [{ what: 'description', before: '', after: 'Somebody else.' }]],
      ['added', 'door.open | slammed | 0', []],
      ['removed', 'door.open | closed | 0', []],
    ]);
  });

  it('shows a changed guard, and branches that changed places', () => {
    const of = (...guards: string[]) =>
      chart({
        id: 'g',
        initial: 'a',
        states: { a: { on: { go: guards.map((guard) => ({ guard, actions: guard })) } } },
      });
    const guardOnly = (guard: string) =>
      chart({ id: 'g', initial: 'a', states: { a: { on: { go: { guard, target: 'a' } } } } });
    expect(compare([guardOnly('isReady')], [guardOnly('isLate')]).flows[0]?.branches[0]?.changes).toEqual([
      { what: 'guard', before: 'isReady', after: 'isLate' },
    ]);
    const swapped = compare([of('one', 'two')], [of('two', 'one')]).flows[0]?.branches;
    expect(swapped?.map(({ fate, changes }) => [fate, changes])).toEqual([
      ['changed', [{ what: 'order', before: '2', after: '1' }]],
      ['changed', [{ what: 'order', before: '1', after: '2' }]],
    ]);
  });

  it('shows whole flows with their contents, and delays', () => {
    const both = compare([before], [{ ...after, name: 'gate' }]).flows;
    expect(both.map(({ fate, name }) => [fate, name])).toEqual([
      ['added', 'gate'],
      ['removed', 'door'],
    ]);
    expect(both[1]?.states.every(({ fate }) => fate === 'removed')).toBe(true);
    expect(both[1]?.branches).toHaveLength(before.branches.length);
    expect(compare([before], [{ ...before, delays: ['patience'] }]).flows[0]?.changes).toEqual([
      { what: 'delays', before: '', after: 'patience' },
    ]);
  });

  it('is empty if they are the same', () => {
    const gate = { ...after, name: 'gate' };
    expect(isUnchanged(compare([before, gate], [gate, before]))).toBe(true);
    expect(diffReport(compare([before], [before]), 'v1', 'v2')).toBe(
      '# What changed from v1 to v2\n\nNothing changed: the same flows, states, branches and texts.\n',
    );
  });
});

describe('compared texts', () => {
  const texts = (messages: Messages) => ({ charts: [], messages });
  const { messages } = diffOf(
    texts({ login: { 'login.title': 'Log in', 'login.help': 'Help' }, gone: { 'gone.title': 'Bye' } }),
    texts({ login: { 'login.title': 'Sign in', 'login.help': 'Help', 'login.new': 'New | here' } }),
  );

  it('are shown by area and key, before and after', () => {
    expect(messages).toEqual([
      { fate: 'changed', area: 'login', key: 'login.title', before: 'Log in', after: 'Sign in' },
      { fate: 'added', area: 'login', key: 'login.new', before: null, after: 'New | here' },
      { fate: 'removed', area: 'gone', key: 'gone.title', before: 'Bye', after: null },
    ]);
  });

  it('are reported beside the flows', () => {
    const report = diffReport({ ...compare([before], [after]), messages }, 'v1', 'v2');
    expect(report).toContain('1 flow and 3 texts changed.');
    expect(report).toContain('### door\n');
    expect(report).toContain('- removed: `door.old`\n');
    expect(report).toContain('  - tags: busy → busy, settled\n');
    expect(report).toContain('- added: `door.shut: opened` \\[isOwner\\] → door.open\n');
    expect(report).toContain('| `login login.title` | Log in | Sign in |');
    expect(report).toContain(String.raw`| ${'`login login.new`'} |  | New \| here |`);
  });
});
