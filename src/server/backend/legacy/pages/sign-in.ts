import { legacyPath } from '../../../../domain/addresses/legacy-path';
import { safeReturnPath } from '../../../../domain/addresses/safe-url';
import { Refusal } from '../../http/answers';
import type { Visit as Browser } from '../../services/session/sign-in';
import { findUserByEmail } from '../../storage/repositories/users';
import type { UserRow } from '../../storage/tables';
import { button, form, input, refused } from '../form';
import { html, type Html } from '../html';
import { field, page, redirect, type LegacyPage, type PageAnswer, type Visit } from '../page';
import type { OlderServices } from '../services';

/** The older page for the route that a visitor came from; null if it is missing or not a safe target. */
function wayBack(returnUrl: string | undefined): string | null {
  const route = safeReturnPath(returnUrl);
  return route === null ? null : legacyPath(route);
}

const withReturn = (path: string, returnUrl: string | undefined): string =>
  returnUrl === undefined ? path : `${path}?returnUrl=${encodeURIComponent(returnUrl)}`;

/**
 * Shows a signed-in user where to continue. The app's frame reloads the user when the link to
 * `new-booking` is followed.
 */
function signedIn(user: UserRow, returnUrl: string | undefined): Html {
  const back = wayBack(returnUrl);
  if (user.admin) {
    return html`<p>You're signed in as ${user.first_name} ${user.last_name}.</p>
      <p><a href="/legacy/dashboard">Dashboard</a></p>`;
  }
  return html`<p>Hello ${user.first_name}, you're signed in.</p>
    ${
      user.must_change_password &&
      html`<p>Please <a href="/profile">change your password</a> before you book.</p>`
    }
    <p><a href="new-booking">Book a taxi</a></p>
    ${back !== null && html`<p><a href="${back}">Continue where you left off</a></p>`}`;
}

export const browserOf = ({ address, caller, device, userAgent }: Visit): Browser => ({
  address,
  sessionId: caller.sessionId,
  device,
  userAgent,
});

/** Signing in as a customer or admin, and signing out (S2.publicRoutes.1, S2.publicRoutes.6, D6.2). */
export function signInPages({
  executor,
  sessions,
  signIn,
  secondSteps,
  impersonations,
}: OlderServices): readonly LegacyPage[] {
  function login({ query, form: sent }: Visit, refusal: Refusal | null): PageAnswer {
    return page(
      'Sign in',
      html`${refused(refusal?.message)}
        ${form(
          withReturn('/legacy/login', query.returnUrl),
          input({
            name: 'email',
            label: 'Email Address',
            type: 'email',
            value: field(sent, 'email'),
            autocomplete: 'username',
          }),
          input({ name: 'password', label: 'Password', type: 'password', autocomplete: 'current-password' }),
          html`<p>${button('Sign in')}</p>`,
        )}
        <p>
          <a href="/legacy/lost-pass">Lost your password?</a> <a href="/legacy/register">Register</a>
          <a href="/legacy/guest">Book as a guest</a>
        </p>`,
      refusal,
    );
  }

  function secondStep({ query }: Visit, refusal: Refusal | null): PageAnswer {
    return page(
      "Confirm it's you",
      html`${refused(refusal?.message)}
        <p>Enter a code of your authenticator app, or a recovery code.</p>
        ${form(
          withReturn('/legacy/second-step', query.returnUrl),
          input({
            name: 'code',
            label: 'Code',
            error: refusal?.details.errors?.code,
            autocomplete: 'one-time-code',
          }),
          html`<p>${button('Continue')}</p>`,
        )}
        <p><a href="/login">Use a passkey</a></p>`,
      refusal,
    );
  }

  return [
    {
      path: '/login',
      access: 'anyone',
      show: (visit) =>
        visit.caller.user && !visit.caller.user.guest
          ? page('Welcome', signedIn(visit.caller.user, visit.query.returnUrl))
          : login(visit, null),
      submit: async (visit) => {
        const email = field(visit.form, 'email');
        const sent = visit.form.password;
        const password = typeof sent === 'string' ? sent : '';
        try {
          // This page has one login for everybody; the account decides which of the two logins is used.
          const door = (await findUserByEmail(executor, email))?.admin === true ? 'admin' : 'customer';
          const entered = await signIn.enter({ email, password }, door, browserOf(visit));
          if (entered.kind === 'begun') {
            const next = withReturn('/legacy/second-step', visit.query.returnUrl);
            return redirect(next, { begun: entered.secret });
          }
          const { sessionId: id, device } = entered;
          return redirect(withReturn('/legacy/login', visit.query.returnUrl), { id, device });
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
          return login(visit, error);
        }
      },
    },
    {
      path: '/second-step',
      access: 'anyone',
      show: (visit) => secondStep(visit, null),
      submit: async (visit) => {
        const { begun, address, query } = visit;
        try {
          const step = { code: field(visit.form, 'code') };
          const user = await secondSteps.pass(begun, step, { party: null, address });
          const { sessionId: id, device } = await signIn.admit(user, browserOf(visit));
          return redirect(withReturn('/legacy/login', query.returnUrl), { id, device });
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
          return error.status === 401
            ? redirect(withReturn('/legacy/login', query.returnUrl))
            : secondStep(visit, error);
        }
      },
    },
    {
      path: '/logout',
      access: 'anyone',
      whileLooking: true,
      show: ({ caller }) =>
        page(
          'Logout',
          caller.user
            ? html`${form(
                '/legacy/logout',
                html`<p>${button(caller.impersonation ? 'Return to Admin Panel' : 'Logout')}</p>`,
              )}`
            : html`<p>You're not signed in. <a href="/legacy/login">Sign in</a></p>`,
        ),
      submit: async ({ caller }) => {
        if (caller.impersonation) {
          await impersonations.end(caller);
          return redirect('/legacy/customers');
        }
        if (caller.sessionId !== null) await sessions.end(caller.sessionId);
        return redirect('/legacy/login', 'end');
      },
    },
  ];
}
