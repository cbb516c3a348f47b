import { notFound, redirect } from '@tanstack/react-router';
import { waitFor } from 'xstate';
import { selectConfig, selectIsReady, selectPremiumConfig } from '../../../machines/app/app/app.selectors';
import { selectIsLoggingOut } from '../../../machines/session/logout/logout.selectors';
import { selectAccounts } from '../../../machines/app/resource/resource.selectors';
import {
  selectIsReauthenticating,
  selectIsSettled,
  selectLanding,
  selectUser,
} from '../../../machines/session/session/session.selectors';
import { isPlainAddress } from '../../domain/addresses/reset-link';
import { trimmed, writtenAs } from '../../domain/addresses/route-case';
import { sendToService, type AppSystem } from '../environment/environment';
import { reportMissingCode } from '../environment/missing-code';
import { ChunkFailure } from '../../ui/lazy-view';
import { access, defaultPage, roleOf, type Asked, type Facts } from './access';
import { keepResetCode } from './reset-code';
import type { PageOfApp, RouterContext } from './router-context';

type GuardInput = {
  readonly context: RouterContext;
  readonly location: { readonly href: string; readonly pathname: string; readonly search: object };
  readonly abortController: AbortController;
};

/**
 * Waits until it is known how the company is configured and who is signed in (S2.guardsAndStartUp.4). Each of the calls
 * ends by itself; where one has failed the start-up screen covers the app, and its Retry goes on from here. A session
 * that is being started again is looked up again; where a person has to sign in again over unsaved input, that comes
 * first.
 */
async function settled(app: AppSystem, signal: AbortSignal): Promise<void> {
  for (;;) {
    await waitFor(app, selectIsReady, { signal });
    try {
      await waitFor(
        app.system.get('session'),
        (session) => selectIsSettled(session) && !selectIsReauthenticating(session),
        {
          signal,
        },
      );
      return;
    } catch (error) {
      if (signal.aborted) throw error;
    }
  }
}

/** What the table of `access.ts` asks about. */
export function factsOf({ app, pageAt }: Pick<RouterContext, 'app' | 'pageAt'>): Facts {
  const start = app.getSnapshot();
  const session = app.system.get('session').getSnapshot();
  const accounts = selectAccounts(app.system.get('accounts').getSnapshot()) ?? [];
  return {
    user: selectUser(session),
    location: selectLanding(session),
    premiumOffered: selectConfig(start)?.premiumEnabled === true && selectPremiumConfig(start) !== null,
    hasApplied: accounts.some(({ id, identifier }) => id === null && identifier === null),
    kindOf: (path) => pageAt(path)?.access ?? null,
  };
}

const textOf = (values: object, name: string): unknown => Reflect.get(values, name);

/** Logs a guest out before a screen for newcomers; whether it worked, the session says. */
async function signOut({ context, abortController }: GuardInput, target: string): Promise<void> {
  const { app, environment } = context;
  sendToService(environment, 'logout', { type: 'logout.requested', role: 'customer', target });
  const { signal } = abortController;
  await waitFor(app.system.get('logout'), (logout) => !selectIsLoggingOut(logout), { signal });
  await settled(app, signal);
}

/** Whether an address that was shown may go on being shown. */
function mayStand(context: RouterContext, address: string): boolean {
  const page = context.pageAt(address);
  if (page === null || page.access === null) return page !== null;
  const query = new URLSearchParams(address.split('#')[0]?.split('?')[1] ?? '');
  const returnUrl = query.get('returnUrl');
  const profileType = page.params['profileType'] ?? null;
  return access({ kind: page.access, href: address, returnUrl, profileType }, factsOf(context)) === null;
}

/**
 * The code of the screens, before they are shown. When it cannot be had the person keeps the screen that stands there,
 * and is told that there may be a newer version (S4.session.3, D2.7).
 */
async function loadCode({ context, location }: GuardInput, page: PageOfApp): Promise<void> {
  try {
    await page.preload();
  } catch (error) {
    const stands = context.shownAt();
    if (!(error instanceof ChunkFailure) || stands === null || stands === location.href) throw error;
    // A screen that this person may not see any more (a login, once signed in) would lead here again.
    if (!mayStand(context, stands)) throw error;
    reportMissingCode(context.environment);
    redirect({ href: stands, replace: true, throw: true });
  }
}

/**
 * What an address is before anybody asks who may see it (D3.6): a reset link gives up its code, what is known in lower
 * case is led there, and what not everybody reads alike is no page.
 *
 * @throws a redirect of the router, or that nothing was found
 */
function checkAddress({ context, location }: GuardInput): void {
  const [path = ''] = location.href.split(/[?#]/u);
  const bare = keepResetCode(context.app, path);
  if (bare !== null) redirect({ href: bare, replace: true, throw: true });
  if (!isPlainAddress(path)) notFound({ throw: true });
  const asked = trimmed(path);
  const written = writtenAs(context.pageAt(location.pathname)?.route ?? '', asked);
  if (written !== asked)
    redirect({ href: written + location.href.slice(path.length), replace: true, throw: true });
}

/**
 * The one guard of every route: waits, asks `access`, and does what it says. In the prerender nobody is signed in, and
 * nothing is waited for.
 *
 * @throws a redirect of the router
 */
export async function guard(input: GuardInput): Promise<void> {
  const { context, location, abortController } = input;
  if (context.prerender) return;
  const { app, pageAt } = context;
  checkAddress(input);
  await settled(app, abortController.signal);
  const page = pageAt(location.pathname);
  if (page === null) return;
  if (page.access !== null) {
    const asked: Asked = {
      kind: page.access,
      href: location.href,
      returnUrl: textOf(location.search, 'returnUrl'),
      profileType: page.params['profileType'] ?? null,
    };
    let verdict = access(asked, factsOf(context));
    if (verdict?.kind === 'signOutFirst') {
      await signOut(input, verdict.target);
      verdict = access(asked, factsOf(context));
    }
    if (verdict && verdict.kind !== 'acting') {
      // Still a guest: the logout has failed, and has said so.
      const href = verdict.kind === 'redirect' ? verdict.href : defaultPage(factsOf(context), null);
      redirect({ href, replace: true, throw: true });
    }
  }
  await loadCode(input, page);
}

/** Below the guard, around an admin's screens: whether they give way to the page that says for whom the admin acts. */
export const actingOf = ({ context }: Pick<GuardInput, 'context'>): { readonly acting: boolean } => ({
  acting: roleOf(factsOf(context).user) === 'acting',
});
