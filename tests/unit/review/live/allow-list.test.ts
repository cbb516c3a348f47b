import { describe, expect, it } from 'vitest';
import { contextRules, eventRules, inputRules, outcomeKinds } from '../../../../src/recording/allow-list';
import { shownFields } from '../../../../src/recording/shown';
import { flows } from '../../../../src/review/flows';
import { branchesOf } from '../../../../src/recording/branch-coverage';
import type { AnyStateNode } from 'xstate';
import type { Flow } from '../../../../src/review/play/flow';

const all = Object.values(flows) as unknown as readonly Flow[];
const names = all.map(({ machine }) => machine.id);

const triggersOf = (node: AnyStateNode): string[] => [
  ...branchesOf(node).map(([trigger]) => trigger),
  ...(Object.values(node.states) as AnyStateNode[]).flatMap(triggersOf),
];

describe('the allow-list', () => {
  it('names existing events and charts', () => {
    const events = new Set(all.flatMap(({ machine }) => triggersOf(machine.root)));
    expect(Object.keys(eventRules).filter((type) => !events.has(type))).toEqual([]);
    expect(Object.keys({ ...inputRules, ...contextRules }).filter((name) => !names.includes(name))).toEqual(
      [],
    );
  });

  it('names no field that sounds like a secret', () => {
    const fields = [eventRules, inputRules, contextRules].flatMap((rules) =>
      Object.values(rules).flatMap((rule) => Object.keys(rule)),
    );
    expect(fields.length).toBeGreaterThan(20);
    expect(fields.filter((field) => /password|secret|key|code|id$|email|values/iu.test(field))).toEqual([]);
  });

  it('covers every kind of output in the fixtures', () => {
    const kinds = all.flatMap(({ fixtures }) =>
      Object.values(fixtures.outcomes as Record<string, Record<string, { resolve?: unknown }>>).flatMap(
        (named) =>
          Object.values(named).flatMap(({ resolve }) => {
            const kind = (resolve as { kind?: unknown } | null | undefined)?.kind;
            return typeof kind === 'string' ? [kind] : [];
          }),
      ),
    );
    expect([...new Set(kinds)].filter((kind) => !outcomeKinds.includes(kind))).toEqual([]);
    expect(outcomeKinds.filter((kind) => !kinds.includes(kind))).toEqual([]);
  });

  it('passes what a rule describes, and nothing else', () => {
    const rules = { flag: 'flag', count: 'number', word: ['one', 'two'], 'in.side': 'flag' } as const;
    const right = { flag: true, count: 2, word: 'two', in: { side: false, out: 'text' } };
    expect(shownFields(right, rules)).toEqual({ ...right, in: { side: false, out: '‹string›' } });
    const wrong = { flag: 'yes', count: Number.NaN, word: 'three', in: ['side'] };
    expect(shownFields(wrong, rules)).toEqual({
      flag: '‹string›',
      count: '‹number›',
      word: '‹string›',
      in: '‹list›',
    });
    expect(shownFields({ constructor: 'x', toString: 1, null: null, none: undefined }, rules)).toEqual({
      constructor: '‹string›',
      toString: '‹number›',
      null: null,
    });
  });
});
