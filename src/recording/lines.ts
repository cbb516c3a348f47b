import type { RecordedLine } from '../domain/support';
import type { LiveMessage, StepTaken } from './message';
import { stateText } from './state-text';

export const isStep = (message: LiveMessage): message is StepTaken => message.kind === 'step';

/** The names of the charts, by the number of their actor. */
export const namesIn = (messages: readonly LiveMessage[]): ReadonlyMap<number, string> =>
  new Map(
    messages.flatMap((each) => (each.kind === 'actor' ? [[each.actor, each.machine ?? ''] as const] : [])),
  );

/** What a recording says, in lines to read. @param now ms since the page began */
export function linesOf(messages: readonly LiveMessage[], now: number): readonly RecordedLine[] {
  const names = namesIn(messages);
  return messages.filter(isStep).map(({ at, actor, event, value }) => ({
    ago: Math.max(0, now - at),
    chart: names.get(actor) ?? '',
    event: event.type,
    state: stateText(value),
  }));
}
