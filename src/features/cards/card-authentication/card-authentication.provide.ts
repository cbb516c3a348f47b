import { fromPromise } from 'xstate';
import { cardAuthenticationMachine } from '../../../../machines/cards/card-authentication/card-authentication.machine';
import type {
  ChallengedRequest,
  ConfirmationAnswer,
} from '../../../../machines/cards/card-authentication/card-authentication.types';
import type { Environment } from '../../../app/environment/environment';
import type { ChallengeOutcome } from '../../../domain/cards/card-payment';
import { CHALLENGE_TIMEOUT_MS } from '../../../domain/limits';
import { portOf } from '../card-entry/card-entry.provide';

/**
 * Provides the bank's check with the real payment provider.
 *
 * @param confirm sends the request of the surrounding flow again, with the id of the intent
 */
export const provideCardAuthentication = (
  environment: Environment,
  confirm: (request: ChallengedRequest, signal: AbortSignal) => Promise<ConfirmationAnswer>,
) => {
  const { payments } = environment.adapters;
  return cardAuthenticationMachine.provide({
    actors: {
      runChallenge: fromPromise<ChallengeOutcome, { challenge: string }>(({ input, signal }) =>
        payments.during(() => portOf(environment).runChallenge(input.challenge, signal)),
      ),
      confirm: fromPromise<ConfirmationAnswer, ChallengedRequest>(({ input, signal }) =>
        payments.during(() => confirm(input, signal)),
      ),
    },
    delays: { challengeTimeout: CHALLENGE_TIMEOUT_MS },
  });
};
