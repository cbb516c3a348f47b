import type { FlowFixtures } from '../../fixtures.types';
import { aoife, cardToken, everyday } from '../../samples';
import type { cardAuthenticationMachine } from './card-authentication.machine';

const request = {
  customer: aoife.uuid,
  nickname: 'Everyday',
  card: cardToken,
  intentId: null,
  key: 'press-1',
};

export const fixtures = {
  inputs: {
    challenged: { challenge: 'challenge-1', request },
    repeated: { challenge: null, request: { ...request, intentId: 'seti_1', key: 'press-1.seti_1' } },
  },
  events: [],
  outcomes: {
    runChallenge: {
      succeeded: { resolve: { kind: 'succeeded', intentId: 'seti_1' } },
      declined: {
        resolve: {
          kind: 'declined',
          message:
            'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
        },
      },
      abandoned: { resolve: { kind: 'abandoned' } },
      unavailable: { resolve: { kind: 'unavailable', message: null } },
      crashed: { reject: new Error('Unexpected') },
    },
    confirm: {
      saved: { resolve: { kind: 'saved', card: everyday } },
      unknown: { resolve: { kind: 'unknown' } },
      crashed: { reject: new Error('Unexpected') },
    },
  },
} satisfies FlowFixtures<typeof cardAuthenticationMachine>;
