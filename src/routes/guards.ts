import { redirect } from '@tanstack/react-router';
import { waitFor } from 'xstate';
import { selectIsSettled, selectLanding, selectUser } from '../../machines/session/session.selectors';
import { CALL_TIMEOUT_MS } from '../domain/limits';
import type { User } from '../domain/entities';
import { safeReturnPath } from '../domain/safe-url';
import { defaultPage, isCustomer } from './default-page';
import type { RouterContext } from './router-context';

type GuardInput = {
  readonly context: RouterContext;
  readonly location: { readonly href: string };
  readonly abortController: AbortController;
};

/** A re-check may follow the first check: the longest that an answer about the session takes. */
const SETTLED_TIMEOUT_MS = 2 * CALL_TIMEOUT_MS;

/**
 * Waits until it is known who is signed in (specification, section 2 "Guards and start-up"). A session that cannot be
 * told counts as nobody; the start-up screen covers the app then, and a later answer runs the guards again.
 */
async function settledUser({ context, abortController }: GuardInput): Promise<User | null> {
  if (context.prerender) return null;
  const session = context.app.system.get('session');
  try {
    await waitFor(session, selectIsSettled, { timeout: SETTLED_TIMEOUT_MS, signal: abortController.signal });
  } catch (error) {
    if (abortController.signal.aborted) throw error;
    return null;
  }
  return selectUser(session.getSnapshot());
}

/** A screen that needs a signed-in customer: anybody else goes to /login and comes back afterwards. */
export async function requireCustomer(input: GuardInput): Promise<void> {
  const user = await settledUser(input);
  if (isCustomer(user)) return;
  const returnUrl = safeReturnPath(input.location.href);
  redirect({ to: '/login', search: returnUrl === null ? {} : { returnUrl }, replace: true, throw: true });
}

/** A screen for visitors: a signed-in customer goes to the default page (decisions, section 3). */
export async function requireVisitor(input: GuardInput & { returnUrl: string | null }): Promise<void> {
  const user = await settledUser(input);
  if (!isCustomer(user)) return;
  const location = selectLanding(input.context.app.system.get('session').getSnapshot());
  const href = defaultPage(user, { returnUrl: input.returnUrl, location }, input.context.isRoute);
  redirect({ href, replace: true, throw: true });
}
