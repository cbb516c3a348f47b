import { act } from 'react';
import type { resourceMachine } from '../../../machines/app/resource/resource.machine';
import { aoife } from '../../../machines/samples';
import { movingActor } from '../../unit/ui/still-actor';

/**
 * What was rendered since `drawnBy` began, in rendering order. A row reports it through a part that every row has.
 */
export const drawn = new Set<string>();

/** The rows that an action renders. */
export async function drawnBy(change: () => Promise<void> | void): Promise<readonly string[]> {
  drawn.clear();
  await act(async () => {
    await change();
  });
  return [...drawn];
}

export const many = <T>(count: number, make: (index: number) => T): readonly T[] =>
  Array.from({ length: count }, (_none, index) => make(index));

/** The server's response to a repeated request: an equal copy. */
export const again = <T>(items: readonly T[]): readonly T[] => structuredClone(items);

/** A copy with one changed item. */
export const changed = <T extends object>(
  items: readonly T[],
  place: number,
  change: Partial<T>,
): readonly T[] => again(items).map((item, index) => (index === place ? { ...item, ...change } : item));

/** A loaded collection, and `read` to load it again. */
export function collection(items: readonly object[]) {
  const holding = (held: readonly object[]) => ({
    context: { items: held, leftOut: 0, unreachable: false, owner: aoife.uuid, growsStale: true },
  });
  const { actor, move } = movingActor<typeof resourceMachine>(holding(items));
  return { actor, read: (next: readonly object[]) => move(holding(next)) };
}
