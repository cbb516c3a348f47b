import { chartOf } from '../model/chart';
import type { Path } from '../play/flow';
import { flows } from '../flows';
import { walk } from '../play/walker';
import { shownAs, undrawnReason } from './registry';

/** One state of a flow with a screen of its own, and a shortest path to it. */
export type GalleryItem = {
  /** Unique in the chart, such as `card-add.entering`. */
  readonly stateId: string;
  readonly screen: string;
  readonly path: Path;
  /** The state is transient: the path passes through it, and the screen shows where the path comes to rest. */
  readonly passing: boolean;
};

export type Gallery = {
  readonly items: readonly GalleryItem[];
  /** The other states, and why they show nothing. */
  readonly unshown: readonly { readonly stateId: string; readonly reason: string }[];
};

const made = new Map<string, Gallery>();

/** Every state of a flow with one shortest path to it, in the chart's order. The first call walks the flow. */
export function galleryOf(name: keyof typeof flows): Gallery {
  const known = made.get(name);
  if (known !== undefined) return known;
  const flow = flows[name];
  const resting = new Map<string, Path>();
  const passing = new Map<string, Path>();
  const note = (paths: Map<string, Path>, nodes: readonly { readonly id: string }[], path: Path) => {
    for (const { id } of nodes) if (!paths.has(id)) paths.set(id, path);
  };
  walk(flow, {
    onSnapshot: (snapshot, path) => note(passing, snapshot._nodes, path),
    onRest: (rig, path) => note(resting, rig.snapshot()._nodes, path),
  });
  const items: GalleryItem[] = [];
  const unshown: { stateId: string; reason: string }[] = [];
  for (const { id, screen, parent } of chartOf(flow.machine).states) {
    if (parent === null) continue;
    const shown = shownAs(name, screen);
    const path = resting.get(id) ?? passing.get(id);
    const undrawn = undrawnReason(id);
    if ('reason' in shown) unshown.push({ stateId: id, reason: shown.reason });
    else if (undrawn !== null) unshown.push({ stateId: id, reason: undrawn });
    else if (path === undefined) unshown.push({ stateId: id, reason: 'No path leads there.' });
    else items.push({ stateId: id, screen: shown.screen, path, passing: !resting.has(id) });
  }
  const gallery = { items, unshown };
  made.set(name, gallery);
  return gallery;
}
