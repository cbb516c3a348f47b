import type { Authorisation } from './wallet';

/** What a kept challenge opens: the provider's secret and which kind of intent it belongs to. */
export type KeptChallenge = { readonly clientSecret: string; readonly intent: 'setup' | 'payment' };

/** Keeps the provider's ids and secrets behind references that say nothing (`tok-1`, `challenge-1`, `wallet-1`). */
export type Secrets = {
  readonly keepToken: (paymentMethodId: string) => string;
  /** @throws when this never gave the reference, or forgot it */
  readonly token: (reference: string) => string;
  readonly keepChallenge: (challenge: KeptChallenge) => string;
  /**
   * Takes the challenge out: each is confirmed once.
   *
   * @throws when this never gave the reference, or it was taken already
   */
  readonly takeChallenge: (reference: string) => KeptChallenge;
  readonly keepAuthorisation: (authorisation: Authorisation) => string;
  /** Takes what was agreed in a wallet out: each makes one token. `undefined` for what was taken or forgotten. */
  readonly takeAuthorisation: (reference: string) => Authorisation | undefined;
  readonly forget: () => void;
};

/** In closures, not in properties: serialising or logging the result shows nothing. */
export const createSecrets = (): Secrets => {
  const tokens = new Map<string, string>();
  const challenges = new Map<string, KeptChallenge>();
  const authorisations = new Map<string, Authorisation>();
  // Counts on after `forget`, so that a reference from before never means something new.
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
