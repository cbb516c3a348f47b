import { done, type Answer } from '../http/answers';
import { readDevice, writeDevice } from '../http/device-cookie';
import type { Call } from '../http/operation';
import { writeSessionId } from '../http/session-cookie';
import { clearBegunSignIn } from '../http/sign-in-cookie';
import type { Entered, Visit } from '../services/session/sign-in';

/** The browser that signs in with a call. */
export const visitOf = ({
  caller,
  address,
  reply,
}: Pick<Call<unknown>, 'caller' | 'address' | 'reply'>): Visit => ({
  address,
  sessionId: caller.sessionId,
  device: readDevice(reply.request),
  userAgent: reply.request.headers['user-agent'],
});

/** The answer to whoever has signed in, with the cookies of the session and the browser. */
export function enteredWith(reply: Call<unknown>['reply'], { user, sessionId, device }: Entered): Answer {
  writeSessionId(reply, sessionId);
  if (device !== null) writeDevice(reply, device);
  clearBegunSignIn(reply);
  return done({ location: user.location });
}
