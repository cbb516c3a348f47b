import type { SnapshotFrom } from 'xstate';
import type { Path } from '../play/flow';
import { findPath, pathOf, type Finding, type FoundPath } from './find-path';
import type { liveMachine } from './live.machine';
import type { LiveMessage } from '../../recording/message';
import { recordingText } from '../../recording/recording';
import { tracksOf, type Flows, type Places, type Track } from './tracks';

type Snapshot = SnapshotFrom<typeof liveMachine>;

/** What the review shows of a flow: its place, how it got there and, for a replay, the player's path there. */
export type LivePlace = {
  readonly flow: string;
  readonly places: Places;
  readonly branches: readonly string[];
  readonly path: Path | null;
};

/** The state of a replay. `problem` says why the player cannot follow; the states are shown anyway. */
export type Replay = {
  readonly track: Track;
  readonly step: number;
  readonly place: LivePlace;
  readonly problem: string | null;
};

const none: readonly LiveMessage[] = [];
const found = new WeakMap<Track, Finding>();
const tracksByMessages = new WeakMap<readonly LiveMessage[], readonly Track[]>();

const tracksIn = (messages: readonly LiveMessage[], flows: Flows): readonly Track[] => {
  const known = tracksByMessages.get(messages) ?? tracksOf(messages, flows);
  tracksByMessages.set(messages, known);
  return known;
};

export const selectIsConnected = (snapshot: Snapshot): boolean =>
  snapshot.matches({ live: 'listening' }) || snapshot.matches({ live: 'recording' });
export const selectIsRecording = (snapshot: Snapshot): boolean => snapshot.matches({ live: 'recording' });
export const selectIsLive = (snapshot: Snapshot): boolean => snapshot.hasTag('live');
export const selectProblem = (snapshot: Snapshot): string | null => snapshot.context.problem;
export const selectAddress = (snapshot: Snapshot): string => snapshot.context.address;
export const selectCanRecord = (snapshot: Snapshot): boolean => snapshot.can({ type: 'recording.started' });

/** The recording as the text of a file; `null` if there is none. */
export const selectRecordingText = ({ context }: Snapshot): string | null =>
  context.recording === null ? null : recordingText(context.recording);

/** The flows that run now, or those of the recording, in the order in which they started. */
export const selectTracks =
  (flows: Flows) =>
  (snapshot: Snapshot): readonly Track[] => {
    const { heard, recording } = snapshot.context;
    return tracksIn(snapshot.hasTag('live') ? heard : (recording?.messages ?? none), flows);
  };

/** The place of a track at one of its steps. */
export const placeOf = ({ flow, steps }: Track, index: number, path: Path | null = null): LivePlace => {
  const { places, branches } = steps[index] ?? { places: {}, branches: [] };
  return { flow, places, branches, path };
};

/** The path to a recorded step. One group of the player's steps may correspond to several recorded steps. */
function wayTo(path: FoundPath, step: number): Path {
  const taken: FoundPath['steps'][number][] = [];
  let recorded = 0;
  for (const group of path.steps) {
    if (recorded >= step) break;
    taken.push(group);
    recorded += group.seen.length;
  }
  return pathOf({ ...path, steps: taken });
}

const findingOf = (flows: Flows, track: Track): Finding => {
  const flow = flows[track.flow];
  const finding =
    found.get(track) ?? (flow ? findPath(flow, track) : { problem: `There is no flow '${track.flow}'.` });
  found.set(track, finding);
  return finding;
};

/** The place of a track at one of its steps, with the player's path there if there is one. */
export const placeAt = (flows: Flows, track: Track, step: number): LivePlace => {
  const finding = findingOf(flows, track);
  return placeOf(track, step, 'path' in finding ? wayTo(finding.path, step) : null);
};

/** The current replay, or `null`. */
export const selectReplay =
  (flows: Flows) =>
  (snapshot: Snapshot): Replay | null => {
    if (!snapshot.matches('replaying')) return null;
    const { position } = snapshot.context;
    const track = selectTracks(flows)(snapshot)[position.track];
    if (!track) return null;
    const step = Math.max(0, Math.min(position.step, track.steps.length - 1));
    const finding = findingOf(flows, track);
    return {
      track,
      step,
      place: placeAt(flows, track, step),
      problem: 'problem' in finding ? finding.problem : null,
    };
  };

/** Whether two replays show the same. */
export const isSameReplay = (one: Replay | null, other: Replay | null): boolean =>
  one?.track === other?.track && one?.step === other?.step;
