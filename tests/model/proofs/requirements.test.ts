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
  it('are listed once, with every sentence', () => {
    expect(requirements.length).toBeGreaterThan(30);
    expect(new Set(requirements.map(({ key }) => key)).size).toBe(requirements.length);
    expect(sentences.length).toBeGreaterThan(requirements.length);
    expect(requirements.flatMap(({ says }) => says).filter((text) => text.length < 15)).toEqual([]);
  });

  it('have a state, a branch or a test for every sentence', () => {
    const unmet = sentences.filter(
      ({ key, part, first }) => !(first && named.has(key)) && !(part in metElsewhere),
    );
    expect(unmet.map(({ part }) => part)).toEqual([]);
  });

  it('are met elsewhere only if they are listed and no state names them', () => {
    const needed = sentences.filter(({ key, first }) => !(first && named.has(key))).map(({ part }) => part);
    expect(Object.keys(metElsewhere).sort()).toEqual(needed.sort());
  });

  it('are met by existing branches', () => {
    const keys = new Set(charts.flatMap((chart) => chart.branches.map(({ key }) => `${chart.name}: ${key}`)));
    const gone = Object.values(metElsewhere).flatMap((place) =>
      'branch' in place && !keys.has(`${place.flow}: ${place.branch}`) ? [place.branch] : [],
    );
    expect(gone).toEqual([]);
  });

  it('are met by existing tests', () => {
    const gone = Object.values(metElsewhere).flatMap((place) => {
      if (!('test' in place)) return [];
      const found = existsSync(place.test) && readFileSync(place.test, 'utf8').includes(place.title);
      return found ? [] : [`${place.test}: ${place.title}`];
    });
    expect(gone).toEqual([]);
  });
});

describe('every state', () => {
  it('that names a requirement names a listed one', () => {
    const keys = new Set<string>(requirements.map(({ key }) => key));
    const orphans = states.filter(
      ({ requirement }) => requirement?.startsWith('S4') === true && !keys.has(requirement),
    );
    expect(orphans.map(({ id, requirement }) => `${id}: ${String(requirement)}`)).toEqual([]);
  });

  it('without a requirement is listed as our own in the spec of its flow', () => {
    const own = states.filter(({ requirement }) => requirement === 'own');
    const found: Record<string, string[]> = {};
    for (const { flow, id } of own) (found[flow] ??= []).push(id.slice(flow.length + 1));
    const said = specs.flatMap(({ flow, own: ours }) =>
      ours === undefined ? [] : [[flow.machine.id, ours] as const],
    );
    expect(found).toEqual(Object.fromEntries(said));
  });
});
