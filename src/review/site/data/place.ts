import { isHeat, measures, type Heat } from './coverage';

export const panels = [
  'chart',
  'walk',
  'paths',
  'screen',
  'gallery',
  'coverage',
  'scripts',
  'review',
] as const;
export type Panel = (typeof panels)[number];

/** A cell of the table of faults, as in a link. */
export type CellName = { readonly call: string; readonly kind: string };

/** A place in the review, as in a link. Steps are tokens (`tokens.ts`). */
export type Place =
  /** The list of all flows, or those found by a search; '' if nothing is searched for. */
  | { readonly page: 'index'; readonly find: string }
  | { readonly page: 'map' }
  | { readonly page: 'changes' }
  | { readonly page: 'live' }
  /** The table of faults, or one cell of it: call and kind as in `fault-table.ts`. */
  | { readonly page: 'faults'; readonly cell: CellName | null }
  | {
      readonly page: 'flow';
      readonly flow: string;
      readonly panel: Panel;
      /** `null`: the first one of the fixtures. */
      readonly input: string | null;
      readonly steps: readonly string[];
      readonly heat: Heat;
      /** The selected state, without the flow's name before it; `null` if there is none. */
      readonly state: string | null;
      /** The states at which a path that is played pauses, named in the same way. */
      readonly stops: readonly string[];
      /** The states that are drawn otherwise (folded, or with the charts that they run inside), named the same way. */
      readonly folds: readonly string[];
      /** Whether only the chart is shown, for a frame in another page. */
      readonly embed: boolean;
    };

export type FlowPlace = Extract<Place, { page: 'flow' }>;

/** Why a link cannot be shown, as a sentence, and the flow that it names, if there is one. */
export type Fault = { readonly fault: string; readonly of?: string };

const LONGEST_LINK = 200_000;
const MOST_STEPS = 400;
const STEP = /^(?:\*\d{1,12}|[\w.%/()-]*(?:![\w.%()-]+|~[\w.%*()-]+(?:~\d{1,3})?)(?:~=[\w.%*()-]+)?)$/;
const NAME = /^[\w.-]{1,80}$/;

const STATE = /^[\w.-]{1,160}$/;
/** A longer search text is cut off. */
const LONGEST_SEARCH = 80;

const isPanel = (name: string): name is Panel => (panels as readonly string[]).includes(name);

/** Removes lone surrogates, such as half of an emoji that is still being typed: `encodeURIComponent` rejects them. */
const encoded = (text: string): string => encodeURIComponent(text.replaceAll(/\p{Cs}/gu, ''));

/** A text of the address; '' if it cannot be read. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text).slice(0, LONGEST_SEARCH);
  } catch {
    return '';
  }
}

/** The hash of a place's link, such as `#/flow/card-add/walk?steps=~card.submitted`. */
export function formatPlace(place: Place): string {
  if (place.page === 'index') return place.find === '' ? '#/' : `#/?find=${encoded(place.find)}`;
  if (place.page === 'faults' && place.cell) return `#/faults/${place.cell.call}/${place.cell.kind}`;
  if (place.page !== 'flow') return `#/${place.page}`;
  const asked: string[] = [];
  if (place.input !== null) asked.push(`input=${encodeURIComponent(place.input)}`);
  if (place.steps.length > 0) asked.push(`steps=${place.steps.join(',')}`);
  if (place.heat !== 'off') asked.push(`heat=${place.heat}`);
  if (place.state !== null) asked.push(`state=${encodeURIComponent(place.state)}`);
  if (place.stops.length > 0) asked.push(`stop=${place.stops.map(encodeURIComponent).join(',')}`);
  if (place.folds.length > 0) asked.push(`fold=${place.folds.map(encodeURIComponent).join(',')}`);
  if (place.embed) asked.push('embed');
  return `#/flow/${place.flow}/${place.panel}${asked.length > 0 ? `?${asked.join('&')}` : ''}`;
}

const askedIn = (query: string): ReadonlyMap<string, string> =>
  new Map(
    query.split('&').map((part): [string, string] => {
      const at = part.indexOf('=');
      return at < 0 ? [part, ''] : [part.slice(0, at), part.slice(at + 1)];
    }),
  );

/** The names of states in a link, each once. What cannot be one is left out. */
const statesIn = (list = ''): readonly string[] => [
  ...new Set(list.split(',').filter((name) => STATE.test(name))),
];

function readFlowPlace(flow: string, panel: string, query: string): FlowPlace | Fault {
  if (!NAME.test(flow)) return { fault: 'The link names no flow.' };
  if (!isPanel(panel)) return { fault: `The link asks for “${panel.slice(0, 40)}”, which no flow has.` };
  const asked = askedIn(query);
  const input = asked.get('input') ?? null;
  if (input !== null && !NAME.test(input))
    return { fault: 'The link names its input in a way that no input has.' };
  const heat = asked.get('heat') ?? 'off';
  if (!isHeat(heat))
    return { fault: `The link asks for a heat layer that there is not: it knows ${measures.join(', ')}.` };
  const tokens = asked.get('steps') ?? '';
  const steps = tokens === '' ? [] : tokens.split(',');
  if (steps.length > MOST_STEPS) return { fault: `The link has more than ${MOST_STEPS} steps.` };
  const strange = steps.findIndex((step) => !STEP.test(step));
  if (strange >= 0) return { fault: `Step ${strange + 1} of the link cannot be read.` };
  const named = asked.get('state') ?? '';
  const state = STATE.test(named) ? named : null;
  return {
    page: 'flow',
    flow,
    panel,
    input,
    steps,
    heat,
    state,
    stops: statesIn(asked.get('stop')),
    folds: statesIn(asked.get('fold')),
    embed: asked.has('embed'),
  };
}

/** Parses the hash of a link. An empty one is the index. */
export function readPlace(hash: string): Place | Fault {
  if (hash.length > LONGEST_LINK) return { fault: 'The link is too long.' };
  const [path = '', query = ''] = hash.replace(/^#?\/?/, '').split('?', 2);
  const [page = '', flow = '', panel = 'walk', ...more] = path.split('/');
  if (more.length > 0) return { fault: 'The link names no place in this review.' };
  if (page === '') return { page: 'index', find: decoded(askedIn(query).get('find') ?? '') };
  if ((page === 'map' || page === 'changes' || page === 'live') && flow === '') return { page };
  if (page === 'faults' && flow === '') return { page, cell: null };
  if (page === 'faults' && NAME.test(flow) && NAME.test(panel))
    return { page, cell: { call: flow, kind: panel } };
  if (page === 'flow') return readFlowPlace(flow, panel, query);
  return { fault: 'The link names no place in this review.' };
}
