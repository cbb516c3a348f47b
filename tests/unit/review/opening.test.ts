import { createMachine } from 'xstate';
import { describe, expect, it } from 'vitest';
import { chartOf } from '../../../src/review/model/chart';
import { lineLook } from '../../../src/review/model/chart-lines';
import { layoutOf } from '../../../src/review/model/layout';
import { openingOf, SMALLEST_LETTER, smallestOf, startOf } from '../../../src/review/model/opening';
import { flows } from '../../../src/review/flows';

const screen = { width: 1000, height: 600 };
const box = (x: number, y: number, width = 200, height = 100) => ({ x, y, width, height });
const smallest = Math.min(...Object.values(lineLook).map(({ size }) => size));

describe('the opening of a drawing', () => {
  it('centres one that fits, in its own size', () => {
    expect(openingOf(screen, { width: 400, height: 200 }, box(8, 50))).toEqual({ x: 300, y: 200, zoom: 1 });
  });

  it('shrinks one a little to show all of it', () => {
    const { x, y, zoom } = openingOf(screen, { width: 1020, height: 200 }, box(8, 50));
    expect(zoom).toBeCloseTo(968 / 1020);
    expect(x).toBeCloseTo(16);
    expect(y).toBeCloseTo(300 - 100 * zoom);
  });

  it('shows a larger one at its start, in letters that can be read', () => {
    const start = box(40, 900);
    const { x, y, zoom } = openingOf(screen, { width: 6000, height: 2000 }, start);
    expect(zoom * smallest).toBeGreaterThanOrEqual(SMALLEST_LETTER);
    expect(start.x * zoom + x).toBeCloseTo(16);
    expect((start.y + start.height / 2) * zoom + y).toBeCloseTo(300);
  });

  it('shows nothing beyond the edges of the drawing', () => {
    const top = openingOf(screen, { width: 6000, height: 2000 }, box(8, 8));
    expect([top.x, top.y].every((offset) => offset <= 16)).toBe(true);
    const end = openingOf(screen, { width: 6000, height: 2000 }, box(5700, 1890));
    expect(end.x).toBeCloseTo(1000 - 16 - 6000 * end.zoom);
    expect(end.y).toBeCloseTo(600 - 16 - 2000 * end.zoom);
  });

  it('shows the top of a start that is higher than the screen', () => {
    const { y, zoom } = openingOf(screen, { width: 6000, height: 4000 }, box(40, 300, 500, 2000));
    expect(300 * zoom + y).toBeCloseTo(16);
  });

  it('stays legible on the smallest screen', () => {
    const { zoom } = openingOf({ width: 20, height: 20 }, { width: 100, height: 100 }, box(0, 0, 10, 10));
    expect(zoom * smallest).toBeGreaterThanOrEqual(SMALLEST_LETTER);
  });
});

describe('the start of a chart', () => {
  it('is its innermost initial state, of several regions the first one’s', () => {
    const machine = createMachine({
      id: 'both',
      type: 'parallel',
      states: { one: { initial: 'b', states: { a: {}, b: {} } }, two: {} },
    });
    expect(startOf(chartOf(machine))).toBe('both.one.b');
    expect(startOf(chartOf(createMachine({ id: 'alone' })))).toBe('alone');
  });

  it.each(['stepper', 'submission', 'session', 'tabs'] as const)(
    'is in view when %s opens',
    async (name) => {
      const chart = chartOf(flows[name].machine);
      const layout = await layoutOf(chart);
      const start = layout.states[startOf(chart)];
      if (!start) throw new Error('The start was not laid out');
      for (const view of [screen, { width: 700, height: 500 }]) {
        const { x, y, zoom } = openingOf(view, layout, start);
        expect(start.x * zoom + x).toBeGreaterThanOrEqual(0);
        expect(start.y * zoom + y).toBeGreaterThanOrEqual(0);
        expect((start.x + start.width) * zoom + x).toBeLessThanOrEqual(view.width);
        expect(start.y * zoom + y).toBeLessThanOrEqual(view.height);
      }
    },
    60_000,
  );

  it('is the innermost of nested boxes', () => {
    expect(smallestOf([box(0, 0, 50, 50), box(1, 1, 10, 10), box(0, 0, 90, 90)])).toEqual(box(1, 1, 10, 10));
    expect(smallestOf([])).toBeNull();
  });
});
