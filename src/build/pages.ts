/** How the gateway chooses an HTML file; written to `dist/pages.json`. */
export type PageTable = {
  /** Prerendered public screens by path. */
  readonly pages: Readonly<Record<string, string>>;
  /** Paths of screens that need a session: they get the shell. */
  readonly app: readonly string[];
  /** The loading screen, for everything that is drawn by script alone. */
  readonly shell: string;
  /** The prerendered not-found page; served with status 404. */
  readonly notFound: string;
};

/** A public screen that is drawn at build time (D3.12). */
export type DrawnPage = {
  readonly file: string;
  /**
   * The module of the screen when it is not in the first load: the page asks for it together with the app, which
   * would otherwise ask only once it runs.
   */
  readonly later?: string;
};

const LOST_PASSWORD = 'src/features/session/password-reset/lost-password.route.tsx';
const REGISTRATION = 'src/features/registration/registration/registration.route.tsx';

export const PRERENDERED: Readonly<Record<string, DrawnPage>> = {
  '/': { file: 'index.html' },
  '/login': { file: 'login.html' },
  '/guest': { file: 'guest.html', later: 'src/features/session/sign-in/guest.route.tsx' },
  '/admin/login': { file: 'admin-login.html', later: 'src/features/session/sign-in/admin-login.route.tsx' },
  '/lost-pass': { file: 'lost-pass.html', later: LOST_PASSWORD },
  '/lost-pass/app': { file: 'lost-pass-app.html', later: LOST_PASSWORD },
  '/register/signup': { file: 'register-signup.html', later: REGISTRATION },
  '/premium/signup': { file: 'premium-signup.html', later: REGISTRATION },
};

export const SHELL_FILE = 'shell.html';
export const NOT_FOUND_FILE = 'not-found.html';

/** A path that no route has: rendering it gives the not-found page. */
export const NOT_FOUND_PATH = '/-/not-found';

/**
 * @param routes full paths of every route of the app, as the router knows them
 * @returns the table for the gateway: what is not prerendered gets the shell
 */
export function pageTable(routes: readonly string[]): PageTable {
  return {
    pages: Object.fromEntries(Object.entries(PRERENDERED).map(([path, { file }]) => [path, file])),
    app: routes.filter((path) => !(path in PRERENDERED)),
    shell: SHELL_FILE,
    notFound: NOT_FOUND_FILE,
  };
}
