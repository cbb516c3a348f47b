import type { InspectionEvent } from 'xstate';
import type { PresentChart, RecordedLine } from '../domain/support';
import { isStep, linesOf, namesIn } from './lines';
import type { LiveMessage } from './message';
import { recordingOf, recordingText } from './recording';
import { createSerialiser } from './serialise';
import { stateText } from './state-text';

/** How far back a recording goes (ms). */
const REACH_MS = 2 * 60 * 1000;
/** With more messages than this, repeated ones are forgotten (count). */
const MESSAGES_MAX = 5000;
/** Longest text of a recording that is sent (characters). The contract allows 300,000. */
const TEXT_MAX = 280_000;

/** Keeps what the charts of this page do, as far as the allow-list lets it: nothing that was typed or answered. */
export type Recorder = {
  /** @param at when it happened (ms since the page began) */
  readonly observe: (event: InspectionEvent, at: number) => void;
  /** The recording of the last two minutes (see `recentOf`): the text to send, and the same in lines to read. */
  readonly read: (now: number) => { readonly text: string; readonly lines: readonly RecordedLine[] };
  /** The charts that are active, and their states; the one that changed last comes first. */
  readonly present: (now: number) => readonly PresentChart[];
};

/**
 * What happened since a moment. A chart that did something since is kept from its start, because only so can it be
 * replayed.
 */
export function recentOf(messages: readonly LiveMessage[], since: number): readonly LiveMessage[] {
  const active = new Set(messages.flatMap((each) => (isStep(each) && each.at >= since ? [each.actor] : [])));
  return messages.filter((each) => {
    if (each.kind === 'page') return true;
    if (each.kind === 'step') return active.has(each.actor);
    return active.has(each.actor) || (each.machine === null && active.has(each.parent ?? 0));
  });
}

/** The charts that have not ended, since they are in their state. */
function presentIn(messages: readonly LiveMessage[], now: number): readonly PresentChart[] {
  const names = namesIn(messages);
  const present = new Map<number, { readonly state: string; readonly since: number }>();
  for (const { actor, value, status, at } of messages.filter(isStep)) {
    const state = stateText(value);
    if (status !== 'active') present.delete(actor);
    else if (present.get(actor)?.state !== state) present.set(actor, { state, since: at });
  }
  return [...present]
    .sort(([, one], [, other]) => other.since - one.since)
    .map(([actor, { state, since }]) => ({
      chart: names.get(actor) ?? '',
      state,
      ago: Math.max(0, Math.round(now - since)),
    }));
}

/** What says that a message only repeats an earlier one: the same step of a chart, or the same call of it. */
const repeatKeyOf = (message: LiveMessage): string => {
  if (message.kind === 'step') {
    const { actor, event, branches, value } = message;
    return JSON.stringify([actor, event.type, branches, value]);
  }
  if (message.kind === 'actor' && message.machine === null) {
    return JSON.stringify([message.parent, message.id]);
  }
  return String(message.order);
};

/**
 * What a long session is kept as: a chart that ended before the given moment is left out, and of what a chart did again
 * and again the first and the last time remain. A chart that is still active keeps its start.
 */
export function condensed(messages: readonly LiveMessage[], since: number): readonly LiveMessage[] {
  const ended = new Set<number>();
  for (const each of messages)
    if (isStep(each) && each.status !== 'active' && each.at < since) ended.add(each.actor);
  const remaining = messages.filter((each) => !('actor' in each) || !ended.has(each.actor));
  const seen = new Set<string>();
  const last = new Map(remaining.map((each) => [repeatKeyOf(each), each]));
  return remaining.filter((each) => {
    const key = repeatKeyOf(each);
    const isFirst = !seen.has(key);
    seen.add(key);
    return isFirst || last.get(key) === each;
  });
}

/** Leaves out repetitions, and then the charts that have been quiet for longest, until the text is short enough. */
function fitting(messages: readonly LiveMessage[]): {
  readonly text: string;
  readonly kept: readonly LiveMessage[];
} {
  const whole = recordingText(recordingOf(messages));
  if (whole.length <= TEXT_MAX) return { text: whole, kept: messages };
  let kept = condensed(messages, 0);
  for (;;) {
    const text = recordingText(recordingOf(kept));
    const steps = kept.filter(isStep);
    const [oldest] = [...new Map(steps.map(({ actor, at }) => [actor, at]))].sort(
      ([, one], [, other]) => one - other,
    );
    if (text.length <= TEXT_MAX || oldest === undefined) return { text, kept };
    kept = kept.filter((each) => !('actor' in each) || each.actor !== oldest[0]);
  }
}

export function createRecorder(): Recorder {
  let messages: readonly LiveMessage[] = [];
  let most = MESSAGES_MAX;
  let happened = 0;
  const serialise = createSerialiser({ page: 1, now: () => happened });
  return {
    observe(event, at) {
      happened = at;
      const heard = serialise(event);
      if (heard.length === 0) return;
      messages = [...messages, ...heard];
      if (messages.length <= most) return;
      messages = condensed(messages, at - REACH_MS);
      most = Math.max(MESSAGES_MAX, 2 * messages.length);
    },
    read(now) {
      const { text, kept } = fitting(recentOf(messages, now - REACH_MS));
      return { text, lines: linesOf(kept, now) };
    },
    present: (now) => presentIn(messages, now),
  };
}
