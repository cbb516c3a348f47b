import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { chartOf } from '../../../src/review/model/chart';
import type { Flow } from '../../../src/review/play/flow';
import { flows } from '../../../src/review/flows';
import { specs } from '../../machines/specs';
import { metElsewhere } from './met-elsewhere';
import { requirements } from './requirements';

const charts = Object.values<Flow>(flows).map(({ machine }) => chartOf(machine));
const states = charts.flatMap((chart) =>
  chart.states.filter(({ parent }) => parent !== null).map((state) => ({ flow: chart.name, ...state })),
);
const named = new Set(states.map(({ requirement }) => requirement));

/** `S4.closeAccount.1#2`: a sentence, counted from one. */
const sentences = requirements.flatMap(({ key, says }) =>
  says.map((_, index) => ({ key, part: `${key}#${index + 1}`, first: index === 0 })),
);

describe('the requirements of states and transitions', () => {
  it('is on the list once, each sentence in words', () => {
    expect(requirements.length).toBeGreaterThan(30);
    expect(new Set(requirements.map(({ key }) => key)).size).toBe(requirements.length);
    expect(sentences.length).toBeGreaterThan(requirements.length);
    expect(requirements.flatMap(({ says }) => says).filter((text) => text.length < 15)).toEqual([]);
  });

  it('has a state, a branch or a test for every sentence', () => {
    const unmet = sentences.filter(
      ({ key, part, first }) => !(first && named.has(key)) && !(part in metElsewhere),
    );
    expect(unmet.map(({ part }) => part)).toEqual([]);
  });

  it('says elsewhere only what is on the list and no state says', () => {
    const needed = sentences.filter(({ key, first }) => !(first && named.has(key))).map(({ part }) => part);
    expect(Object.keys(metElsewhere).sort()).toEqual(needed.sort());
  });

  it('is met by branches that there are', () => {
    const keys = new Set(charts.flatMap((chart) => chart.branches.map(({ key }) => `${chart.name}: ${key}`)));
    const gone = Object.values(metElsewhere).flatMap((place) =>
      'branch' in place && !keys.has(`${place.flow}: ${place.branch}`) ? [place.branch] : [],
    );
    expect(gone).toEqual([]);
  });

  it('is met by tests that there are', () => {
    const gone = Object.values(metElsewhere).flatMap((place) => {
      if (!('test' in place)) return [];
      const found = existsSync(place.test) && readFileSync(place.test, 'utf8').includes(place.title);
      return found ? [] : [`${place.test}: ${place.title}`];
    });
    expect(gone).toEqual([]);
  });
});

describe('every state', () => {
  it('that comes from one of them comes from a requirement on the list', () => {
    const keys = new Set<string>(requirements.map(({ key }) => key));
    const orphans = states.filter(
      ({ requirement }) => requirement?.startsWith('S4') === true && !keys.has(requirement),
    );
    expect(orphans.map(({ id, requirement }) => `${id}: ${String(requirement)}`)).toEqual([]);
  });

  it('that comes from nowhere is said to be ours by the spec of its flow', () => {
    const own = states.filter(({ requirement }) => requirement === 'own');
    const found: Record<string, string[]> = {};
    for (const { flow, id } of own) (found[flow] ??= []).push(id.slice(flow.length + 1));
    const said = specs.flatMap(({ flow, own: ours }) =>
      ours === undefined ? [] : [[flow.machine.id, ours] as const],
    );
    expect(found).toEqual(Object.fromEntries(said));
  });
});
