import type { FlowFixtures } from '../../fixtures.types';
import type { botCheckMachine } from './bot-check.machine';

const request = { id: 'first', action: 'register_card' } as const;

export const fixtures = {
  inputs: { default: undefined },
  events: [
    { type: 'token.requested', request, key: 'site-key' },
    { type: 'token.requested', request: { id: 'second', action: 'correspondence' }, key: 'site-key' },
    { type: 'token.requested', request, key: null },
    { type: 'token.abandoned', id: 'first' },
    { type: 'token.abandoned', id: 'second' },
    { type: 'check.retried' },
  ],
  ignores: [{ events: ['check.retried'], in: ['loading'] }],
  outcomes: {
    loadScript: { loaded: { resolve: null }, blocked: { reject: new Error('The script was blocked') } },
    makeToken: { made: { resolve: 'bot-token' }, refused: { reject: new Error('No token') } },
  },
  distinguish: ({ requests }) => requests.map(({ id }) => id).slice(0, 2),
  // Two waiting requests are enough: further ones are handled alike.
  within: ({ context }) => context.requests.length <= 2,
} satisfies FlowFixtures<typeof botCheckMachine>;
