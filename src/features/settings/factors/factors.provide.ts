import type { ActorRefFrom } from 'xstate';
import type { resourceMachine } from '../../../../machines/app/resource/resource.machine';
import { selectItems } from '../../../../machines/app/resource/resource.selectors';
import { listFactors } from '../../../api/calls/factors';
import type { CallOptions, Client } from '../../../api/client';
import type { Environment } from '../../../app/environment/environment';
import type { Factors, ShownOnce } from '../../../domain/factor';
import { hasPasskeys } from '../../../platform/passkeys';
import { provideOwnedList } from '../../app/resource/resource.provide';

export const nothingShown = (): ShownOnce => ({
  totp: null,
  passkey: null,
  madePasskey: null,
  recoveryCodes: [],
  recoveryCodesLost: false,
});

/** Forgets what is shown once. */
export const forget = (secrets: ShownOnce): void => void Object.assign(secrets, nothingShown());

/** Whether a passkey can be added in this browser. */
export const canAddPasskeys = (): boolean => hasPasskeys();

/** No stale time: the screen loads them, because other devices change them. */
const LASTS = 0;

/** One record: the second steps of the account, with the number of recovery codes. */
async function readFactors(client: Client, uuid: string, options: CallOptions) {
  const found = await listFactors(client, uuid, options);
  return { records: [found], leftOut: found.factors.leftOut };
}

/** The account's second steps, once they were loaded, as the only item. */
export const selectFactors = selectItems<Factors>();

/** Provides the second steps of the account (D2.extensionGroups.secondFactor). */
export const provideFactorList = (environment: Environment) =>
  provideOwnedList(environment, () => Promise.resolve(readFactors), LASTS);

/** The second steps on the screen, how to read them again, and what is shown once. */
export type ShownFactors = {
  readonly list: ActorRefFrom<typeof resourceMachine>;
  readonly reload: () => void;
  readonly secrets: ShownOnce;
};
