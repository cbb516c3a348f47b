import type { Chart } from '../model/chart';
import { catalogue } from './data/catalogue';
import { otherwise } from './data/drawn';
import { cellNamed } from './data/fault-table';
import { readPlace, type Fault } from './data/place';
import { pathOf } from './data/playing';
import type { FoundPlace } from './review.types';

/** A state as it is named in links: without the flow's name before it. */
export const linkedState = ({ name }: Chart, id: string): string =>
  id.startsWith(`${name}.`) ? id.slice(name.length + 1) : id;

/** The id of a state in a link; `null` if the chart has none of that name. */
const stateIn = (chart: Chart, linked: string | null): string | null =>
  chart.states.find(({ id }) => linkedState(chart, id) === linked)?.id ?? null;

/** The place of a link with its steps played, or what is wrong with it. */
export function findPlace(hash: string): FoundPlace | Fault {
  const place = readPlace(hash);
  if ('fault' in place) return place;
  if (place.page === 'faults') {
    if (place.cell === null) return { page: 'faults', cell: null };
    const cell = cellNamed(place.cell);
    return cell ? { page: 'faults', cell } : { fault: 'The link names no cell of the table of faults.' };
  }
  if (place.page !== 'flow') return place;
  const entry = catalogue.get(place.flow);
  if (!entry) return { fault: `There is no flow “${place.flow}” (any more).` };
  const found = pathOf(entry.flow, place.input, place.steps);
  if ('fault' in found) return { ...found, of: place.flow };
  const { page, flow, panel, heat, embed } = place;
  const { chart } = entry;
  const statesIn = (names: readonly string[]) => names.flatMap((name) => stateIn(chart, name) ?? []);
  const stops = statesIn(place.stops);
  const foldable = chart.states.filter((state) => otherwise(flow, state) !== null).map(({ id }) => id);
  const folds = statesIn(place.folds).filter((id) => foldable.includes(id));
  return {
    page,
    flow,
    panel,
    heat,
    stops,
    folds,
    embed,
    path: found.path,
    selected: stateIn(chart, place.state),
  };
}
