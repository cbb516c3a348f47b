import { done } from '../http/answers';
import { forAnyone, forCustomer, type Operations } from '../http/operation';
import type { Services } from './services';

/** The change of the email address with which a customer signs in (D2.extensionGroups.emailChange). */
export function emailChangeOperations({ emailChanges }: Services): Operations {
  return {
    requestEmailChange: forCustomer<'requestEmailChange'>(
      async ({ customer, caller, body, address }) => {
        await emailChanges.request(customer, caller, { ...body, address });
        return done(undefined, "We've sent a link to your new email address.");
      },
      { holdsPassword: true },
    ),

    cancelEmailChange: forCustomer(async ({ customer, caller }) => {
      await emailChanges.cancel(customer, caller);
      return done(undefined, 'Your email address stays the same.');
    }),

    confirmEmail: forAnyone<'confirmEmail'>(async ({ body, address }) => {
      await emailChanges.confirm({ code: body.code, address });
      return done(undefined, 'Your email address was changed.');
    }),

    restoreEmail: forAnyone<'restoreEmail'>(
      async ({ body, address }) => {
        const resetCode = await emailChanges.restore({ code: body.code, address });
        return done({ location: `/reset/${resetCode}` }, 'Your former email address is back.');
      },
      { neverReplayed: true },
    ),
  };
}
