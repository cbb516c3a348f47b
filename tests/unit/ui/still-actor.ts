import type { AnyStateMachine, SnapshotFrom } from 'xstate';
import { vi } from 'vitest';
import type { ScreenActor } from '../../../src/ui/screen-actor';

const stillSnapshot = { hasTag: () => false, matches: () => false, children: {}, context: {} };

/** An actor that stands still in one snapshot and remembers what it is sent: screens need no more to be drawn. */
export function stillActor<M extends AnyStateMachine>(snapshot: Partial<SnapshotFrom<M>>) {
  const send = vi.fn();
  const still = { ...stillSnapshot, ...snapshot };
  const actor = {
    getSnapshot: () => still,
    subscribe: () => ({ unsubscribe: () => undefined }),
    send,
  } as unknown as ScreenActor<M>;
  return { actor, send };
}

type Listener = (() => void) | { readonly next: () => void };

/** An actor that stands in one snapshot until `move` puts it into another, which views hear of. */
export function movingActor<M extends AnyStateMachine>(first: Partial<SnapshotFrom<M>>) {
  const views = new Set<Listener>();
  let now = { ...stillSnapshot, ...first };
  const actor = {
    getSnapshot: () => now,
    subscribe: (view: Listener) => {
      views.add(view);
      return { unsubscribe: () => void views.delete(view) };
    },
    send: vi.fn(),
  } as unknown as ScreenActor<M>;
  const move = (next: Partial<SnapshotFrom<M>>): void => {
    now = { ...now, ...next };
    views.forEach((view) => (typeof view === 'function' ? view : view.next)());
  };
  return { actor, move };
}
