import { createActor, createMachine, type AnyMachineSnapshot } from 'xstate';
import { describe, expect, it } from 'vitest';
import { chartOf } from '../../../src/review/model/chart';
import { definitionOf } from '../../../src/review/model/definition';
import { chartFile, pngSize } from '../../../src/review/model/formats/export-chart';
import { layoutOf } from '../../../src/review/model/layout';

const machine = createMachine({
  id: 'front-door',
  initial: 'shut',
  states: { shut: { on: { opened: 'open' } }, open: {} },
});
const chart = chartOf(machine);
const saved = async () => ({
  chart,
  layout: await layoutOf(chart),
  definition: definitionOf(machine),
  scheme: 'light' as const,
});

describe('a chart that is saved', () => {
  it('is a picture in the scheme of the page', async () => {
    const known = await saved();
    const { name, type, text } = chartFile('svg', known);
    expect([name, type]).toEqual(['front-door.svg', 'image/svg+xml']);
    expect(text).toMatch(/^<svg [\s\S]*shut[\s\S]*<\/svg>\s*$/u);
    expect(chartFile('svg', { ...known, scheme: 'dark' }).text).not.toBe(text);
  });

  it('is a Mermaid diagram', async () => {
    const { name, text } = chartFile('mermaid', await saved());
    expect(name).toBe('front-door.mmd');
    expect(text).toMatch(/^stateDiagram-v2\n/u);
    expect(text).toContain('front_door__shut --> front_door__open : opened');
  });

  it('is SCXML', async () => {
    const { name, text } = chartFile('scxml', await saved());
    expect(name).toBe('front-door.scxml');
    expect(text).toContain('<transition event="opened" target="front-door.open" type="internal"/>');
  });

  it('is a definition that can be played', async () => {
    const { name, type, text } = chartFile('json', await saved());
    expect([name, type]).toEqual(['front-door.json', 'application/json']);
    const actor = createActor(createMachine(JSON.parse(text) as Parameters<typeof createMachine>[0])).start();
    actor.send({ type: 'opened' });
    expect((actor.getSnapshot() as AnyMachineSnapshot).value).toBe('open');
  });
});

describe('the size of a PNG', () => {
  it('is twice that of the drawing', () => {
    expect(pngSize({ width: 400, height: 300 })).toEqual({ width: 800, height: 600 });
  });

  it.each([
    [20_000, 100],
    [100, 20_000],
    [7000, 7000],
  ])('is what every browser can paint, of %d × %d as well', (width, height) => {
    const size = pngSize({ width, height });
    expect(Math.max(size.width, size.height)).toBeLessThanOrEqual(8192);
    expect(size.width * size.height).toBeLessThanOrEqual(16_000_000);
    expect(size.width / size.height).toBeCloseTo(width / height, width > 10 * height ? -1 : 1);
  });
});
