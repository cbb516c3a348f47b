import { fromPromise } from 'xstate';
import { selectConfig, selectOffers } from '../../../../machines/app/app/app.selectors';
import { cardEntryMachine } from '../../../../machines/cards/card-entry/card-entry.machine';
import type { TokenOutcome } from '../../../domain/cards/card-payment';
import { CARD_ELEMENT_TIMEOUT_MS, CARD_TOKEN_TIMEOUT_MS } from '../../../domain/limits';
import { cardholderName } from '../../../domain/rules';
import type { WalletTokenOutcome } from '../../../domain/cards/wallet';
import type { PaymentsOptions } from '../../../payments/access';
import type { PaymentsPort } from '../../../payments/port';
import { lateCode } from '../../../platform/late-code';
import type { Environment } from '../../../app/environment/environment';

const publicKeyOf = ({ app }: Environment): string | undefined =>
  selectConfig(app().getSnapshot())?.stripePublicKey;

/**
 * The options for opening the provider: the public key from the configuration and, if the backend offers the group
 * `sandbox`, a function that reports the outcome of challenges.
 */
const paymentsOptions = (environment: Environment): PaymentsOptions => {
  const { app, client } = environment;
  const publicKey = publicKeyOf(environment);
  if (publicKey === undefined) throw new Error('The configuration names no card payment provider');
  return {
    publicKey,
    ...(selectOffers('sandbox')(app().getSnapshot()) && {
      report: async (intentId, outcome) => {
        const { settleSandboxIntent } = await lateCode(() => import('../../../api/calls/sandbox'));
        await settleSandboxIntent(client, intentId, outcome);
      },
    }),
  };
};

/** @throws Error if no card screen has opened the provider */
export const portOf = ({ adapters }: Environment): PaymentsPort => {
  const port = adapters.payments.current();
  if (port === null) throw new Error('The card payment provider has not been loaded');
  return port;
};

export const provideCardEntry = (environment: Environment) => {
  const { payments } = environment.adapters;
  const opening = fromPromise<null, Record<never, never>>(async ({ signal }) => {
    await payments.open(paymentsOptions(environment), signal);
    return null;
  });
  return cardEntryMachine.provide({
    actors: {
      loadProvider: {
        ...opening,
        // Done at once if the provider is already open. Otherwise the screen would first render as loading, and then
        // again.
        getInitialSnapshot: (scope, input) =>
          payments.isOpen(publicKeyOf(environment))
            ? { status: 'done', output: null, error: undefined, input: undefined }
            : opening.getInitialSnapshot(scope, input),
      },
      createToken: fromPromise<TokenOutcome, { cardholderName: string }>(({ input, signal }) =>
        portOf(environment).createToken({ cardholderName: input.cardholderName.trim() }, signal),
      ),
      createWalletToken: fromPromise<WalletTokenOutcome, { authorisation: string }>(({ input, signal }) =>
        portOf(environment).createWalletToken(input.authorisation, signal),
      ),
    },
    delays: { scriptTimeout: CARD_ELEMENT_TIMEOUT_MS, tokenTimeout: CARD_TOKEN_TIMEOUT_MS },
    guards: { cardholderIsValid: ({ context }) => cardholderName(context.cardholderName) === null },
    actions: {
      clearElement: () => payments.current()?.clear(),
      giveUpWallet: (_, { authorisation }) => payments.current()?.giveUpWallet(authorisation),
    },
  });
};
