import { describe, expect, it } from 'vitest';
import { flows } from '../../../src/review/flows';
import { chartOf } from '../../../src/review/model/chart';
import { layoutOf } from '../../../src/review/model/layout';
import { insideOf, opened } from '../../../src/review/model/open';
import { calls, drawnChart, otherwise } from '../../../src/review/site/data/drawn';

const chart = chartOf(flows['card-add'].machine);
const child = chartOf(flows['card-authentication'].machine);
const around =
  chart.states.find(({ invokes }) => invokes.some(({ id }) => id === 'cardAuthentication'))?.id ?? '';

describe('a chart with another inside the state that runs it', () => {
  const after = drawnChart(chart, [around]);
  const inside = after.states.filter(({ id }) => insideOf(id) !== null);

  it('has all states and branches of both', () => {
    expect(inside.map(({ id }) => insideOf(id))).toEqual(
      child.states.map(({ id }) => ({ around, inside: id })),
    );
    expect(after.states).toHaveLength(chart.states.length + child.states.length);
    expect(after.branches).toHaveLength(chart.branches.length + child.branches.length);
    expect(new Set(after.branches.map(({ key }) => key)).size).toBe(after.branches.length);
  });

  it('draws it in that state', async () => {
    const { states } = await layoutOf(after);
    const box = (id: string) => {
      const found = states[id];
      if (!found) throw new Error(`${id} was not laid out`);
      return found;
    };
    const outer = box(around);
    for (const { id } of inside) {
      const { x, y, width, height } = box(id);
      expect(x).toBeGreaterThanOrEqual(outer.x);
      expect(y).toBeGreaterThanOrEqual(outer.y);
      expect(x + width).toBeLessThanOrEqual(outer.x + outer.width + 0.01);
      expect(y + height).toBeLessThanOrEqual(outer.y + outer.height + 0.01);
    }
  });

  it('is the same chart if the state runs none, or is not to be opened', () => {
    expect(drawnChart(chart, [])).toBe(chart);
    expect(opened(chart, [around], () => [])).toBe(chart);
    expect(insideOf(around)).toBeNull();
  });
});

it('a state is drawn otherwise if it has states, or runs flows; the root never is', () => {
  const ways = new Map(chart.states.map((state) => [state.id, otherwise('card-add', state)]));
  expect([ways.get('card-add'), ways.get(around)]).toEqual([null, 'opened']);
  for (const { id, kind, parent } of chart.states)
    expect(ways.get(id) === 'folded', id).toBe(kind === 'compound' && parent !== null);
  expect(calls.some(({ from, to }) => from === 'card-add' && to === 'card-authentication')).toBe(true);
});
