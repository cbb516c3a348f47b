import { startTransition, useEffect, useState, type ReactNode } from 'react';

type InTurnProps = {
  /** How many parts of the page are drawn before the children; 0 draws them at once. */
  readonly turn: number;
  /** Keeps the place of the children until they are drawn. */
  readonly before: ReactNode;
  readonly children: ReactNode;
};

/**
 * A part of a long page below its first screenful. It is drawn after what stands above it: between the two, the browser
 * paints and hears what a person does. A page that is drawn ahead has all of it.
 */
export function InTurn({ turn, before, children }: InTurnProps) {
  const [ahead, setAhead] = useState(typeof document === 'undefined' ? 0 : turn);
  useEffect(() => {
    if (ahead > 0) startTransition(() => setAhead(ahead - 1));
  }, [ahead]);
  return ahead === 0 ? children : before;
}
