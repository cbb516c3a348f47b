import { describe, expect, it } from 'vitest';
import { createActor, createMachine, fromPromise, SimulatedClock, type InspectionEvent } from 'xstate';
import { createRecorder } from '../../../src/recording/recorder';
import { parseRecording } from '../../../src/recording/recording';

const MINUTE_MS = 60_000;
const STEP_MS = 500;

const onceMachine = createMachine({
  id: 'once',
  initial: 'open',
  states: { open: { on: { 'done.pressed': 'done' } }, done: { type: 'final' } },
});

/** It asks every second, and runs another chart for a moment. */
const pollingMachine = createMachine({
  id: 'polling',
  initial: 'once',
  states: {
    once: { invoke: { id: 'once', src: onceMachine, onDone: 'waiting' } },
    waiting: { after: { 1000: 'asking' } },
    asking: {
      invoke: { id: 'ask', src: fromPromise(() => Promise.resolve('answer')), onDone: 'waiting' },
      after: { 500: 'waiting' },
    },
  },
});

/** A recorder of an app that has polled for so long. */
function recordedFor(minutes: number) {
  const clock = new SimulatedClock();
  const recorder = createRecorder();
  const heard: InspectionEvent[] = [];
  const actor = createActor(pollingMachine, {
    clock,
    inspect: (event) => {
      heard.push(event);
      recorder.observe(event, clock.now());
    },
  }).start();
  actor.getSnapshot().children['once']?.send({ type: 'done.pressed' });
  for (let passed = 0; passed < minutes * MINUTE_MS; passed += STEP_MS) clock.increment(STEP_MS);
  return { ...recorder.read(clock.now()), heard };
}

const read = (text: string) => {
  const parsed = parseRecording(text);
  if ('problem' in parsed) throw new Error(parsed.problem);
  return parsed.recording.messages;
};

describe('the recorder', () => {
  it('keeps everything that a chart did, while that is not too much', () => {
    const { lines, heard } = recordedFor(3);
    const charts = ['polling', 'once'];
    const steps = heard.filter(
      ({ type, actorRef }) =>
        type === '@xstate.snapshot' &&
        charts.includes((actorRef as { logic?: { id?: string } }).logic?.id ?? ''),
    );
    expect(steps.length).toBeGreaterThan(200);
    expect(lines.filter(({ chart }) => chart === 'polling')).toHaveLength(
      steps.filter(({ actorRef }) => (actorRef as { logic?: { id?: string } }).logic?.id === 'polling')
        .length,
    );
  });

  it('keeps the start of a chart in a session of hours, and the first and last of what it repeats', () => {
    const { text, lines, heard } = recordedFor(3 * 60);
    expect(heard.length).toBeGreaterThan(40_000);
    expect(lines.length).toBeLessThan(4000);
    expect(lines.every(({ chart }) => chart === 'polling')).toBe(true);
    expect([lines[0]?.event, lines.at(-1)?.ago]).toEqual(['xstate.init', 0]);
    const [, first] = read(text);
    expect(first).toMatchObject({ kind: 'actor', machine: 'polling', parent: null });
  });
});
