import { done } from '../http/answers';
import { readDevice } from '../http/device-cookie';
import { forAnyone, forCustomer, type Operations } from '../http/operation';
import { deviceOnWire } from '../services/shared/wire';
import type { Services } from './services';

/** The devices on which a customer is signed in, and the links of mails about new ones (D2.extensionGroups.devices). */
export function deviceOperations({ signedInDevices, signInMails }: Services): Operations {
  return {
    listSessions: forCustomer(async ({ customer, caller }) =>
      done((await signedInDevices.list(customer, caller)).map(deviceOnWire)),
    ),

    endSession: forCustomer(async ({ customer, caller, params }) => {
      await signedInDevices.signOut(customer, caller, params.id ?? '');
      return done(undefined, 'The device was signed out.');
    }),

    endOtherSessions: forCustomer(async ({ customer, caller, reply }) => {
      const device = caller.impersonation ? null : readDevice(reply.request);
      await signedInDevices.signOutOthers(customer, caller, device);
      return done(undefined, 'The other devices were signed out.');
    }),

    disownSignIn: forAnyone<'disownSignIn'>(
      async ({ body, address }) => {
        const resetCode = await signInMails.disown({ code: body.code, address });
        return done({ location: `/reset/${resetCode}` }, 'That device was signed out.');
      },
      { neverReplayed: true },
    ),
  };
}
