import { done } from '../http/answers';
import { forAnyone, type BodyOf, type Call, type Operations } from '../http/operation';
import { clearSessionId, writeSessionId } from '../http/session-cookie';
import { signIn } from '../services/sign-in';
import type { Services } from './services';

/** Signing in and out (sections 4 and 7; decisions 2, `auth`). */
export function authOperations({ executor, sessions, impersonations }: Services): Operations {
  const enter =
    (door: 'customer' | 'admin') =>
    async ({ body, caller, reply }: Call<BodyOf<'login'>>) => {
      const user = await signIn(executor, body, door);
      writeSessionId(reply, await sessions.begin(user.id, caller.sessionId));
      return done({ location: user.location });
    };

  return {
    login: forAnyone<'login'>(enter('customer'), { neverReplayed: true }),
    adminLogin: forAnyone<'adminLogin'>(enter('admin'), { neverReplayed: true }),
    logout: forAnyone(
      async ({ caller, reply }) => {
        if (caller.sessionId !== null) {
          await sessions.end(caller.sessionId);
          clearSessionId(reply);
        }
        return done({ location: '/' });
      },
      { changesState: true, neverReplayed: true },
    ),
    // With nothing to end it is 200 as well (decisions, server rules).
    endImpersonation: forAnyone(
      async ({ caller }) => {
        await impersonations.end(caller);
        return done();
      },
      { changesState: true, neverReplayed: true },
    ),
  };
}
