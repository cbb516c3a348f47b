import { assign, setup } from 'xstate';
import type { StateMeta } from '../../state.types';
import type { TableOrderContext, TableOrderEvent } from './table-order.types';

type Chosen = { column: string | null };

const chosen = ({ event }: { event: Chosen }): Chosen => ({ column: event.column });

/**
 * The order of a table (own). The first press of a column's heading sorts the rows by that column, and the next press
 * reverses the order. A list without headings has a select for its orders. Only the loaded rows are sorted. If the
 * server sends pages, these are the rows of one page.
 */
export const tableOrderMachine = setup({
  types: {} as { context: TableOrderContext; events: TableOrderEvent; meta: StateMeta },
  guards: {
    isSameColumn: ({ context }, { column }: Chosen) => column === context.column,
    isNone: (_, { column }: Chosen) => column === null,
  },
  actions: { keepColumn: assign((_, params: Chosen) => params) },
}).createMachine({
  id: 'table-order',
  description: 'Order a table. Pressing a heading orders the rows by its column, until the table is left.',
  context: { column: null },
  initial: 'given',
  on: {
    'order.chosen': [
      {
        guard: { type: 'isNone', params: chosen },
        target: '.given',
        actions: { type: 'keepColumn', params: chosen },
      },
      { target: '.ascending', actions: { type: 'keepColumn', params: chosen } },
    ],
  },
  states: {
    given: {
      description: "The rows are in the server's order. No heading was pressed and no order was chosen.",
      meta: { screen: 'every-table', requirement: 'own' },
      on: {
        'column.pressed': {
          target: 'ascending',
          actions: { type: 'keepColumn', params: chosen },
        },
      },
    },
    ascending: {
      description:
        'The smallest value of the column comes first. Another press of its heading turns this around.',
      meta: { screen: 'every-table', requirement: 'own' },
      on: {
        'column.pressed': [
          { guard: { type: 'isSameColumn', params: chosen }, target: 'descending' },
          { target: 'ascending', actions: { type: 'keepColumn', params: chosen } },
        ],
      },
    },
    descending: {
      description:
        'The largest value of the column comes first. A press of this or another heading orders upwards by that column.',
      meta: { screen: 'every-table', requirement: 'own' },
      on: {
        'column.pressed': {
          target: 'ascending',
          actions: { type: 'keepColumn', params: chosen },
        },
      },
    },
  },
});
