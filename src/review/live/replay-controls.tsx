import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ScreenActor } from '../../ui/screen-actor';
import { causeText } from './find-path';
import type { liveMachine } from './live.machine';
import { placeAt, type LivePlace, type Replay } from './live.selectors';
import { stateText } from '../../recording/state-text';
import type { Flows } from './tracks';

type ReplayControlsProps = {
  readonly actor: ScreenActor<typeof liveMachine>;
  readonly replay: Replay;
  readonly flows: Flows;
  readonly onShow: (place: LivePlace) => void;
};

const Row = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2', alignItems: 'center' } });

/** The controls to step through one flow of a recording. */
export function ReplayControls({ actor, replay, flows, onShow }: ReplayControlsProps) {
  const { track, step, place, problem } = replay;
  const last = track.steps.length - 1;
  const move = (to: number): void => {
    actor.send({ type: 'replay.moved', step: to });
    onShow(placeAt(flows, track, to));
  };
  const moveTo = (to: number) => () => {
    if (to >= 0 && to <= last) move(to);
  };
  return (
    <>
      <p role="status">
        <strong>{track.name}</strong>, step {step} of {last}: {causeText(track, step)}. Now{' '}
        {stateText(place.places[''] ?? '')}.
      </p>
      {problem !== null && <p>{problem}</p>}
      <Row>
        <Button aria-disabled={step === 0} onClick={moveTo(step - 1)}>
          Step back
        </Button>
        <Button aria-disabled={step === last} onClick={moveTo(step + 1)}>
          Next step
        </Button>
        <Button onClick={moveTo(last)}>To the end</Button>
        <Button onClick={() => actor.send({ type: 'replay.left' })}>All flows</Button>
      </Row>
    </>
  );
}
