import { assign, emit, setup, type PromiseActorLogic } from 'xstate';
import { providedAction, providedActor, providedDelay } from '../../placeholder';
import type { Customer, CustomerPage } from '../../../src/domain/admin-entities';
import type { CustomerSearch } from '../../../src/domain/customer-search';
import type { impersonationStartMachine } from '../../session/impersonation-start/impersonation-start.machine';
import type { StateMeta } from '../../state.types';
import type { customerWhereaboutsMachine } from '../customer-whereabouts/customer-whereabouts.machine';
import type { factorResetMachine } from '../factor-reset/factor-reset.machine';
import type {
  CustomerSearchContext,
  CustomerSearchEmitted,
  CustomerSearchEvent,
  CustomerSearchInput,
  CustomerSearchTag,
} from './customer-search.types';

const asked = ({ event: { query, page } }: { event: CustomerSearch }): CustomerSearch => ({ query, page });
/** Returns the customer that the dialog was opened for. The dialog never opens without one. */
const needed = (customer: Customer | null): Customer => {
  if (customer === null) throw new Error('The dialog needs a customer');
  return customer;
};

/**
 * An admin's search for customers (S6.4, D2.extensionGroups.admin). The query is kept in the address; typed text is
 * written there after a pause. An admin can act for one customer at a time.
 */
export const customerSearchMachine = setup({
  types: {} as {
    context: CustomerSearchContext;
    input: CustomerSearchInput;
    events: CustomerSearchEvent;
    emitted: CustomerSearchEmitted;
    tags: CustomerSearchTag;
    children: {
      findCustomers: 'findCustomers';
      impersonationStart: 'impersonationStart';
      factorReset: 'factorReset';
      customerWhereabouts: 'customerWhereabouts';
    };
    meta: StateMeta;
  },
  actors: {
    findCustomers: providedActor<PromiseActorLogic<CustomerPage, CustomerSearch>>('findCustomers'),
    impersonationStart: providedActor<typeof impersonationStartMachine>('impersonationStart'),
    factorReset: providedActor<typeof factorResetMachine>('factorReset'),
    customerWhereabouts: providedActor<typeof customerWhereaboutsMachine>('customerWhereabouts'),
  },
  delays: { typingPause: providedDelay('typingPause') },
  guards: {
    isAnotherSearch: ({ context }) => context.wanted !== context.query,
    isSearched: ({ context }, { query, page }: CustomerSearch) =>
      query === context.query && page === context.page,
  },
  actions: {
    keepTyped: assign((_, params: { typed: string; wanted: string }) => params),
    moveAddress: emit(({ context }) => ({
      type: 'search.moved',
      query: context.wanted,
      page: 1,
      replace: context.isTyped,
    })),
    searchTyped: assign(({ context }) => ({ query: context.wanted, page: 1, isTyped: true })),
    searchAsked: assign((_, { query, page }: CustomerSearch) => ({
      query,
      page,
      typed: query,
      wanted: query,
      isTyped: false,
    })),
    keepFound: assign(({ context }, { found }: { found: CustomerPage }) => ({
      found: { ...found, query: context.query },
    })),
    keepCustomer: assign((_, params: { customer: Customer }) => params),
    showDialogFailed: providedAction('showDialogFailed'),
    logFailure: providedAction<{ error: unknown }>('logFailure'),
  },
}).createMachine({
  id: 'customer-search',
  description:
    'Find a customer. An admin searches for customers and can act for one, remove a lost second step, or see where one is, until the page is left.',
  context: ({ input }) => ({
    ...input,
    typed: input.query,
    wanted: input.query,
    found: null,
    isTyped: false,
    customer: null,
  }),
  type: 'parallel',
  states: {
    list: {
      description: 'The customers found by the search.',
      meta: { screen: 'customer-search', requirement: 'D2.extensionGroups.admin' },
      initial: 'searching',
      on: {
        'query.typed': {
          target: '.typing',
          actions: {
            type: 'keepTyped',
            params: ({ event }) => ({ typed: event.typed, wanted: event.wanted }),
          },
        },
        'query.submitted': [
          { guard: 'isAnotherSearch', target: '.searching', actions: ['moveAddress', 'searchTyped'] },
          { target: '.searching' },
        ],
        'address.changed': [
          { guard: { type: 'isSearched', params: asked }, description: 'It is searched already.' },
          { target: '.searching', actions: { type: 'searchAsked', params: asked } },
        ],
      },
      states: {
        searching: {
          description: 'The server is searching. The previous results stay visible.',
          meta: { screen: 'customer-search', requirement: 'D2.extensionGroups.admin' },
          tags: ['busy'],
          invoke: {
            id: 'findCustomers',
            src: 'findCustomers',
            input: ({ context: { query, page } }) => ({ query, page }),
            onDone: {
              target: 'found',
              actions: { type: 'keepFound', params: ({ event }) => ({ found: event.output }) },
            },
            onError: 'failed',
          },
        },
        found: {
          description: 'One page of customers is shown, or that there are none.',
          meta: { screen: 'customer-search', requirement: 'D2.extensionGroups.admin' },
        },
        typing: {
          description:
            'The admin is typing. The search waits for a pause, and a response that is still pending is ignored.',
          meta: { screen: 'customer-search', requirement: 'own' },
          after: {
            typingPause: [
              { guard: 'isAnotherSearch', target: 'searching', actions: ['moveAddress', 'searchTyped'] },
              { target: 'searching' },
            ],
          },
        },
        failed: {
          description:
            'The search failed. The screen says so and offers Retry; the previous results stay visible.',
          meta: { screen: 'customer-search', requirement: 'D7.1' },
          tags: ['failed'],
          on: { 'search.retried': 'searching' },
        },
      },
    },
    dialog: {
      description: 'At most one dialog is open over the list.',
      meta: { screen: 'customer-search', requirement: 'S6.4' },
      initial: 'viewing',
      states: {
        viewing: {
          description: 'The admin looks for a customer.',
          meta: { screen: 'customer-search', requirement: 'S6.4' },
          on: {
            'impersonation.requested': {
              target: 'loggingInAs',
              actions: {
                type: 'keepCustomer',
                params: ({ event }) => ({ customer: event.customer }),
              },
            },
            'factorReset.requested': {
              target: 'removingFactors',
              actions: {
                type: 'keepCustomer',
                params: ({ event }) => ({ customer: event.customer }),
              },
            },
            'whereabouts.requested': {
              target: 'seeingWhere',
              actions: {
                type: 'keepCustomer',
                params: ({ event }) => ({ customer: event.customer }),
              },
            },
          },
        },
        loggingInAs: {
          description: 'The dialog that asks why the admin wants to act for a customer.',
          meta: { screen: 'impersonation-start', requirement: 'S6.4' },
          invoke: {
            id: 'impersonationStart',
            src: 'impersonationStart',
            input: ({ context }) => ({ customer: needed(context.customer) }),
            onDone: 'viewing',
            onError: {
              target: 'viewing',
              actions: [
                'showDialogFailed',
                { type: 'logFailure', params: ({ event }) => ({ error: event.error }) },
              ],
            },
          },
        },
        removingFactors: {
          description: 'The dialog that removes the second step of a customer who has lost it.',
          meta: { screen: 'factor-reset', requirement: 'D2.extensionGroups.secondFactor' },
          invoke: {
            id: 'factorReset',
            src: 'factorReset',
            input: ({ context }) => ({ customer: needed(context.customer) }),
            onDone: 'viewing',
            onError: {
              target: 'viewing',
              actions: [
                'showDialogFailed',
                { type: 'logFailure', params: ({ event }) => ({ error: event.error }) },
              ],
            },
          },
        },
        seeingWhere: {
          description: 'The dialog that shows where a customer is in the app.',
          meta: { screen: 'customer-whereabouts', requirement: 'D2.extensionGroups.support' },
          invoke: {
            id: 'customerWhereabouts',
            src: 'customerWhereabouts',
            input: ({ context }) => ({ customer: needed(context.customer) }),
            onDone: 'viewing',
            onError: {
              target: 'viewing',
              actions: [
                'showDialogFailed',
                { type: 'logFailure', params: ({ event }) => ({ error: event.error }) },
              ],
            },
          },
        },
      },
    },
  },
});
