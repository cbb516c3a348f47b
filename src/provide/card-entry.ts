import { fromPromise } from 'xstate';
import { selectConfig, selectOffers } from '../../machines/app/app.selectors';
import { cardEntryMachine } from '../../machines/card-entry/card-entry.machine';
import type { TokenOutcome } from '../domain/card-payment';
import { CARD_ELEMENT_TIMEOUT_MS, CARD_TOKEN_TIMEOUT_MS } from '../domain/limits';
import { cardholderName } from '../domain/rules';
import type { WalletTokenOutcome } from '../domain/wallet';
import type { PaymentsOptions } from '../payments/access';
import type { Environment } from './environment';

/** How the provider is opened: with the public key of the config, reporting challenges where `sandbox` is listed. */
const paymentsOptions = ({ app, client }: Environment): PaymentsOptions => {
  const start = app().getSnapshot();
  const publicKey = selectConfig(start)?.stripePublicKey;
  if (publicKey === undefined) throw new Error('The configuration names no card payment provider');
  return {
    publicKey,
    ...(selectOffers('sandbox')(start) && {
      report: async (intentId, outcome) => {
        const { settleSandboxIntent } = await import('../api/calls/sandbox');
        await settleSandboxIntent(client, intentId, outcome);
      },
    }),
  };
};

/** The card step with the real card payment provider. */
export const provideCardEntry = (environment: Environment) => {
  const { payments } = environment.adapters;
  return cardEntryMachine.provide({
    actors: {
      loadProvider: fromPromise<null, Record<never, never>>(async ({ signal }) => {
        await payments.open(paymentsOptions(environment), signal);
        return null;
      }),
      createToken: fromPromise<TokenOutcome, { cardholderName: string }>(({ input, signal }) => {
        const port = payments.current();
        if (port === null) throw new Error('The card payment provider is not there');
        return port.createToken({ cardholderName: input.cardholderName.trim() }, signal);
      }),
      createWalletToken: fromPromise<WalletTokenOutcome, { authorisation: string }>(({ input, signal }) => {
        const port = payments.current();
        if (port === null) throw new Error('The card payment provider is not there');
        return port.createWalletToken(input.authorisation, signal);
      }),
    },
    delays: { scriptTimeout: CARD_ELEMENT_TIMEOUT_MS, tokenTimeout: CARD_TOKEN_TIMEOUT_MS },
    guards: { cardholderIsValid: ({ context }) => cardholderName(context.cardholderName) === null },
    actions: {
      clearElement: () => payments.current()?.clear(),
      giveUpWallet: (_, { authorisation }) => payments.current()?.giveUpWallet(authorisation),
    },
  });
};
