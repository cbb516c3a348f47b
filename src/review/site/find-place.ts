import { catalogue } from './data/catalogue';
import { cellNamed } from './data/fault-table';
import { readPlace, type Fault } from './data/place';
import { pathOf } from './data/playing';
import type { FoundPlace } from './review.types';

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
  if ('fault' in found) return found;
  const { page, flow, panel, heat } = place;
  return { page, flow, panel, heat, path: found.path };
}
