import type { FlowFixtures } from '../../fixtures.types';
import type { passkeySignInMachine } from './passkey-sign-in.machine';

export const fixtures = {
  inputs: { default: undefined },
  events: [],
  outcomes: {
    form: { crashed: { reject: new Error('The form failed') } },
    offerPasskeys: {
      picked: { resolve: { id: 'rank-7' } },
      turnedAway: { reject: new Error('No passkey was given') },
    },
  },
} satisfies FlowFixtures<typeof passkeySignInMachine>;
