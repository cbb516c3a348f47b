import type { Caller } from '../http/caller';
import { html, type Html } from './html';
import type { PageAnswer } from './page';
import { JOB_STATUS_LINK } from './scripts';

export const STYLESHEET = '/legacy/files/older.css';
export const OLDER_SCRIPT = '/legacy/files/older.js';

export type Surroundings = {
  readonly caller: Caller;
  /** The page is the content of the app's frame: header, menu and footer are around it. */
  readonly framed: boolean;
  /** The app shows the page's heading above the frame. */
  readonly titled: boolean;
  /** The company's phone number; null if it is not configured. */
  readonly contactNumber: string | null;
  readonly appDownloadLink: string | null;
};

type Link = readonly [address: string, label: string];

const adminLinks: readonly Link[] = [
  ['/legacy/dashboard', 'Dashboard'],
  ['/legacy/customers', 'Customers'],
  ['/legacy/credit-account-requests', 'Credit requests'],
  ['/legacy/dispatch', 'Dispatch'],
  ['/legacy/tariffs', 'Tariffs'],
];

const guestLinks: readonly Link[] = [
  ['/legacy/new-booking', 'New booking'],
  ['/legacy/job-status', 'Job status'],
  ['/legacy/fare-estimator', 'Fare estimator'],
];

const visitorLinks: readonly Link[] = [
  ['/legacy/login', 'Sign in'],
  ['/legacy/guest', 'Book as a guest'],
  ['/legacy/register', 'Register'],
  ['/legacy/fare-estimator', 'Fare estimator'],
];

function linksFor({ user }: Caller): readonly Link[] {
  if (!user) return visitorLinks;
  if (user.admin) return adminLinks;
  return user.guest ? guestLinks : [...guestLinks, ['/legacy/users', 'Users'], ['/profile', 'My profile']];
}

const list = (links: readonly Link[]): Html =>
  html`${links.map(([address, label]) => html`<a href="${address}">${label}</a> `)}`;

function who({ user, impersonation }: Caller): Html {
  if (!user) return html`Not signed in`;
  const name = `${user.first_name} ${user.last_name}`;
  return impersonation
    ? html`${impersonation.admin.first_name} as ${name}`
    : html`${user.guest ? `${name} (guest)` : name}`;
}

/** Contains every kind of link that the app's frame handles (D6.3). */
function footer({ caller, contactNumber, appDownloadLink }: Surroundings): Html {
  return html`<footer>
    <nav aria-label="More">
      ${list([
        ['/legacy/terms', 'Terms'],
        ['/legacy/privacy', 'Privacy'],
        ['/legacy/contact', 'Contact'],
      ])}
      ${caller.user?.admin === false && html`<a href="${JOB_STATUS_LINK}">Trips (classic)</a>`}
      <a href="/legacy/files/tariffs.csv" download>Price list</a>
      ${contactNumber !== null && html`<a href="tel:${contactNumber.replaceAll(' ', '')}">${contactNumber}</a>`}
      <a href="mailto:office@cabrank.test">Email us</a>
      ${appDownloadLink !== null && html`<a href="${appDownloadLink}">Get the app</a>`}
      <a href="https://cabrank.example/help" target="_blank" rel="noopener">Help</a>
      ${caller.user && html`<a href="/legacy/logout">Logout</a>`}
      <a href="#top">Back to top</a>
    </nav>
  </footer>`;
}

/** If the app shows the heading above the frame, the title becomes the accessible name of the content instead. */
function content({ title, body }: PageAnswer, surroundings: Surroundings): Html {
  const { caller, framed, titled } = surroundings;
  if (framed && titled) return html`<main id="content" aria-label="${title}">${body}</main>`;
  const main = html`<main id="content">
    <h1>${title}</h1>
    ${body}
  </main>`;
  if (framed) return main;
  return html`<a class="skip" href="#content">Skip to main content</a>
    <header>
      <p>Cabrank Web Booker <span class="who">${who(caller)}</span></p>
      <nav aria-label="Web booker">${list(linksFor(caller))}</nav>
    </header>
    ${main} ${footer(surroundings)}`;
}

/** Renders an older page: a whole page, or the content of the app's frame. */
export function layout(page: PageAnswer, surroundings: Surroundings): string {
  return html`<!doctype html>
    <html lang="en-IE" id="top">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${page.title} - Cabrank Web Booker</title>
        <link rel="icon" href="/favicon.svg" />
        <link rel="stylesheet" href="${STYLESHEET}" />
        <script src="${OLDER_SCRIPT}"></script>
      </head>
      <body>
        ${content(page, surroundings)}
      </body>
    </html> `.text;
}
