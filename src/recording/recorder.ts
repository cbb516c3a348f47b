import type { InspectionEvent } from 'xstate';
import type { RecordedLine } from '../domain/support';
import { isStep, linesOf } from './lines';
import type { LiveMessage } from './message';
import { recordingOf, recordingText } from './recording';
import { createSerialiser } from './serialise';

/** How far back a recording goes (ms). */
const REACH_MS = 2 * 60 * 1000;
/** More messages than this are not kept (count). */
const MESSAGES_MAX = 5000;
/** Longest text of a recording that is sent (characters). The contract allows 300,000. */
const TEXT_MAX = 280_000;

/** Keeps what the charts of this page do, as far as the allow-list lets it: nothing that was typed or answered. */
export type Recorder = {
  /** @param at when it happened (ms since the page began) */
  readonly observe: (event: InspectionEvent, at: number) => void;
  /** The recording of the last two minutes: the text to send, and the same in lines to read. */
  readonly read: (now: number) => { readonly text: string; readonly lines: readonly RecordedLine[] };
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

/** Leaves out the charts that have been quiet for longest, until the text is short enough. */
function fitting(messages: readonly LiveMessage[]): {
  readonly text: string;
  readonly kept: readonly LiveMessage[];
} {
  let kept = messages;
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
  let happened = 0;
  const serialise = createSerialiser({ page: 1, now: () => happened });
  return {
    observe(event, at) {
      happened = at;
      const heard = serialise(event);
      if (heard.length === 0) return;
      messages = [...messages, ...heard];
      if (messages.length > MESSAGES_MAX)
        messages = recentOf(messages, at - REACH_MS).slice(-MESSAGES_MAX / 2);
    },
    read(now) {
      const { text, kept } = fitting(recentOf(messages, now - REACH_MS));
      return { text, lines: linesOf(kept, now) };
    },
  };
}
