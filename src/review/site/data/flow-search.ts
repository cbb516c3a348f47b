import { searchOf, type FlowSearch } from '../../model/search/find-flows';
import { requirements } from '../../model/requirements';
import { catalogue } from './catalogue';
import { textsIn } from './known-texts';

let prepared: FlowSearch | null = null;

/** Every flow of the site, ready to be searched. Prepared with the first search, which nobody waits for before. */
export const flowSearch = (): FlowSearch =>
  (prepared ??= searchOf(
    [...catalogue.values()].map((entry) => ({ ...entry, texts: textsIn(entry.name) })),
    requirements,
  ));
