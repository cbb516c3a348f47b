import { describe, expect, it } from 'vitest';
import { flows } from '../../../src/review/flows';
import { chartOf } from '../../../src/review/model/chart';
import { canFold, folded, shownIn } from '../../../src/review/model/fold';
import { layoutOf } from '../../../src/review/model/layout';
import type { Flow } from '../../../src/review/play/flow';

const chart = chartOf(flows['card-removal'].machine);
const confirming = 'card-removal.confirming';
const isInside = (id: string) => id.startsWith(`${confirming}.`);

describe('a chart with a folded state', () => {
  const after = folded(chart, [confirming]);

  it('hides what is inside, and says how much that is', () => {
    expect(after.states.filter(({ id }) => isInside(id))).toEqual([]);
    const inside = chart.states.filter(({ id }) => isInside(id)).length;
    expect(after.states.find(({ id }) => id === confirming)).toMatchObject({
      key: `confirming (${inside} states)`,
      kind: 'atomic',
    });
    expect(after.states.length).toBe(chart.states.length - inside);
  });

  it('keeps every branch that leads in or out, and no other of the inside', () => {
    const keys = after.branches.map(({ key }) => key);
    for (const { key, source, targets } of chart.branches) {
      const within = isInside(source) && targets.every((target) => isInside(target) || target === confirming);
      expect(keys.includes(key), key).toBe(!within);
    }
    expect(after.branches.some(({ source, targets }) => isInside(source) || targets.some(isInside))).toBe(
      false,
    );
  });

  it('is the same chart if nothing is folded, or nothing that has states', () => {
    expect(folded(chart, [])).toBe(chart);
    const leaf = chart.states.find(({ kind }) => kind === 'final');
    expect(folded(chart, [leaf?.id ?? '', 'card-removal.kitchen'])).toEqual(chart);
  });

  it('writes its own branches to its inside in its box', () => {
    const inwards = chart.branches.filter(
      ({ source, targets }) => source === confirming && targets.length > 0 && targets.every(isInside),
    );
    expect(inwards.length).toBeGreaterThan(0);
    for (const { key } of inwards)
      expect(after.branches.find((branch) => branch.key === key)?.targets, key).toEqual([]);
  });

  it('stands for the states inside, and can be any but the root and those without states', () => {
    const shownAs = shownIn(chart, [confirming]);
    expect(chart.states.filter(({ id }) => isInside(id)).map(({ id }) => shownAs(id))).toEqual(
      chart.states.filter(({ id }) => isInside(id)).map(() => confirming),
    );
    expect(shownAs('card-removal.inUse')).toBe('card-removal.inUse');
    expect(chart.states.filter(canFold).map(({ id }) => id)).toEqual([confirming]);
  });

  it.each(Object.entries<Flow>(flows))(
    '%s: can be laid out with everything folded',
    async (_name, { machine }) => {
      const whole = chartOf(machine);
      const ids = whole.states.filter(({ parent }) => parent === whole.name).map(({ id }) => id);
      const all = folded(whole, ids);
      const layout = await layoutOf(all);
      expect(Object.keys(layout.states).sort()).toEqual(all.states.map(({ id }) => id).sort());
      expect(Object.keys(layout.branches).sort()).toEqual(all.branches.map(({ key }) => key).sort());
    },
  );
});
