import { createMachine } from 'xstate';
import { describe, expect, it } from 'vitest';
import { bothOf } from '../../../src/review/model/both';
import { chartOf, type Chart } from '../../../src/review/model/chart';
import { svgOf } from '../../../src/review/model/formats/svg';
import { layoutOf } from '../../../src/review/model/layout';

type Config = Parameters<typeof createMachine>[0];

const chart = (config: Config): Chart => chartOf(createMachine(config));

const before = chart({
  id: 'door',
  initial: 'shut',
  states: {
    shut: {
      description: 'Nobody gets in, whoever rings, and however often somebody rings at the door.',
      on: { opened: [{ guard: 'isKnown', target: 'open' }, { target: 'shut' }], rung: 'old' },
    },
    open: { on: { closed: 'shut' } },
    old: { initial: 'deep', states: { deep: {} } },
  },
});

const after = chart({
  id: 'door',
  initial: 'shut',
  states: {
    shut: {
      description: 'Nobody gets in.',
      on: {
        opened: [
          { guard: 'isOwner', target: 'ajar' },
          { guard: 'isKnown', target: 'ajar' },
          { target: 'shut' },
        ],
      },
    },
    open: { on: { closed: 'shut' } },
    ajar: { on: { pushed: 'open' } },
  },
});

describe('two versions of a chart', () => {
  const both = bothOf(before, after);
  const ids = ({ states }: Chart) => states.map(({ id }) => id);
  const keys = ({ branches }: Chart) => branches.map(({ key }) => key);

  it('have together what either has, once', () => {
    expect(ids(both.whole)).toEqual([
      'door',
      'door.shut',
      'door.open',
      'door.ajar',
      'door.old',
      'door.old.deep',
    ]);
    expect(new Set(keys(both.whole)).size).toBe(both.whole.branches.length);
    expect(both.whole.branches).toHaveLength(7);
    expect(ids(both.before)).toEqual(ids(before));
    expect(ids(both.after)).toEqual(ids(after));
    expect(keys(both.whole)).toEqual(expect.arrayContaining([...keys(both.before), ...keys(both.after)]));
  });

  it('say what is different, and nothing of what is not', () => {
    const closed = both.whole.branches.find(({ trigger: { name } }) => name === 'closed');
    expect(both.fates[closed?.key ?? '']).toBeUndefined();
    expect(both.fates['door.open']).toBeUndefined();
    expect(both.fates).toMatchObject({
      'door.shut': 'changed',
      'door.ajar': 'added',
      'door.old': 'removed',
      'door.old.deep': 'removed',
    });
    const named = (fate: string) =>
      both.whole.branches
        .filter(({ key }) => both.fates[key] === fate)
        .map(({ trigger, guard, targets: [target] }) => `${trigger.name} ${guard ?? 'else'} ${target ?? ''}`)
        .sort();
    expect(named('added')).toEqual([
      'opened isKnown door.ajar',
      'opened isOwner door.ajar',
      'pushed else door.open',
    ]);
    expect(named('removed')).toEqual(['opened isKnown door.open', 'rung else door.old']);
    expect(named('changed')).toEqual([]);
  });

  it('get room for the longer of two texts', () => {
    const [, shut] = both.whole.states;
    expect(shut?.description).toContain('whoever rings');
    expect(bothOf(after, before).whole.states[1]?.description).toContain('whoever rings');
  });

  it('are drawn on one layout: what did not change is at the same place, what did is coloured', async () => {
    const layout = await layoutOf(both.whole);
    const drawn = (side: 'before' | 'after') =>
      svgOf(both[side], layout, { scheme: 'light', fates: both.fates });
    const placeOf = (svg: string, id: string) =>
      new RegExp(`data-state="${id}"><title>[^<]*</title><rect ([^>]*)`, 'u').exec(svg)?.[1];
    expect(placeOf(drawn('before'), 'door.open')).toBe(placeOf(drawn('after'), 'door.open'));
    expect(placeOf(drawn('before'), 'door.open')).toContain('stroke="#85857C"');
    expect(placeOf(drawn('before'), 'door.shut')).toContain('stroke="#7A5200"');
    expect(placeOf(drawn('after'), 'door.ajar')).toContain('stroke="#1B7A3A"');
    expect(placeOf(drawn('before'), 'door.ajar')).toBeUndefined();
    expect(placeOf(drawn('before'), 'door.old')).toContain('stroke="#B3261E"');
    expect(placeOf(drawn('after'), 'door.old')).toBeUndefined();
    expect(drawn('after')).toContain('door.ajar, added</title>');
  });

  it('are the same if nothing changed', () => {
    const same = bothOf(before, before);
    expect(same.fates).toEqual({});
    expect(same.whole).toEqual(before);
  });
});
