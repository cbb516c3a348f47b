import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { resourceMachine } from '../../../../machines/app/resource/resource.machine';
import {
  selectCards,
  selectHasFailed,
  selectIsUnreachable,
  selectLeftOut,
} from '../../../../machines/app/resource/resource.selectors';
import type { Card } from '../../../domain/entities';
import type { ScreenActor } from '../../../ui/screen-actor';

/** The cards that there are to choose from. */
export type OfferedCards = {
  /** The same list for as long as it holds the same cards. */
  readonly items: readonly Card[];
  /** They could not be loaded, or not again. */
  readonly failed: boolean;
  /** That is because nothing answered. */
  readonly unreachable: boolean;
  /** How many could not be read. */
  readonly leftOut: number;
  /** Nobody knows yet whether there are any. */
  readonly unknown: boolean;
};

/**
 * The customer's cards with the one that was added on the way to choosing.
 *
 * @param cards the collection of the customer's cards
 * @param added the card that the collection may not have yet; or `null`
 */
export function useOfferedCards(
  cards: ScreenActor<typeof resourceMachine>,
  added: Card | null,
): OfferedCards {
  const loaded = useSelector(cards, selectCards);
  const failed = useSelector(cards, selectHasFailed);
  const unreachable = useSelector(cards, selectIsUnreachable);
  const leftOut = useSelector(cards, selectLeftOut);
  const items = useMemo(() => {
    const known = loaded ?? [];
    return added === null || known.some(({ id }) => id === added.id) ? known : [...known, added];
  }, [loaded, added]);
  return { items, failed, unreachable, leftOut, unknown: loaded === null && added === null };
}
