import { chakra } from '@chakra-ui/react/styled-system';
import { startTransition, useEffect, useLayoutEffect, useState, type ReactNode } from 'react';

type InTurnProps = {
  /** How many parts of the page are drawn before the children; 0 draws them at once. */
  readonly turn: number;
  /** Keeps the place of the children until they are drawn. */
  readonly minHeight: string;
  /** The id of the children's heading. Whoever goes there before it is drawn has them drawn at once. */
  readonly headingId?: string;
  readonly children: ReactNode;
};

/**
 * A part of a long page below its first screenful. It is drawn after what stands above it: between the two, the browser
 * paints and hears what a person does. A page that is drawn ahead has all of it.
 */
export function InTurn({ turn, minHeight, headingId, children }: InTurnProps) {
  const [ahead, setAhead] = useState(typeof document === 'undefined' ? 0 : turn);
  const [goesTo, setGoesTo] = useState<string | null>(null);
  useEffect(() => {
    if (ahead > 0) startTransition(() => setAhead(ahead - 1));
  }, [ahead]);
  useLayoutEffect(() => {
    if (goesTo !== null) document.getElementById(goesTo)?.focus();
  }, [goesTo]);
  if (ahead === 0) return children;
  const drawNow = ({ currentTarget }: { readonly currentTarget: HTMLElement }) => {
    setGoesTo(currentTarget.id);
    setAhead(0);
  };
  const way = headingId === undefined ? {} : { id: headingId, tabIndex: -1, onFocus: drawNow };
  return <chakra.div minHeight={minHeight} {...way} />;
}
