import type { AnyStateMachine, SnapshotFrom } from 'xstate';
import { vi } from 'vitest';
import type { ScreenActor } from '../../../src/ui/screen-actor';

/** An actor that stands still in one snapshot and remembers what it is sent: screens need no more to be drawn. */
export function stillActor<M extends AnyStateMachine>(snapshot: Partial<SnapshotFrom<M>>) {
  const send = vi.fn();
  const still = { hasTag: () => false, matches: () => false, children: {}, context: {}, ...snapshot };
  const actor = {
    getSnapshot: () => still,
    subscribe: () => ({ unsubscribe: () => undefined }),
    send,
  } as unknown as ScreenActor<M>;
  return { actor, send };
}
