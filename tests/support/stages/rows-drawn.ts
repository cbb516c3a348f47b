import { act } from 'react';
import type { resourceMachine } from '../../../machines/app/resource/resource.machine';
import { aoife } from '../../../machines/samples';
import { movingActor } from '../../unit/ui/still-actor';

/** What was drawn since `drawnBy` began, in the order of drawing; a row says so by a part that every row has. */
export const drawn = new Set<string>();

/** The rows that are drawn by what is done. */
export async function drawnBy(change: () => Promise<void> | void): Promise<readonly string[]> {
  drawn.clear();
  await act(async () => {
    await change();
  });
  return [...drawn];
}

export const many = <T>(count: number, make: (index: number) => T): readonly T[] =>
  Array.from({ length: count }, (_none, index) => make(index));

/** As the server would answer if it were asked again. */
export const again = <T>(items: readonly T[]): readonly T[] => structuredClone(items);

/** The same with one that has changed. */
export const changed = <T extends object>(
  items: readonly T[],
  place: number,
  change: Partial<T>,
): readonly T[] => again(items).map((item, index) => (index === place ? { ...item, ...change } : item));

/** A collection that was loaded, and `read` for when it is read again. */
export function collection(items: readonly object[]) {
  const holding = (held: readonly object[]) => ({
    context: { items: held, leftOut: 0, unreachable: false, owner: aoife.uuid, growsStale: true },
  });
  const { actor, move } = movingActor<typeof resourceMachine>(holding(items));
  return { actor, read: (next: readonly object[]) => move(holding(next)) };
}
