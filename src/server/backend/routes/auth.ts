import { done, secondStepNeeded, type Answer } from '../http/answers';
import { readDevice, writeDevice } from '../http/device-cookie';
import { forAnyone, type BodyOf, type Call, type Operations } from '../http/operation';
import { clearSessionId } from '../http/session-cookie';
import { writeBegunSignIn } from '../http/sign-in-cookie';
import type { Door } from '../services/session/sign-in';
import { enteredWith, visitOf } from './entered';
import type { Services } from './services';

/** The same for known and unknown addresses. */
const RESET_MAILED = "If there's an account with this address, we've sent an email to it.";

/** Signing in and out (S7.calls.3, S7.calls.4, D2.extensionGroups.auth). */
export function authOperations({
  sessions,
  impersonations,
  signIn,
  passwords,
  devices,
}: Services): Operations {
  const enter =
    (door: Door) =>
    async ({ body, ...call }: Call<BodyOf<'login'>>): Promise<Answer> => {
      const entered = await signIn.enter(body, door, visitOf(call));
      if (entered.kind === 'entered') return enteredWith(call.reply, entered);
      writeBegunSignIn(call.reply, entered.secret);
      return secondStepNeeded(entered.factors);
    };

  return {
    login: forAnyone<'login'>(enter('customer'), { neverReplayed: true }),
    adminLogin: forAnyone<'adminLogin'>(enter('admin'), { neverReplayed: true }),

    startGuest: forAnyone<'startGuest'>(
      async ({ body, caller: { sessionId }, address, reply }) => {
        const entered = await signIn.asGuest(body, { address, sessionId, device: null });
        return enteredWith(reply, entered);
      },
      { neverReplayed: true },
    ),

    requestPasswordReset: forAnyone<'requestPasswordReset'>(async ({ body, address }) => {
      await passwords.requestReset({ email: body.email, app: body.app === '1', address });
      return done(undefined, RESET_MAILED);
    }),

    resetPassword: forAnyone<'resetPassword'>(
      async ({ body, address, reply }) => {
        const { resetCode: code, newPassword } = body;
        const owner = await passwords.reset({ code, newPassword, address });
        writeDevice(reply, await devices.remember(readDevice(reply.request), owner.id));
        return done({ location: owner.admin ? '/admin/login' : '/login' }, 'Your password was changed.');
      },
      { neverReplayed: true },
    ),

    logout: forAnyone(
      async ({ caller, reply }) => {
        await impersonations.end(caller);
        if (caller.sessionId !== null) {
          await sessions.end(caller.sessionId);
          clearSessionId(reply);
        }
        return done({ location: '/' });
      },
      { changesState: true, neverReplayed: true, whileLooking: true },
    ),

    // Also 200 if there is nothing to end (D2.15).
    endImpersonation: forAnyone(
      async ({ caller }) => {
        await impersonations.end(caller);
        return done();
      },
      { changesState: true, neverReplayed: true, whileLooking: true },
    ),
  };
}
