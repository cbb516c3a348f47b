import { describe, expect, it } from 'vitest';
import { flows } from '../../../src/review/flows';
import { chartOf } from '../../../src/review/model/chart';
import { fittingLayout } from '../../../src/review/model/fitting';
import { layoutOf } from '../../../src/review/model/layout';
import { fitsLegibly } from '../../../src/review/model/opening';

/** Beside the panel, in a window of 1440 × 900 px. */
const room = { width: 907, height: 648 };
const layoutsOf = async (name: keyof typeof flows) => {
  const chart = chartOf(flows[name].machine);
  return {
    right: await layoutOf(chart, 'right'),
    down: await layoutOf(chart, 'down'),
    fitting: await fittingLayout(chart, room),
  };
};

describe('a chart leads', () => {
  it('to the right if all of it can be read then', async () => {
    const { right, down, fitting } = await layoutsOf('list-filter');
    expect([fitsLegibly(room, right), fitsLegibly(room, down)]).toEqual([true, true]);
    expect(fitting).toEqual(right);
  });

  it('down if only that shows all of it', async () => {
    const { right, down, fitting } = await layoutsOf('table-order');
    expect([fitsLegibly(room, right), fitsLegibly(room, down)]).toEqual([false, true]);
    expect(fitting).toEqual(down);
  });

  it('to the right if it is too large either way', async () => {
    const { right, down, fitting } = await layoutsOf('card-add');
    expect([fitsLegibly(room, right), fitsLegibly(room, down)]).toEqual([false, false]);
    expect(fitting).toEqual(right);
  });

  it('to the right if it fits in neither direction, though it is not larger than the room', async () => {
    const { right, down, fitting } = await layoutsOf('content');
    expect(right.width * right.height).toBeLessThan(room.width * room.height);
    expect([fitsLegibly(room, right), fitsLegibly(room, down)]).toEqual([false, false]);
    expect(fitting).toEqual(right);
  });
});
