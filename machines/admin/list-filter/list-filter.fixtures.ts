import type { FlowFixtures } from '../../fixtures.types';
import type { listFilterMachine } from './list-filter.machine';

export const fixtures = {
  inputs: { default: undefined },
  events: [
    { type: 'list.searched', typed: 'byrne', query: 'byrne' },
    { type: 'list.searched', typed: 'byrne ', query: 'byrne' },
    { type: 'list.searched', typed: '', query: '' },
    { type: 'list.pageRequested', page: 2 },
  ],
  outcomes: {},
} satisfies FlowFixtures<typeof listFilterMachine>;
