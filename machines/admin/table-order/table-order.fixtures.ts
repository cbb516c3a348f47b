import type { FlowFixtures } from '../../fixtures.types';
import type { tableOrderMachine } from './table-order.machine';

export const fixtures = {
  inputs: { default: undefined },
  events: [
    { type: 'column.pressed', column: 'name' },
    { type: 'column.pressed', column: 'email' },
    { type: 'order.chosen', column: 'name' },
    { type: 'order.chosen', column: null },
  ],
  outcomes: {},
} satisfies FlowFixtures<typeof tableOrderMachine>;
