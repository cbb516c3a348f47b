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
import { isPlainAddress } from '../../domain/addresses/mail-link';
import { trimmed, writtenAs } from '../../domain/addresses/route-case';
import { sendToService, type AppSystem } from '../environment/environment';
import { reportMissingCode } from '../environment/missing-code';
import { ChunkFailure } from '../../ui/lazy-view';
import { NotFoundPage } from '../shell/not-found-view';
import { access, defaultPage, roleOf, type Asked, type Facts } from './access';
import { keepMailCode } from './mail-code';
import type { PageOfApp, RouterContext } from './router-context';

type GuardInput = {
  readonly context: RouterContext;
  readonly location: { readonly href: string; readonly pathname: string; readonly search: object };
  readonly abortController: AbortController;
};

/**
 * Waits until the configuration is loaded and the session is known (S2.guardsAndStartUp.4). Each request ends by
 * itself. If one fails, the start-up screen covers the app, and its Retry continues from here. If the session actor
 * is restarted, it is looked up again. If the person has to sign in again over unsaved input, the guard waits for
 * that.
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

/** Collects the facts that `access.ts` decides by. */
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

/** Logs a guest out before a screen for new customers. The session then shows whether the logout succeeded. */
async function signOut({ context, abortController }: GuardInput, target: string): Promise<void> {
  const { app, environment } = context;
  sendToService(environment, 'logout', { type: 'logout.requested', role: 'customer', target });
  const { signal } = abortController;
  await waitFor(app.system.get('logout'), (logout) => !selectIsLoggingOut(logout), { signal });
  await settled(app, signal);
}

/** Whether the current address may still be shown. */
function mayStand(context: RouterContext, address: string): boolean {
  const page = context.pageAt(address);
  if (page === null || page.access === null) return page !== null;
  const query = new URLSearchParams(address.split('#')[0]?.split('?')[1] ?? '');
  const returnUrl = query.get('returnUrl');
  const profileType = page.params['profileType'] ?? null;
  return access({ kind: page.access, href: address, returnUrl, profileType }, factsOf(context)) === null;
}

/**
 * Loads the code of the screens before they are shown. If it cannot be loaded, the current screen stays and a bar
 * says that there may be a newer version (S4.session.3, D2.7).
 */
async function loadCode({ context, location }: GuardInput, page: Pick<PageOfApp, 'preload'>): Promise<void> {
  try {
    await page.preload();
  } catch (error) {
    const stands = context.shownAt();
    if (!(error instanceof ChunkFailure) || stands === null || stands === location.href) throw error;
    // A screen that this person may no longer see (a login, after signing in) would redirect here again.
    if (!mayStand(context, stands)) throw error;
    reportMissingCode(context.environment);
    redirect({ href: stands, replace: true, throw: true });
  }
}

/**
 * Checks an address before the access check (D3.6): takes the code out of a mail's link, redirects to the lower-case
 * form of a known address, and rejects an address that not all software parses alike.
 *
 * @throws a redirect or a not-found error of the router
 */
function checkAddress({ context, location }: GuardInput): void {
  const [path = ''] = location.href.split(/[?#]/u);
  const bare = keepMailCode(context.app, path);
  if (bare !== null) redirect({ href: bare, replace: true, throw: true });
  if (!isPlainAddress(path)) notFound({ throw: true });
  const asked = trimmed(path);
  const written = writtenAs(context.pageAt(location.pathname)?.route ?? '', asked);
  if (written !== asked)
    redirect({ href: written + location.href.slice(path.length), replace: true, throw: true });
}

/**
 * The guard of every route: waits, asks `access`, and acts on the answer. In the prerender no person is signed in and
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
  if (page === null) {
    await loadCode(input, NotFoundPage);
    return;
  }
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
      // Still a guest: the logout failed and has shown its error.
      const href = verdict.kind === 'redirect' ? verdict.href : defaultPage(factsOf(context), null);
      redirect({ href, replace: true, throw: true });
    }
  }
  await loadCode(input, page);
}

/** Runs below the guard, around an admin's screens. `acting` replaces them with the page that names the customer. */
export const actingOf = ({ context }: Pick<GuardInput, 'context'>): { readonly acting: boolean } => ({
  acting: roleOf(factsOf(context).user) === 'acting',
});
