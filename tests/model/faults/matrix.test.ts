import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { faultCalls } from '../../../src/review/faults/calls';
import { faultCells, faultKinds } from '../../../src/review/faults/kinds';
import { playCell } from '../../support/faults/play-cell';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

it('covers the 31 calls (S7.calls) and thirty kinds of fault, three of which have two variants', () => {
  expect(new Set(faultCalls.map(({ name }) => name)).size).toBe(31);
  expect(new Set(faultKinds.map(({ name }) => name)).size).toBe(30);
  expect(faultKinds.flatMap(({ plays }) => plays)).toHaveLength(33);
  expect(faultCells).toHaveLength(930);
});

describe.each(faultCalls.map((call) => [call.name, call] as const))('%s', (_name, call) => {
  it.each(faultKinds.map((kind) => [kind.name, kind] as const))('handles %s', async (_kind, kind) => {
    for (const play of kind.plays) expect(await playCell(call, kind, play), play.name).toEqual([]);
  });
});
