import { fromPromise, waitFor, type ActorRefFrom } from 'xstate';
import type { resourceMachine } from '../../../../machines/app/resource/resource.machine';
import { selectIsLoading } from '../../../../machines/app/resource/resource.selectors';
import { deviceSignOutMachine } from '../../../../machines/settings/device-sign-out/device-sign-out.machine';
import type { SignOutTarget } from '../../../../machines/settings/device-sign-out/device-sign-out.types';
import { endOtherSessions, endSession, listSessions } from '../../../api/calls/devices';
import type { Environment } from '../../../app/environment/environment';
import { reportFailure } from '../../../app/environment/report-failure';
import { CALL_TIMEOUT_MS } from '../../../domain/limits';
import { provideOwnedList } from '../../app/resource/resource.provide';
import { provideForm } from '../../session/form-submission/form-submission.provide';

/** No stale time: the screen loads its list, because other devices change it. */
const LASTS = 0;

/** Provides the devices on which the customer is signed in (D2.extensionGroups.devices). */
export const provideDeviceList = (environment: Environment) =>
  provideOwnedList(environment, () => Promise.resolve(listSessions), LASTS);

/** The list of the devices on the screen, and how to read it again. */
export type ShownDevices = {
  readonly list: ActorRefFrom<typeof resourceMachine>;
  readonly reload: () => void;
};

/**
 * Signs out devices: DELETE sessions (D2.extensionGroups.devices). Both calls may be repeated: a device that is not
 * signed in any more counts as signed out.
 */
export const provideDeviceSignOut = (environment: Environment, { list, reload }: ShownDevices) => {
  const { client } = environment;
  return deviceSignOutMachine.provide({
    actors: {
      form: provideForm({
        submit: async (values, { key, signal }) => {
          const { customer, deviceId } = values['target'] as SignOutTarget;
          const options = { idempotencyKey: key, signal, errorNotice: false };
          await (deviceId === null
            ? endOtherSessions(client, customer, options)
            : endSession(client, customer, deviceId, options));
          return {};
        },
      }),
      readDevices: fromPromise<null>(async ({ signal }) => {
        reload();
        await waitFor(list, (snapshot) => !selectIsLoading(snapshot), { timeout: CALL_TIMEOUT_MS, signal });
        return null;
      }),
    },
    actions: {
      reloadDevices: () => reload(),
      logFailure: reportFailure(environment, 'device sign-out'),
    },
  });
};
