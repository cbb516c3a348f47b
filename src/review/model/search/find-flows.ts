import type { Chart } from '../chart';
import { synonyms } from './synonyms';
import { beginnings, holds, spaced, without } from './words';

/** A flow as it can be found. */
export type FindableFlow = {
  readonly name: string;
  readonly title: string;
  readonly sentence: string;
  readonly chart: Chart;
  /** The texts that people read in it. */
  readonly texts: readonly string[];
};

export type MatchKind = 'flow' | 'state' | 'event' | 'delay' | 'guard' | 'requirement' | 'text';

/** Why a flow was found. */
export type Match = {
  readonly kind: MatchKind;
  readonly text: string;
  /** The id of the state where it is; `null` if it is no single state's. */
  readonly state: string | null;
  /** What the searched word is called here, if it was found by a synonym. */
  readonly via: string | null;
};

export type FoundFlow = {
  readonly name: string;
  readonly title: string;
  /** The state to select: that of the best match which has one. */
  readonly state: string | null;
  /** The best ones first. */
  readonly matches: readonly Match[];
};

/** `by`: what is compared, as words. A match with a smaller rank is listed first. */
type Candidate = Omit<Match, 'via'> & { readonly by: string; readonly rank: number };

type Indexed = {
  readonly flow: FindableFlow;
  readonly heading: string;
  readonly candidates: readonly Candidate[];
};

export type FlowSearch = readonly Indexed[];

const RANKS = { title: 0, place: 0.25, state: 2, event: 3, guard: 4, sentence: 5, requirement: 6, text: 7 };
/** Added to the rank of a match that a synonym's words find, so that it follows the same match by the word itself. */
const AFTER = 0.5;

const shortId = ({ name }: Chart, id: string): string =>
  id.startsWith(`${name}.`) ? id.slice(name.length + 1) : id;

function candidatesOf(flow: FindableFlow, requirements: ReadonlyMap<string, string>): Candidate[] {
  const { name, title, sentence, chart, texts } = flow;
  const found = new Map<string, Candidate>();
  const add = (kind: MatchKind, text: string, state: string | null, by: string, rank: number) => {
    const key = `${kind} ${rank} ${text}`;
    if (!found.has(key)) found.set(key, { kind, text, state, by: spaced(by), rank });
  };
  add('flow', title, null, `${name} ${title}`, RANKS.title);
  add('flow', sentence, null, sentence, RANKS.sentence);
  for (const { id, parent, description, tags, invokes, requirement } of chart.states) {
    if (parent === null) continue;
    const short = shortId(chart, id);
    const runs = invokes.flatMap((invoke) => [invoke.id, invoke.src]);
    add('state', short, id, short, RANKS.state);
    add('state', short, id, [description, ...tags, ...runs].join(' '), RANKS.sentence);
    if (requirement === null) continue;
    const said = `${requirement} ${requirements.get(requirement) ?? ''}`.trim();
    add('requirement', said, id, said, RANKS.requirement);
  }
  for (const { source, trigger, guard } of chart.branches) {
    const { kind, name: called } = trigger;
    if (kind === 'delay') add(kind, called, source, called, RANKS.event);
    if (kind === 'event' && !called.startsWith('xstate.')) add(kind, called, source, called, RANKS.event);
    if (guard !== null) add('guard', guard, source, guard, RANKS.guard);
  }
  for (const text of texts) add('text', text, null, text, RANKS.text);
  return [...found.values()];
}

/**
 * Prepares flows to be searched.
 *
 * @param requirements the sentence of each requirement, by its key
 */
export const searchOf = (
  flows: readonly FindableFlow[],
  requirements: ReadonlyMap<string, string>,
): FlowSearch =>
  flows.map((flow) => ({
    flow,
    heading: spaced(`${flow.name} ${flow.title}`),
    candidates: candidatesOf(flow, requirements),
  }));

type Ranked = { readonly match: Match; readonly rank: number };

/**
 * Words may also match the flow's name or title. At least one must match only here, otherwise every state of the flow
 * would match.
 */
function isFound({ by }: Candidate, heading: string, words: readonly string[]): boolean {
  const inside = words.filter((word) => holds(by, word));
  if (inside.length === words.length) return true;
  const outside = words.filter((word) => !inside.includes(word));
  return outside.every((word) => holds(heading, word)) && inside.some((word) => !holds(heading, word));
}

const matchOf = ({ kind, text, state }: Candidate, via: string | null): Match => ({ kind, text, state, via });

function rankedIn({ flow, heading, candidates }: Indexed, words: readonly string[]): Ranked[] {
  const found = candidates
    .filter((candidate) => isFound(candidate, heading, words))
    .map((candidate) => ({ match: matchOf(candidate, null), rank: candidate.rank }));
  for (const { said, means, words: others, places } of synonyms) {
    const rest = said.map((phrase) => without(words, beginnings(phrase))).find((left) => left !== null);
    if (!rest) continue;
    if (rest.length === 0)
      places.forEach((place, index) => {
        if (place.flow !== flow.name) return;
        const { state } = place;
        const text = state === null ? flow.title : shortId(flow.chart, state);
        const match: Match = { kind: state === null ? 'flow' : 'state', text, state, via: means };
        found.push({ match, rank: RANKS.place + index / 100 });
      });
    for (const other of others) {
      const phrase = spaced(other).trimEnd();
      for (const candidate of candidates)
        if (candidate.by.includes(phrase) && rest.every((word) => holds(candidate.by + heading, word)))
          found.push({ match: matchOf(candidate, means), rank: candidate.rank + AFTER });
    }
  }
  return found;
}

const lowest = (ranked: readonly Ranked[]): number => Math.min(...ranked.map(({ rank }) => rank));

/** Sorted by rank; of two matches with the same state or text only the better one. */
function best(ranked: readonly Ranked[]): Match[] {
  const found = new Map<string, Match>();
  for (const { match } of ranked.toSorted((one, other) => one.rank - other.rank)) {
    const key = `${match.kind} ${match.text}`;
    if (!found.has(key)) found.set(key, match);
  }
  return [...found.values()];
}

/**
 * Finds flows by what they are called and by everything in them: all words of the query must occur in one place, each
 * at the beginning of a word. `addingACard`, `card.submitted` and `card-add` are several words.
 *
 * @returns the best first; empty if nothing is asked for
 */
export function findFlows(search: FlowSearch, query: string): FoundFlow[] {
  const words = beginnings(query);
  if (words.length === 0) return [];
  return search
    .map((indexed) => ({ flow: indexed.flow, ranked: rankedIn(indexed, words) }))
    .filter(({ ranked }) => ranked.length > 0)
    .toSorted((one, other) => lowest(one.ranked) - lowest(other.ranked))
    .map(({ flow: { name, title }, ranked }) => {
      const matches = best(ranked);
      return { name, title, matches, state: matches.find(({ state }) => state !== null)?.state ?? null };
    });
}
