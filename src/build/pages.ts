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

/** Public screens that are drawn at build time (design, "Router, first paint, hydration"). */
export const PRERENDERED: Readonly<Record<string, string>> = { '/': 'index.html', '/login': 'login.html' };

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
    pages: PRERENDERED,
    app: routes.filter((path) => !(path in PRERENDERED)),
    shell: SHELL_FILE,
    notFound: NOT_FOUND_FILE,
  };
}
