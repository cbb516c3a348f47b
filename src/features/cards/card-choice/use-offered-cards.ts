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

export type OfferedCards = {
  /** Referentially stable while the cards do not change. */
  readonly items: readonly Card[];
  /** They could not be loaded or reloaded. */
  readonly failed: boolean;
  /** The load failed because there was no response. */
  readonly unreachable: boolean;
  /** The number of cards that could not be read. */
  readonly leftOut: number;
  /** It is not known yet whether there are any. */
  readonly unknown: boolean;
};

/**
 * Returns the customer's cards, including one that was added in this dialog.
 *
 * @param cards the collection of the customer's cards
 * @param added the card that the collection may not contain yet, or `null`
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
