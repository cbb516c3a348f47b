import { assign, emit, setup, type PromiseActorLogic } from 'xstate';
import { providedAction, providedActor, providedDelay } from '../../placeholder';
import type { StateMeta } from '../../state.types';
import type {
  BotCheckContext,
  BotCheckEmitted,
  BotCheckEvent,
  BotCheckRequest,
  BotCheckTag,
  MakeTokenInput,
} from './bot-check.types';

type Asked = { request: BotCheckRequest; key: string | null };

const asked = ({ event }: { event: Asked }): Asked => ({ request: event.request, key: event.key });
const left = ({ event }: { event: { id: string } }) => ({ id: event.id });

/** The input for the first request in the queue. */
const firstRequest = ({ context }: { context: BotCheckContext }): MakeTokenInput => {
  const [first] = context.requests;
  if (!first) throw new Error('No request for a token is waiting');
  return { key: context.key, action: first.action };
};

/**
 * The bot check. It creates a token when a form requests one, and loads the provider's script with the first request
 * (S7.botCheckTokens, D4.7). Tokens are created one at a time. If the script is blocked or a token does not arrive,
 * every waiting request fails, and a notice offers to retry.
 */
export const botCheckMachine = setup({
  types: {} as {
    context: BotCheckContext;
    events: BotCheckEvent;
    emitted: BotCheckEmitted;
    children: { loadScript: 'loadScript'; makeToken: 'makeToken' };
    tags: BotCheckTag;
    meta: StateMeta;
  },
  actors: {
    loadScript: providedActor<PromiseActorLogic<null, { key: string }>>('loadScript'),
    makeToken: providedActor<PromiseActorLogic<string, MakeTokenInput>>('makeToken'),
  },
  delays: { scriptTimeout: providedDelay('scriptTimeout'), tokenTimeout: providedDelay('tokenTimeout') },
  guards: {
    isConfigured: (_, params: Asked) => params.key !== null,
    isUnderWay: ({ context }, params: { id: string }) => context.requests[0]?.id === params.id,
    hasRequests: ({ context }) => context.requests.length > 0,
  },
  actions: {
    keepRequest: assign(({ context }, params: Asked) => ({
      key: params.key ?? context.key,
      requests: [...context.requests, params.request],
    })),
    dropRequest: assign(({ context }, params: { id: string }) => ({
      requests: context.requests.filter(({ id }) => id !== params.id),
    })),
    dropFirst: assign(({ context }) => ({ requests: context.requests.slice(1) })),
    dropAll: assign({ requests: [] }),
    emitEmptyToken: emit((_, params: Asked) => ({ type: 'token.made', id: params.request.id, token: '' })),
    emitToken: emit(({ context }, params: { token: string }) => ({
      type: 'token.made',
      id: context.requests[0]?.id ?? '',
      token: params.token,
    })),
    emitFailed: emit(({ context }) => ({ type: 'token.failed', ids: context.requests.map(({ id }) => id) })),
    showBlocked: providedAction('showBlocked'),
    showRetrying: providedAction('showRetrying'),
    hideBlocked: providedAction('hideBlocked'),
  },
}).createMachine({
  id: 'bot-check',
  description: 'Bot check. It makes a token for each form that needs one, until the page is closed.',
  context: { key: '', requests: [] },
  initial: 'idle',
  on: {
    'token.requested': [
      { guard: { type: 'isConfigured', params: asked }, actions: { type: 'keepRequest', params: asked } },
      { actions: { type: 'emitEmptyToken', params: asked } },
    ],
    'token.abandoned': { actions: { type: 'dropRequest', params: left } },
  },
  states: {
    idle: {
      description:
        'No form has requested a token, so nothing is loaded. Without a site key this never changes, and tokens are empty.',
      meta: { screen: 'any', requirement: 'D4.7' },
      on: {
        'token.requested': [
          {
            guard: { type: 'isConfigured', params: asked },
            target: 'loading',
            actions: { type: 'keepRequest', params: asked },
          },
          { actions: { type: 'emitEmptyToken', params: asked } },
        ],
      },
    },
    loading: {
      description: 'The provider’s script is loading. Further requests are queued.',
      meta: { screen: 'any', requirement: 'D4.7' },
      tags: ['busy'],
      invoke: {
        id: 'loadScript',
        src: 'loadScript',
        input: ({ context }) => ({ key: context.key }),
        onDone: { target: 'choosing', actions: 'hideBlocked' },
        onError: 'blocked',
      },
      after: { scriptTimeout: 'blocked' },
    },
    choosing: {
      description: 'The script has loaded. The next request in the queue is handled, if there is one.',
      meta: { screen: 'any', requirement: 'own' },
      always: [{ guard: 'hasRequests', target: 'checking' }, { target: 'ready' }],
    },
    ready: {
      description: 'The script has loaded, and no request is waiting.',
      meta: { screen: 'any', requirement: 'D4.7' },
      on: {
        'token.requested': [
          {
            guard: { type: 'isConfigured', params: asked },
            target: 'checking',
            actions: { type: 'keepRequest', params: asked },
          },
          { actions: { type: 'emitEmptyToken', params: asked } },
        ],
      },
    },
    checking: {
      description: 'The provider creates a token for the first request in the queue.',
      meta: { screen: 'any', requirement: 'D4.7' },
      tags: ['busy'],
      invoke: {
        id: 'makeToken',
        src: 'makeToken',
        input: firstRequest,
        onDone: {
          target: 'choosing',
          actions: [{ type: 'emitToken', params: ({ event }) => ({ token: event.output }) }, 'dropFirst'],
        },
        onError: 'blocked',
      },
      after: { tokenTimeout: 'blocked' },
      on: {
        'token.abandoned': [
          {
            guard: { type: 'isUnderWay', params: left },
            target: 'choosing',
            actions: { type: 'dropRequest', params: left },
          },
          { actions: { type: 'dropRequest', params: left } },
        ],
      },
    },
    blocked: {
      description:
        'The script or a token did not arrive. All waiting requests fail, and a notice offers Retry.',
      meta: { screen: 'notices', requirement: 'D4.7' },
      entry: ['emitFailed', 'dropAll', 'showBlocked'],
      on: {
        'token.requested': [
          {
            guard: { type: 'isConfigured', params: asked },
            target: 'loading',
            actions: { type: 'keepRequest', params: asked },
          },
          { actions: { type: 'emitEmptyToken', params: asked } },
        ],
        'check.retried': { target: 'loading', actions: 'showRetrying' },
      },
    },
  },
});
