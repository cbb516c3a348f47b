import { done } from '../http/answers';
import { readDevice } from '../http/device-cookie';
import { forCustomer, type Operations } from '../http/operation';
import { clearSessionId } from '../http/session-cookie';
import type { Services } from './services';

/** A customer's settings, password and account (S7.calls.22 to S7.calls.25). */
export function settingsOperations({ customerSettings, passwords, closeAccount }: Services): Operations {
  return {
    viewSettings: forCustomer(async ({ customer, caller }) =>
      done(await customerSettings.view(customer, caller)),
    ),

    updateSettings: forCustomer<'updateSettings'>(async ({ customer, body }) => {
      await customerSettings.update(customer, body);
      return done(undefined, 'Your settings were saved.');
    }),

    changePassword: forCustomer<'changePassword'>(
      async ({ customer, caller, body, address, reply }) => {
        const { oldPassword, newPassword } = body;
        const device = readDevice(reply.request);
        await passwords.change(customer, caller, { oldPassword, newPassword, address, device });
        return done(undefined, 'Your password was changed.');
      },
      { holdsPassword: true },
    ),

    deleteProfile: forCustomer(
      async ({ customer, caller, reply }) => {
        await closeAccount(customer, caller);
        clearSessionId(reply);
        return done(undefined, 'Your account was closed.');
      },
      { neverReplayed: true },
    ),
  };
}
