import { fromPromise } from 'xstate';
import { passkeySignIn as texts } from '#messages/session/passkey-sign-in';
import { passkeySignInMachine } from '../../../../machines/session/passkey-sign-in/passkey-sign-in.machine';
import type { SignedPasskey } from '../../../../machines/session/passkey-sign-in/passkey-sign-in.types';
import { passkeyRequest, signInWithPasskey } from '../../../api/calls/second-step';
import type { Environment } from '../../../app/environment/environment';
import { reportFailure } from '../../../app/environment/report-failure';
import type { Passkey } from '../../../domain/factor';
import { PASSKEY_OFFER_LIFETIME_MS } from '../../../domain/limits';
import { askForPasskey, canOfferPasskeys, hasPasskeys } from '../../../platform/passkeys';
import { provideForm } from '../form-submission/form-submission.provide';
import { enterSession } from '../sign-in/login.provide';
import { refusedAs } from './refused-as.provide';

/** Whether this browser has passkeys. */
export const canUsePasskeys = (): boolean => hasPasskeys();

const quiet = { successNotice: false, errorNotice: false } as const;

/**
 * Signs in with a passkey: POST /api/auth/passkey/options and /api/auth/passkey, then the session reads the user
 * (D2.extensionGroups.secondFactor). The form's value `passkey` is one that was picked at the field; without it, the
 * browser asks.
 *
 * @param admin which of the two logins it is
 */
export const providePasskeySignIn = (environment: Environment, admin: boolean) => {
  const { client } = environment;
  const ask = async (signal: AbortSignal, atField: boolean): Promise<Passkey> =>
    askForPasskey(await passkeyRequest(client, { secondStep: false }, { ...quiet, signal }), {
      signal,
      atField,
    });
  return passkeySignInMachine.provide({
    actors: {
      form: provideForm({
        submit: async ({ passkey: picked }, { signal }) => {
          const passkey = (picked ?? (await refusedAs(texts.notGiven, ask(signal, false)))) as Passkey;
          return signInWithPasskey(client, { passkey, admin }, { ...quiet, signal });
        },
        complete: enterSession(environment),
      }),
      offerPasskeys: fromPromise<SignedPasskey>(async ({ signal }) => {
        if (!(await canOfferPasskeys())) throw new Error('This browser offers no passkeys at fields');
        return ask(signal, true);
      }),
    },
    delays: { offerLifetime: PASSKEY_OFFER_LIFETIME_MS },
    actions: { logFailure: reportFailure(environment, 'passkey sign-in') },
  });
};
