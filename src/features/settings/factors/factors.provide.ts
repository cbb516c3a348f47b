import { fromPromise, waitFor, type ActorRefFrom } from 'xstate';
import { factorDialogs as texts } from '#messages/settings/factor-dialogs';
import type { resourceMachine } from '../../../../machines/app/resource/resource.machine';
import { selectIsLoading } from '../../../../machines/app/resource/resource.selectors';
import { factorAddMachine } from '../../../../machines/settings/factor-add/factor-add.machine';
import { factorChangeMachine } from '../../../../machines/settings/factor-change/factor-change.machine';
import { recoveryCodesMachine } from '../../../../machines/settings/recovery-codes/recovery-codes.machine';
import {
  beginPasskey,
  beginTotp,
  confirmPasskey,
  confirmTotp,
  listFactors,
  removeFactor,
  renameFactor,
  renewRecoveryCodes,
} from '../../../api/calls/factors';
import type { CallOptions, Client } from '../../../api/client';
import type { Environment } from '../../../app/environment/environment';
import { ownerOf } from '../../../app/environment/owner';
import { reportFailure } from '../../../app/environment/report-failure';
import type { ShownOnce } from '../../../domain/factor';
import { CALL_TIMEOUT_MS } from '../../../domain/limits';
import { hasPasskeys, makePasskey } from '../../../platform/passkeys';
import { provideOwnedList } from '../../app/resource/resource.provide';
import { provideForm, textOf } from '../../session/form-submission/form-submission.provide';
import { refusedAs } from '../../session/passkey-sign-in/refused-as.provide';

export const nothingShown = (): ShownOnce => ({ totp: null, passkey: null, recoveryCodes: [] });

const forget = (secrets: ShownOnce): void => void Object.assign(secrets, nothingShown());

/** Whether a passkey can be added in this browser. */
export const canAddPasskeys = (): boolean => hasPasskeys();

/** No stale time: the screen loads them, because other devices change them. */
const LASTS = 0;

/** One record: the second steps of the account, with the number of recovery codes. */
async function readFactors(client: Client, uuid: string, options: CallOptions) {
  const found = await listFactors(client, uuid, options);
  return { records: [found], leftOut: found.factors.leftOut };
}

/** Provides the second steps of the account (D2.extensionGroups.secondFactor). */
export const provideFactorList = (environment: Environment) =>
  provideOwnedList(environment, () => Promise.resolve(readFactors), LASTS);

/** The second steps on the screen, how to read them again, and what is shown once. */
export type ShownFactors = {
  readonly list: ActorRefFrom<typeof resourceMachine>;
  readonly reload: () => void;
  readonly secrets: ShownOnce;
};

/**
 * Adds a second step: POST factors/totp and factors/passkey, each begun with the password and then confirmed
 * (D2.extensionGroups.secondFactor). No call has an Idempotency-Key: the server never replays a secret. The form
 * values are `kind` and `password`, then `name` and `code` for an app, or `name` for a passkey.
 */
export const provideFactorAdd = (environment: Environment, { reload, secrets }: ShownFactors) => {
  const { client } = environment;
  return factorAddMachine.provide({
    actors: {
      passwordForm: provideForm({
        submit: async ({ kind, password }, { signal }) => {
          const form = { password: textOf(password) };
          const options = { signal, errorNotice: false };
          if (kind === 'totp') secrets.totp = await beginTotp(client, ownerOf(environment), form, options);
          else secrets.passkey = await beginPasskey(client, ownerOf(environment), form, options);
          return {};
        },
      }),
      appForm: provideForm({
        submit: async ({ code, name }, { signal }) => {
          const form = { code: textOf(code).trim(), name: textOf(name).trim() };
          const options = { signal, errorNotice: false };
          secrets.recoveryCodes = await confirmTotp(client, ownerOf(environment), form, options);
          return {};
        },
      }),
      passkeyForm: provideForm({
        submit: async ({ name }, { signal }) => {
          if (secrets.passkey === null) throw new Error('The password comes first');
          const passkey = await refusedAs(texts.passkey.notMade, makePasskey(secrets.passkey, { signal }));
          const form = { passkey, name: textOf(name).trim() };
          const options = { signal, errorNotice: false };
          secrets.recoveryCodes = await confirmPasskey(client, ownerOf(environment), form, options);
          return {};
        },
      }),
    },
    actions: {
      forgetSecrets: () => forget(secrets),
      reloadFactors: () => reload(),
      logFailure: reportFailure(environment, 'factor add'),
    },
  });
};

/**
 * Renames or removes a second step: PATCH and DELETE factors (D2.extensionGroups.secondFactor). The values of the forms
 * are `factor` (its id) and `name`, or `factor` and `password`.
 */
export const provideFactorChange = (environment: Environment, { list, reload }: ShownFactors) => {
  const { client } = environment;
  const target = (factor: unknown) => ({ uuid: ownerOf(environment), id: textOf(factor) });
  return factorChangeMachine.provide({
    actors: {
      nameForm: provideForm({
        submit: async ({ factor, name }, { key, signal }) => {
          const options = { signal, idempotencyKey: key, errorNotice: false };
          await renameFactor(client, target(factor), { name: textOf(name).trim() }, options);
          return {};
        },
      }),
      removalForm: provideForm({
        submit: async ({ factor, password }, { key, signal }) => {
          const options = { signal, idempotencyKey: key, errorNotice: false };
          await removeFactor(client, target(factor), { password: textOf(password) }, options);
          return {};
        },
      }),
      readFactors: fromPromise<null>(async ({ signal }) => {
        reload();
        await waitFor(list, (snapshot) => !selectIsLoading(snapshot), { timeout: CALL_TIMEOUT_MS, signal });
        return null;
      }),
    },
    actions: {
      reloadFactors: () => reload(),
      logFailure: reportFailure(environment, 'factor change'),
    },
  });
};

/** Replaces the recovery codes: POST factors/recovery-codes with the `password` (D2.extensionGroups.secondFactor). */
export const provideRecoveryCodes = (environment: Environment, { reload, secrets }: ShownFactors) =>
  recoveryCodesMachine.provide({
    actors: {
      form: provideForm({
        submit: async ({ password }, { signal }) => {
          const form = { password: textOf(password) };
          const options = { signal, errorNotice: false };
          secrets.recoveryCodes = await renewRecoveryCodes(
            environment.client,
            ownerOf(environment),
            form,
            options,
          );
          return {};
        },
      }),
    },
    actions: {
      forgetSecrets: () => forget(secrets),
      reloadFactors: () => reload(),
      logFailure: reportFailure(environment, 'recovery codes'),
    },
  });
