import { useSelector } from '@xstate/react';
import type { listFilterMachine } from '../../../../machines/admin/list-filter/list-filter.machine';
import { selectPage, selectQuery } from '../../../../machines/admin/list-filter/list-filter.selectors';
import { listPage } from '../../../domain/list-filter';
import type { ScreenActor } from '../../../ui/screen-actor';

export type ListFilterActor = ScreenActor<typeof listFilterMachine>;

/** Returns the current query without a subscription, for example for an export. */
export const queryNow = (actor: ListFilterActor): string => selectQuery(actor.getSnapshot());

/** The page of these items that a list shows, and `onTurn`, which shows another one. */
export function useListPage<Item>(actor: ListFilterActor, items: readonly Item[]) {
  const asked = useSelector(actor, selectPage);
  const onTurn = (page: number) => actor.send({ type: 'list.pageRequested', page });
  return { ...listPage(items, asked), onTurn };
}
