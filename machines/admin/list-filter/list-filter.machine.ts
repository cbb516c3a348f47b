import { assign, setup } from 'xstate';
import type { StateMeta } from '../../state.types';
import type { ListFilterContext, ListFilterEvent } from './list-filter.types';

type Search = { typed: string; query: string };

const searched = ({ event }: { event: Search }): Search => ({ typed: event.typed, query: event.query });

/**
 * The search and the current page of a list that is loaded as a whole (own). It searches on every key press, because
 * this sends no request. The results of a new search are shown from their first page.
 */
export const listFilterMachine = setup({
  types: {} as { context: ListFilterContext; events: ListFilterEvent; meta: StateMeta },
  guards: {
    isSameQuery: ({ context }, { query }: Search) => query === context.query,
    isBlank: (_, { query }: Search) => query === '',
  },
  actions: {
    keepTyped: assign((_, { typed }: Search) => ({ typed })),
    keepSearch: assign((_, { typed, query }: Search) => ({ typed, query, page: 1 })),
    keepPage: assign((_, params: { page: number }) => params),
  },
}).createMachine({
  id: 'list-filter',
  description:
    'Search and pages of a list. It keeps what is searched for and the page that is shown, until the admin leaves.',
  context: { typed: '', query: '', page: 1 },
  initial: 'whole',
  on: {
    'list.searched': [
      {
        guard: { type: 'isSameQuery', params: searched },
        actions: { type: 'keepTyped', params: searched },
      },
      {
        guard: { type: 'isBlank', params: searched },
        target: '.whole',
        actions: { type: 'keepSearch', params: searched },
      },
      { target: '.searching', actions: { type: 'keepSearch', params: searched } },
    ],
    'list.pageRequested': {
      actions: { type: 'keepPage', params: ({ event }) => ({ page: event.page }) },
    },
  },
  states: {
    whole: {
      description: 'Nothing is searched for: the pages are those of the whole list.',
      meta: { screen: 'every-list', requirement: 'own' },
    },
    searching: {
      description:
        'Only what the search finds is shown and exported, or that it finds nothing. A new search begins at the first page.',
      meta: { screen: 'every-list', requirement: 'own' },
    },
  },
});
