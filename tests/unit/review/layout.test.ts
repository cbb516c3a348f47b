import { createMachine } from 'xstate';
import { describe, expect, it } from 'vitest';
import { chartOf, type Chart } from '../../../src/review/model/chart';
import { branchLines, lineLook, stateLines } from '../../../src/review/model/chart-lines';
import { treeOf } from '../../../src/review/model/chart-tree';
import { layoutOf, type Box, type ChartLayout, type Point } from '../../../src/review/model/layout';
import { widthOf } from '../../../src/review/model/text-metrics';
import type { Flow } from '../../../src/review/play/flow';
import { flows } from '../../../src/review/flows';

const within = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width + 0.01 &&
  inner.y + inner.height <= outer.y + outer.height + 0.01;

const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

const touches = ({ x, y }: Point, box: Box): boolean =>
  within({ x: x + 1, y: y + 1, width: -2, height: -2 }, box);

const get = <T>(from: Readonly<Record<string, T>>, key: string): T => {
  const found = from[key];
  if (found === undefined) throw new Error(`'${key}' was not laid out`);
  return found;
};

/** What is wrong with a layout; everything in it is named. */
function faultsOf(chart: Chart, layout: ChartLayout): string[] {
  const tree = treeOf(chart);
  const faults: string[] = [];
  const whole = { x: 0, y: 0, width: layout.width, height: layout.height };
  for (const state of chart.states) {
    const box = get(layout.states, state.id);
    const around = state.parent === null ? whole : get(layout.states, state.parent);
    if (!within(box, around)) faults.push(`${state.id} is not within ${state.parent ?? 'the picture'}`);
    for (const { kind, text } of stateLines(state)) {
      if (widthOf(text, lineLook[kind]) > box.width) faults.push(`${state.id} is too narrow for '${text}'`);
    }
    const siblings = tree.childrenOf(state.id);
    siblings.forEach((one, index) => {
      for (const other of siblings.slice(index + 1)) {
        if (overlap(get(layout.states, one.id), get(layout.states, other.id)))
          faults.push(`${one.id} overlaps ${other.id}`);
      }
    });
  }
  const leaves = chart.states.filter(({ id }) => tree.childrenOf(id).length === 0);
  const labels = chart.branches.map(({ key }) => [key, get(layout.branches, key).label] as const);
  chart.branches.forEach((branch, index) => {
    const { key, source, targets } = branch;
    const { label, points } = get(layout.branches, key);
    if (!within(label, whole)) faults.push(`what is written at ${key} is outside`);
    for (const { kind, text } of branchLines(branch)) {
      if (widthOf(text, lineLook[kind]) > label.width) faults.push(`${key} has no room for '${text}'`);
    }
    for (const [other, box] of labels.slice(index + 1)) {
      if (overlap(label, box)) faults.push(`${key} is written over ${other}`);
    }
    for (const { id } of leaves) {
      if (overlap(label, get(layout.states, id)) && !(id === source && targets.length === 0))
        faults.push(`${key} is written over ${id}`);
    }
    const last = points.at(-1);
    if (targets.length === 0) {
      if (last) faults.push(`${key} leads nowhere and has a line`);
      if (!within(label, get(layout.states, source))) faults.push(`${key} does not stand in its state`);
    } else if (!last || !touches(last, get(layout.states, targets.at(-1) ?? ''))) {
      faults.push(`${key} does not end at its target`);
    }
    const [first] = points;
    if (first && !touches(first, get(layout.states, source)))
      faults.push(`${key} does not begin at its source`);
    points.slice(1).forEach(({ x, y }, place) => {
      const before = points[place];
      if (before && Math.abs(before.x - x) > 0.01 && Math.abs(before.y - y) > 0.01 && !touches(before, label))
        faults.push(`${key} has a line that is not at right angles`);
    });
  });
  return faults;
}

describe.each(Object.entries<Flow>(flows))('the layout of %s', (name, { machine }) => {
  it.each(['right', 'down'] as const)(
    'has room for everything, without overlaps, %s',
    async (direction) => {
      const chart = chartOf(machine);
      const begun = performance.now();
      const layout = await layoutOf(chart, direction);
      const took = Math.round(performance.now() - begun);
      console.log(
        `${name}, ${direction}: ${Math.round(layout.width)} × ${Math.round(layout.height)} px in ${took} ms`,
      );
      expect(faultsOf(chart, layout)).toEqual([]);
    },
    60_000,
  );
});

describe('a layout', () => {
  it.each([
    ['on the left', 'right', 'x'],
    ['at the top', 'down', 'y'],
  ] as const)('starts %s', async (_where, direction, axis) => {
    const chart = chartOf(flows['card-add'].machine);
    const { states } = await layoutOf(chart, direction);
    const [first] = chart.states.filter(({ initial }) => initial);
    const places = chart.states.slice(1).map(({ id }) => get(states, id)[axis]);
    expect(get(states, first?.id ?? '')[axis]).toBeLessThan(Math.min(...places) + 60);
  });

  const layoutOfConfig = async (config: Parameters<typeof createMachine>[0]) => {
    const chart = chartOf(createMachine(config));
    const layout = await layoutOf(chart);
    return { chart, layout, faults: faultsOf(chart, layout) };
  };

  it('supports branches into a state’s children, to itself, out of it and to its ancestors', async () => {
    const { layout, faults } = await layoutOfConfig({
      id: 'knot',
      initial: 'outer',
      on: { everywhere: '.other' },
      states: {
        outer: {
          initial: 'inner',
          on: { inside: '.deep', again: { target: 'outer', reenter: true } },
          states: {
            inner: {
              on: { up: '#knot.outer', self: { target: 'inner', reenter: true }, out: '#knot.other' },
            },
            deep: { initial: 'end', states: { end: { on: { top: '#knot' } } } },
          },
        },
        other: { on: { into: '#knot.outer.deep.end', stays: {} } },
      },
    });
    // One that leads to the whole chart ends at its border, which is around what is written too.
    expect(faults).toEqual([]);
    expect(get(layout.branches, 'knot.other | stays | 0').points).toEqual([]);
    expect(get(layout.branches, 'knot.outer.inner | out | 0').points.length).toBeGreaterThan(1);
  });

  it('draws one line to each of several targets', async () => {
    const { layout, faults } = await layoutOfConfig({
      id: 'fork',
      initial: 'before',
      states: {
        before: { on: { forked: { target: ['#fork.both.one.b', '#fork.both.two.b'] } } },
        both: {
          type: 'parallel',
          states: {
            one: { initial: 'a', states: { a: {}, b: {} } },
            two: { initial: 'a', states: { a: {}, b: {} } },
          },
        },
      },
    });
    expect(faults).toEqual([]);
    const { points } = get(layout.branches, 'fork.before | forked | 0');
    expect(points.some((point) => touches(point, get(layout.states, 'fork.both.one.b')))).toBe(true);
    expect(points.some((point) => touches(point, get(layout.states, 'fork.both.two.b')))).toBe(true);
  });
});
