import { assign, setup } from 'xstate';
import type { StateMeta } from '../../state.types';
import type { TableOrderContext, TableOrderEvent } from './table-order.types';

type Pressed = { column: string };

const pressed = ({ event }: { event: Pressed }): Pressed => ({ column: event.column });

/**
 * The order of a table (own): the first press of a column's heading orders the rows by it, the next one turns the
 * order around. It orders what is loaded, which may be one page of more.
 */
export const tableOrderMachine = setup({
  types: {} as { context: TableOrderContext; events: TableOrderEvent; meta: StateMeta },
  guards: { isSameColumn: ({ context }, { column }: Pressed) => column === context.column },
  actions: { keepColumn: assign((_, params: Pressed) => params) },
}).createMachine({
  id: 'table-order',
  description: 'Order a table. Pressing a heading orders the rows by its column, until the table is left.',
  context: { column: null },
  initial: 'given',
  states: {
    given: {
      description: "The rows are in the server's order. No heading was pressed yet.",
      meta: { screen: 'every-table', requirement: 'own' },
      on: {
        'column.pressed': {
          target: 'ascending',
          actions: { type: 'keepColumn', params: pressed },
        },
      },
    },
    ascending: {
      description:
        'The smallest value of the column comes first. Another press of its heading turns this around.',
      meta: { screen: 'every-table', requirement: 'own' },
      on: {
        'column.pressed': [
          { guard: { type: 'isSameColumn', params: pressed }, target: 'descending' },
          { target: 'ascending', actions: { type: 'keepColumn', params: pressed } },
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
          actions: { type: 'keepColumn', params: pressed },
        },
      },
    },
  },
});
