import { branchesTaken } from '../../../recording/branch-coverage';
import type { Flow, Path } from '../../play/flow';
import { startRig, type Rig } from '../../play/rig';

type Start = { readonly rig: Rig; readonly taken: string[]; readonly since: () => readonly string[] };

export const inputOf = (flow: Flow, name: string): unknown =>
  (flow.fixtures.inputs as Record<string, unknown>)[name];

/** Plays a path in a rig of its own and records what its last step took and reached. */
export function start(flow: Flow, { input, steps }: Path): Start {
  const taken: string[] = [];
  const rig = startRig(flow, inputOf(flow, input), {
    inspect: (event) => void taken.push(...branchesTaken(event)),
  });
  const observed = () => [
    ...rig.effects.map(({ actor, type }) => (actor === '' ? type : `${actor}: ${type}`)),
    ...rig.reports.map(({ type }) => `reports ${type}`),
    ...rig.emitted.map(({ type }) => `emits ${type}`),
  ];
  let before: readonly string[] = [];
  for (const step of steps) {
    taken.length = 0;
    before = observed();
    rig.play(step);
  }
  const since = () => {
    const earlier = [...before];
    return observed().filter((line) => {
      const index = earlier.indexOf(line);
      if (index >= 0) earlier.splice(index, 1);
      return index < 0;
    });
  };
  return { rig, taken, since };
}
