import { factorDialogs as texts } from '#messages/settings/factor-dialogs';
import { selectIsWhole } from '../../../../machines/app/resource/resource.selectors';
import { factorAddMachine } from '../../../../machines/settings/factor-add/factor-add.machine';
import {
  beginPasskey,
  beginTotp,
  confirmPasskey,
  confirmTotp,
  listFactors,
} from '../../../api/calls/factors';
import type { Environment } from '../../../app/environment/environment';
import { ownerOf } from '../../../app/environment/owner';
import { reportFailure } from '../../../app/environment/report-failure';
import type { FactorKind } from '../../../domain/factor';
import { makePasskey } from '../../../platform/passkeys';
import {
  provideForm,
  textOf,
  type Reconciliation,
} from '../../session/form-submission/form-submission.provide';
import { refusedAs } from '../../session/passkey-sign-in/refused-as.provide';
import { forget, selectFactors, type ShownFactors } from '../factors/factors.provide';

/** What finds an added second step after a lost response. */
type Added = {
  readonly owner: string;
  readonly kind: FactorKind;
  /** The ids of those that were there before; `null` if the list on the screen may be an old one. */
  readonly known: readonly string[] | null;
};

/** Looks for a new second step of this kind, because the server refuses to add the same one again. */
const lookFor = (
  environment: Environment,
  { list, secrets }: ShownFactors,
  kind: FactorKind,
): Reconciliation<Added> => ({
  seek: () => {
    const shown = list.getSnapshot();
    const account = selectIsWhole(shown) ? selectFactors(shown)?.[0] : undefined;
    const known = account?.factors.records.map(({ id }) => id) ?? null;
    return { owner: ownerOf(environment), kind, known };
  },
  isDone: async ({ owner, kind: added, known }, signal) => {
    if (known === null) throw new Error('The former second steps are unknown');
    const { records, leftOut } = (await listFactors(environment.client, owner, { signal })).factors;
    const isAdded = records.some((factor) => factor.kind === added && !known.includes(factor.id));
    if (!isAdded && leftOut > 0) throw new Error('The new second step may be one that could not be read');
    // The first one always brings the recovery codes.
    secrets.recoveryCodesLost = isAdded && records.length === 1 && leftOut === 0;
    return isAdded;
  },
  // A refusal that names no field may mean that an earlier press has added it.
  mayBeDone: ({ fields }) => Object.keys(fields).length === 0,
});

/**
 * Adds a second step: POST factors/totp and factors/passkey, each begun with the password and then confirmed
 * (D2.extensionGroups.secondFactor). No call has an Idempotency-Key: the server never replays a secret. The form
 * values are `kind` and `password`, then `name` and `code` for an app, or `name` for a passkey. If the response that
 * brings the first recovery codes is lost, the customer is asked to replace them.
 */
export const provideFactorAdd = (environment: Environment, shown: ShownFactors) => {
  const { client } = environment;
  const { reload, secrets } = shown;
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
        reconcile: lookFor(environment, shown, 'totp'),
      }),
      passkeyForm: provideForm({
        submit: async ({ name }, { signal }) => {
          if (secrets.passkey === null) throw new Error('The password comes first');
          // Made only once. A second passkey would replace the first one on the person's device, and the server may
          // already have stored the first.
          secrets.madePasskey ??= await refusedAs(
            texts.passkey.notMade,
            makePasskey(secrets.passkey, { signal }),
          );
          const form = { passkey: secrets.madePasskey, name: textOf(name).trim() };
          const options = { signal, errorNotice: false };
          secrets.recoveryCodes = await confirmPasskey(client, ownerOf(environment), form, options);
          return {};
        },
        reconcile: lookFor(environment, shown, 'passkey'),
      }),
    },
    actions: {
      forgetSecrets: () => forget(secrets),
      reloadFactors: () => reload(),
      logFailure: reportFailure(environment, 'factor add'),
    },
  });
};
