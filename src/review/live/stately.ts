import type { createInspector } from '@statelyai/inspect';
import type { InspectionEvent } from 'xstate';
import { definitionOf } from './definition';
import type { LiveMessage } from '../../recording/message';

type Inspector = Pick<ReturnType<typeof createInspector>, 'actor' | 'event' | 'snapshot'>;

/** An actor as the inspector names it. It contains nothing of the real one. */
type Named = {
  readonly sessionId: string;
  readonly id: string;
  readonly logic?: { readonly config: unknown };
  readonly _parent?: Named;
};

/**
 * Forwards only what our serialiser lets through to Stately's inspector. The inspector's own sanitisers cover neither
 * the inputs and outputs of promises nor a chart's configuration.
 *
 * @returns a function to call with each inspection event and its messages
 */
export function forwardToInspector(
  inspector: Inspector,
): (event: InspectionEvent, messages: readonly LiveMessage[]) => void {
  const actors = new Map<number, Named>();
  /** The inspector's types require a whole actor, but it reads only what `Named` has. */
  const whole = (named: Named) => named as unknown as Parameters<Inspector['actor']>[0];
  return ({ actorRef }, messages) => {
    for (const message of messages) {
      if (message.kind === 'actor') {
        const { logic } = actorRef as { readonly logic?: { readonly config?: unknown } };
        const parent = message.parent === null ? undefined : actors.get(message.parent);
        const named: Named = {
          sessionId: `x:${message.actor}`,
          id: message.id === '' ? (message.machine ?? 'actor') : message.id,
          ...(message.machine !== null && { logic: { config: definitionOf(logic?.config) } }),
          ...(parent && { _parent: parent }),
        };
        actors.set(message.actor, named);
        inspector.actor(whole(named), { status: 'active', context: message.input });
      } else if (message.kind === 'step') {
        const named = actors.get(message.actor);
        const source = message.from === null ? undefined : actors.get(message.from);
        if (!named) continue;
        const { event, status, value, context } = message;
        inspector.event(whole(named), event, source ? { source: whole(source) } : {});
        const snapshot = { status: status as 'active', value, context };
        inspector.snapshot(whole(named), snapshot, { event });
      }
    }
  };
}
