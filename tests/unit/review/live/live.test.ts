import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import type { Feed, FeedObserver } from '../../../../src/review/live/feed';
import {
  isSameReplay,
  selectCanRecord,
  selectIsConnected,
  selectIsRecording,
  selectProblem,
  selectRecordingText,
  selectReplay,
  selectTracks,
} from '../../../../src/review/live/live.selectors';
import type { LiveMessage } from '../../../../src/recording/message';
import { recordingOf, recordingText } from '../../../../src/recording/recording';
import { provideLive } from '../../../../src/review/live/provide-live';
import { createSerialiser } from '../../../../src/recording/serialise';
import type { Flow } from '../../../../src/review/play/flow';
import { flows } from '../../../../src/review/flows';
import { startRig } from '../../../../src/review/play/rig';

const form = flows['form-submission'] as unknown as Flow;
const known = { 'form-submission': form };

/** What a form tells that is sent and refused. */
function session(page: number): LiveMessage[] {
  const messages: LiveMessage[] = [];
  const serialise = createSerialiser({ page, now: () => 0 });
  const rig = startRig(form, undefined, { inspect: (event) => messages.push(...serialise(event)) });
  rig.play({ to: '', event: form.fixtures.events[0] as { type: string } });
  rig.play({ settle: 'submitForm', with: 'refused' });
  return messages;
}

/** A feed that the test speaks through. */
function stage(handed: string | null = null) {
  const observers = new Map<string, FeedObserver>();
  const feedOf = (address: string): Feed => ({
    subscribe: (observer) => {
      observers.set(address, observer);
      return () => void observers.delete(address);
    },
  });
  const actor = createActor(provideLive(feedOf, handed), { input: { address: 'here' } }).start();
  const feed = (address = 'here'): FeedObserver => {
    const observer = observers.get(address);
    if (!observer) throw new Error(`Nobody listens to ${address}`);
    return observer;
  };
  const names = () => selectTracks(known)(actor.getSnapshot()).map(({ name }) => name);
  return { actor, feed, names, addresses: () => [...observers.keys()] };
}

describe('the live view', () => {
  it('listens to the newest page, across lost connections', () => {
    const { actor, feed, names } = stage();
    expect(selectIsConnected(actor.getSnapshot())).toBe(false);
    feed().opened();
    expect(selectIsConnected(actor.getSnapshot())).toBe(true);
    expect(selectCanRecord(actor.getSnapshot())).toBe(false);
    feed().heard(session(1));
    feed().lost();
    expect(selectIsConnected(actor.getSnapshot())).toBe(false);
    feed().opened();
    feed().heard([...session(1), ...session(2)]);
    expect(names()).toEqual(['form-submission']);
  });

  it('opens the recording that it was handed, once', () => {
    const { actor, addresses } = stage(recordingText(recordingOf(session(1))));
    expect(selectTracks(known)(actor.getSnapshot()).map(({ name }) => name)).toEqual(['form-submission']);
    expect(addresses()).toEqual([]);
    actor.send({ type: 'recording.closed' });
    expect([addresses(), actor.getSnapshot().context.recording]).toEqual([['here'], null]);
  });

  it('listens to another address on request', () => {
    const { actor, feed, addresses } = stage();
    feed().opened();
    feed().heard(session(1));
    actor.send({ type: 'address.changed', address: 'there' });
    expect(addresses()).toEqual(['there']);
    expect(actor.getSnapshot().context.heard).toEqual([]);
    expect(selectIsConnected(actor.getSnapshot())).toBe(false);
  });

  it('records from the page load on, and replays', () => {
    const { actor, feed, names, addresses } = stage();
    feed().opened();
    feed().heard(session(1));
    actor.send({ type: 'recording.started' });
    expect(selectIsRecording(actor.getSnapshot())).toBe(true);
    feed().heard(session(2));
    actor.send({ type: 'recording.stopped' });
    expect(names()).toEqual(['form-submission', 'form-submission 2']);
    expect(addresses()).toEqual([]);

    const text = selectRecordingText(actor.getSnapshot()) ?? '';
    const other = stage();
    other.actor.send({ type: 'recording.opened', text });
    expect(other.names()).toEqual(names());

    other.actor.send({ type: 'replay.started', track: 1 });
    const replay = () => selectReplay(known)(other.actor.getSnapshot());
    expect(replay()).toMatchObject({ step: 0, problem: null, place: { places: { '': 'editing' } } });
    const first = replay();
    other.actor.send({ type: 'replay.moved', step: 99 });
    expect(isSameReplay(first, replay())).toBe(false);
    expect(replay()).toMatchObject({
      step: 2,
      place: {
        flow: 'form-submission',
        places: { '': 'refused' },
        branches: ['form-submission.submitting | xstate.done.actor.submitForm | 3'],
        path: {
          input: 'default',
          steps: [
            { to: '', event: { type: 'form.submitted' } },
            { settle: 'submitForm', with: 'refused' },
          ],
        },
      },
    });
    other.actor.send({ type: 'replay.left' });
    expect(replay()).toBeNull();
    other.actor.send({ type: 'recording.closed' });
    expect(selectRecordingText(other.actor.getSnapshot())).toBeNull();
    expect(other.addresses()).toEqual(['here']);
  });

  it('says why a file is not a recording, and stays in its state', () => {
    const { actor, feed } = stage();
    feed().opened();
    actor.send({ type: 'recording.opened', text: '{}' });
    expect(selectProblem(actor.getSnapshot())).toContain('This file is no recording');
    expect(selectIsConnected(actor.getSnapshot())).toBe(true);
    feed().heard(session(1));
    actor.send({ type: 'recording.started' });
    expect(selectProblem(actor.getSnapshot())).toBeNull();
  });
});
