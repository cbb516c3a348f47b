import type { Authorisation } from './wallet';

/** A stored challenge: the client secret and the kind of its intent. */
export type KeptChallenge = { readonly clientSecret: string; readonly intent: 'setup' | 'payment' };

/** Stores the provider's ids and secrets behind opaque references (`tok-1`, `challenge-1`, `wallet-1`). */
export type Secrets = {
  readonly keepToken: (paymentMethodId: string) => string;
  /** @throws if the reference is unknown or was forgotten */
  readonly token: (reference: string) => string;
  readonly keepChallenge: (challenge: KeptChallenge) => string;
  /**
   * Takes a challenge, which can be confirmed only once.
   *
   * @throws if the reference is unknown or was taken before
   */
  readonly takeChallenge: (reference: string) => KeptChallenge;
  readonly keepAuthorisation: (authorisation: Authorisation) => string;
  /** Takes a wallet's authorisation, which makes only one token. `undefined` if it was taken or forgotten. */
  readonly takeAuthorisation: (reference: string) => Authorisation | undefined;
  readonly forget: () => void;
};

/** Keeps secrets in closures instead of properties, so that serialising or logging the result reveals nothing. */
export const createSecrets = (): Secrets => {
  const tokens = new Map<string, string>();
  const challenges = new Map<string, KeptChallenge>();
  const authorisations = new Map<string, Authorisation>();
  // Not reset by `forget`, so that an old reference never gets a new meaning.
  let count = 0;

  return {
    keepToken: (paymentMethodId) => {
      const reference = `tok-${++count}`;
      tokens.set(reference, paymentMethodId);
      return reference;
    },
    token: (reference) => {
      const paymentMethodId = tokens.get(reference);
      if (paymentMethodId === undefined) throw new Error('No such card token');
      return paymentMethodId;
    },
    keepChallenge: (challenge) => {
      const reference = `challenge-${++count}`;
      challenges.set(reference, challenge);
      return reference;
    },
    takeChallenge: (reference) => {
      const challenge = challenges.get(reference);
      if (challenge === undefined) throw new Error('No such challenge, or it was run already');
      challenges.delete(reference);
      return challenge;
    },
    keepAuthorisation: (authorisation) => {
      const reference = `wallet-${++count}`;
      authorisations.set(reference, authorisation);
      return reference;
    },
    takeAuthorisation: (reference) => {
      const authorisation = authorisations.get(reference);
      authorisations.delete(reference);
      return authorisation;
    },
    forget: () => {
      tokens.clear();
      authorisations.clear();
      challenges.clear();
    },
  };
};
