import type { AnyStateMachine, InputFrom } from 'xstate';
import type { Outcome } from '../../../machines/fixtures.types';
import type { ScreenActor } from '../../ui/screen-actor';
import type { Flow, Path, Step } from '../play/flow';
import { startRig, type Rig } from '../play/rig';
import { Stage } from './stage';

/**
 * Plays a path of the flow's fixtures.
 *
 * @throws Error if a step is not possible
 */
export function playPath(flow: Flow, path: Path): Rig {
  const rig = startRig<AnyStateMachine>(flow, flow.fixtures.inputs[path.input]);
  for (const step of path.steps) rig.play(step);
  return rig;
}

/** A chart beside the shown one, played to where the screen needs it. */
export function neighbour<TMachine extends AnyStateMachine>(
  flow: Flow<TMachine>,
  input: InputFrom<TMachine>,
  ...steps: readonly (Step | { readonly settle: string; readonly outcome: Outcome })[]
): ScreenActor<TMachine> {
  const rig = startRig(flow, input) as unknown as Rig;
  for (const step of steps) {
    if ('outcome' in step) rig.settle(step.settle, step.outcome);
    else rig.play(step);
  }
  return new Stage(rig).root<TMachine>();
}
