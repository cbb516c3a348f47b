import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import { useId, type ChangeEvent, type SyntheticEvent } from 'react';
import type { ScreenActor } from '../../ui/screen-actor';
import type { liveMachine } from './live.machine';
import {
  isSameReplay,
  placeAt,
  placeOf,
  selectAddress,
  selectCanRecord,
  selectIsConnected,
  selectIsLive,
  selectIsRecording,
  selectProblem,
  selectRecordingText,
  selectReplay,
  selectTracks,
  type LivePlace,
} from './live.selectors';
import { ReplayControls } from './replay-controls';
import { stateText } from '../../recording/state-text';
import type { Flows } from './tracks';

type Actor = ScreenActor<typeof liveMachine>;

type LivePanelProps = {
  readonly actor: Actor;
  readonly flows: Flows;
  /** Shows a flow's chart at this place. */
  readonly onShow: (place: LivePlace) => void;
  /** Saves a file for the person. */
  readonly onSave: (name: string, text: string) => void;
};

const row = { base: { display: 'flex', flexWrap: 'wrap', gap: '2', alignItems: 'center' } } as const;
const Row = chakra('div', row);
const AddressRow = chakra('form', row);
const Stack = chakra('section', { base: { display: 'flex', flexDirection: 'column', gap: '3' } });
const List = chakra('ul', {
  base: { listStyle: 'none', display: 'flex', flexDirection: 'column', gap: '1' },
});
const Field = chakra('input', {
  base: { borderWidth: '1px', borderColor: 'border', borderRadius: 'control', padding: '2', minWidth: '0' },
});
const TrackButton = chakra('button', {
  base: { textAlign: 'start', padding: '2', width: '100%', cursor: 'pointer', overflowWrap: 'anywhere' },
});

function AddressForm({ actor }: { readonly actor: Actor }) {
  const id = useId();
  const address = useSelector(actor, selectAddress);
  const change = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const entered = new FormData(event.currentTarget).get('address');
    actor.send({ type: 'address.changed', address: typeof entered === 'string' ? entered : address });
  };
  return (
    <AddressRow onSubmit={change}>
      <label htmlFor={id}>The app in development</label>
      <Field id={id} name="address" type="url" defaultValue={address} required flex="1 1 14rem" />
      <Button type="submit">Listen</Button>
    </AddressRow>
  );
}

function OpenRecording({ actor }: { readonly actor: Actor }) {
  const id = useId();
  const open = ({ currentTarget }: ChangeEvent<HTMLInputElement>): void => {
    void currentTarget.files?.[0]?.text().then((text) => actor.send({ type: 'recording.opened', text }));
    currentTarget.value = '';
  };
  return (
    <Row>
      <label htmlFor={id}>Open a recording</label>
      <input id={id} type="file" accept="application/json,.json" onChange={open} />
    </Row>
  );
}

function LiveControls({ actor }: { readonly actor: Actor }) {
  const connected = useSelector(actor, selectIsConnected);
  const recording = useSelector(actor, selectIsRecording);
  const canRecord = useSelector(actor, selectCanRecord);
  return (
    <>
      <p role="status">
        {recording && 'Recording what the app does, from the load of its page on.'}
        {!recording && connected && 'Listening to the app.'}
        {!connected && 'No app answers. Start it with npm run dev; it is tried again by itself.'}
      </p>
      <Row>
        {recording ? (
          <Button onClick={() => actor.send({ type: 'recording.stopped' })}>Stop recording</Button>
        ) : (
          <Button aria-disabled={!canRecord} onClick={() => actor.send({ type: 'recording.started' })}>
            Record
          </Button>
        )}
      </Row>
      <AddressForm actor={actor} />
    </>
  );
}

/**
 * The running app in the review: what each flow does as it happens, its recordings, and their replay. The behaviour
 * is in the chart (`live.machine.ts`); the parent decides where a flow is drawn.
 */
export function LivePanel({ actor, flows, onShow, onSave }: LivePanelProps) {
  const live = useSelector(actor, selectIsLive);
  const problem = useSelector(actor, selectProblem);
  const tracks = useSelector(actor, selectTracks(flows));
  const text = useSelector(actor, selectRecordingText);
  const replay = useSelector(actor, selectReplay(flows), isSameReplay);
  const choose = (index: number): void => {
    const track = tracks[index];
    if (!track) return;
    onShow(live ? placeOf(track, track.steps.length - 1) : placeAt(flows, track, 0));
    if (!live) actor.send({ type: 'replay.started', track: index });
  };
  return (
    <Stack aria-label="Live">
      {live && <LiveControls actor={actor} />}
      {!live && (
        <Row>
          <Button onClick={() => text !== null && onSave('recording.json', text)}>Save the recording</Button>
          <Button onClick={() => actor.send({ type: 'recording.closed' })}>Back to the running app</Button>
        </Row>
      )}
      <OpenRecording actor={actor} />
      {problem !== null && <p role="alert">{problem}</p>}
      {replay ? (
        <ReplayControls actor={actor} replay={replay} flows={flows} onShow={onShow} />
      ) : (
        <List aria-label={live ? 'Flows that run' : 'Flows of the recording'}>
          {tracks.map((track, index) => (
            <li key={track.name}>
              <TrackButton type="button" onClick={() => choose(index)}>
                <strong>{track.name}</strong> {stateText(track.steps.at(-1)?.places[''] ?? '')}
              </TrackButton>
            </li>
          ))}
        </List>
      )}
    </Stack>
  );
}
