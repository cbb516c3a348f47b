import type { FlowFixtures } from '../../fixtures.types';
import type { tableOrderMachine } from './table-order.machine';

export const fixtures = {
  inputs: { default: undefined },
  events: [
    { type: 'column.pressed', column: 'name' },
    { type: 'column.pressed', column: 'email' },
  ],
  outcomes: {},
} satisfies FlowFixtures<typeof tableOrderMachine>;
