import { flows, type FlowName } from '../flows';
import { BranchCoverage } from '../../recording/branch-coverage';
import type { Flow, Path } from '../play/flow';
import { walk } from '../play/walker';
import { isGeneral } from './doable';
import { partOf, sourceOf, withoutWaiting } from './part';

type Candidate = { readonly path: Path; readonly takes: ReadonlySet<string> };

/**
 * Greedy: repeatedly picks the path that takes most of the remaining branches, the shortest of those; then removes
 * redundant paths.
 */
function cover(candidates: readonly Candidate[]): readonly Candidate[] {
  const left = new Set(candidates.flatMap(({ takes }) => [...takes]));
  const chosen: Candidate[] = [];
  const gain = ({ takes }: Candidate) => [...takes].filter((key) => left.has(key)).length;
  while (left.size > 0) {
    let best: Candidate | null = null;
    for (const candidate of candidates) {
      const more = gain(candidate) - (best === null ? 0 : gain(best));
      const shorter = best !== null && candidate.path.steps.length < best.path.steps.length;
      if (more > 0 || (more === 0 && shorter)) best = candidate;
    }
    if (best === null) break;
    chosen.push(best);
    for (const key of best.takes) left.delete(key);
  }
  return chosen.reduce<readonly Candidate[]>((kept, candidate) => {
    const others = kept.filter((other) => other !== candidate);
    const isNeeded = [...candidate.takes].some((key) => !others.some(({ takes }) => takes.has(key)));
    return isNeeded ? kept : others;
  }, chosen);
}

/**
 * The paths of the smallest set found (greedily, so a smaller one may exist), and the branches that no path takes.
 */
export function scriptPaths(name: FlowName) {
  const flow: Flow = flows[name];
  const paths = new Set<Path>();
  const reached = new Map<Path, readonly string[]>();
  walk(flow, {
    onSnapshot: (_snapshot, path) => paths.add(path),
    onStep: (path, taken) => reached.set(path, taken),
  });
  const candidates: Candidate[] = [];
  const reasons = new Map<string, string>();
  const { executors } = sourceOf(name);
  for (const given of paths) {
    const path = withoutWaiting(flow, given, executors);
    const found = partOf(name, path);
    if ('takes' in found) {
      candidates.push({ path, takes: found.takes });
      continue;
    }
    // The shortest path to a branch comes first, so its reason is about the branch and not about an earlier step.
    for (const branch of reached.get(given) ?? []) {
      const known = reasons.get(branch);
      if (known === undefined || isGeneral(known)) reasons.set(branch, found.reason);
    }
  }
  const chosen = cover(candidates);
  const taken = new Set(chosen.flatMap(({ takes }) => [...takes]));
  const { universe } = new BranchCoverage(flow.machine);
  const branches = [...universe];
  return {
    paths: chosen.map(({ path }) => path),
    taken: branches.filter((key) => taken.has(key)),
    untaken: branches
      .filter((branch) => !taken.has(branch))
      .map((branch) => ({
        branch,
        reason: reasons.get(branch) ?? 'The fixtures have no path that takes it.',
      })),
  };
}
