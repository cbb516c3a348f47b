import type { Flow } from '../play/flow';
import { readPlace } from '../site/data/place';
import { pathOf } from '../site/data/playing';
import { follow } from './find-path';
import type { Regression } from './regression';
import type { Flows } from './tracks';

/** Whether a text is the address of a place in the review, and not a file. */
export const isAddress = (text: string): boolean => text.includes('#/flow/');

/**
 * A walk in the review, ready to be replayed.
 *
 * @param address the link of the walk, whole or from its `#` on
 * @throws Error with a sentence for the person if the link leads to no walk
 */
export function walkedRegression(address: string, flows: Flows): Regression {
  const place = readPlace(address.slice(address.indexOf('#')));
  if ('fault' in place) throw new Error(place.fault);
  const name = place.page === 'flow' ? place.flow : '';
  const flow: Flow | undefined = flows[name];
  if (place.page !== 'flow' || !flow) throw new Error(`There is no flow '${name}'.`);
  const found = pathOf(flow, place.input, place.steps);
  if ('fault' in found) throw new Error(found.fault);
  const { input, steps } = found.path;
  if (steps.length === 0) throw new Error('The walk has no step.');
  const unseen = { branches: [], places: {} };
  const path = follow(flow, {
    input,
    start: unseen,
    steps: steps.map((step) => ({ play: [step], seen: [] })),
  });
  return { runs: [{ name, flow: name, path }], problems: [] };
}
