import type { Flow, Step } from '../play/flow';
import { startRig, type Rig } from '../play/rig';
import type { LiveMessage } from '../../recording/message';
import { createSerialiser } from '../../recording/serialise';
import { tracksOf, type Places, type TrackStep } from './tracks';

/** The result of one step. A recording and its replay must agree in it. */
export type Seen = { readonly branches: readonly string[]; readonly places: Places };

/** A flow that runs headless and reports like the running app. Its track grows with every step. */
export type Playback = {
  readonly rig: Rig;
  readonly play: (step: Step) => void;
  readonly steps: () => readonly TrackStep[];
};

export const seenOf = ({ branches, places }: TrackStep): Seen => ({ branches, places });

/**
 * Starts a flow with an input of its fixtures.
 *
 * @throws Error if the fixtures have no input of that name, and whenever `startRig` does
 */
export function startPlayback(flow: Flow, input: string): Playback {
  const { inputs } = flow.fixtures;
  if (!Object.hasOwn(inputs, input)) {
    throw new Error(`The fixtures of '${flow.machine.id}' have no input '${input}'`);
  }
  const messages: LiveMessage[] = [];
  let now = (): number => 0;
  const serialise = createSerialiser({ page: 1, now: () => now() });
  const given: unknown = inputs[input];
  const rig = startRig(flow, given, { inspect: (event) => messages.push(...serialise(event)) });
  now = () => rig.clock.now();
  return {
    rig,
    play: (step) => rig.play(step),
    steps: () => tracksOf(messages, { [flow.machine.id]: flow })[0]?.steps ?? [],
  };
}
