import { afterAll, beforeAll, inject } from 'vitest';
import { useBrowser, type Visit, type VisitOptions } from './browser';
import { signInQuietly } from './sign-in-quietly';
import { QUICK_START, startServer, type RunningServer } from '../backend/start-server';
import { newServedData, type ServedData } from '../backend/storage/served-data';

export type AppUnderTest = {
  /** A new browser on the app, without an open page. */
  readonly visit: (options?: VisitOptions) => Promise<Visit>;
  /** A new browser in which a demo account (`standard`, `admin`, …) is already signed in, without an open page. */
  readonly visitAs: (customer: string, options?: VisitOptions) => Promise<Visit>;
  /** Restarts the server on its existing data. */
  readonly restart: () => Promise<void>;
  /** Restarts the server on the data of a new demo. */
  readonly renew: () => Promise<void>;
  readonly url: () => string;
  /** The folder of the embedded backend's data. */
  readonly dataDir: () => string;
  /** The server's output. */
  readonly output: () => string;
};

/**
 * Serves the built app like `npm start` for the tests of one file, on its own data, which is removed afterwards: in a
 * folder or, if CABRANK_TEST_DATABASE names a PostgreSQL server, in a database of that server.
 *
 * @param env additional environment variables of the server
 * @param program the server of another build than `dist`
 */
export function useApp(
  env: () => Readonly<Record<string, string>> = () => ({}),
  program?: string,
): AppUnderTest {
  const build = program === undefined ? {} : { program };
  let started: { readonly server: RunningServer; readonly data: ServedData } | null = null;
  const running = () => {
    if (!started)
      throw new Error('The server can be started only by the tests of a file, not while the file is loaded.');
    return started;
  };

  const start = async (data: ServedData, port?: number) => {
    const server = await startServer({
      dataDir: data.dataDir,
      env: { ...data.env, ...env() },
      flags: QUICK_START,
      ...(port === undefined ? {} : { port }),
      ...build,
    });
    started = { server, data };
  };
  const startAgain = async (between: (data: ServedData) => Promise<void>) => {
    const { server, data } = running();
    await server.stop();
    await between(data);
    await start(data, server.port);
  };

  beforeAll(async () => {
    const data = await newServedData(inject('seededData'));
    // Another backend has no data here.
    if (env()['BACKEND_URL'] === undefined) await data.seed();
    await start(data);
  });
  afterAll(async () => {
    await started?.server.stop();
    await started?.data.remove();
  });

  const { visit } = useBrowser(() => running().server.url);
  return {
    visit,
    visitAs: async (customer, options) => {
      const opened = await visit(options);
      await signInQuietly(opened.context, customer);
      return opened;
    },
    restart: () => startAgain(() => Promise.resolve()),
    renew: () => startAgain((data) => data.seed()),
    url: () => running().server.url,
    dataDir: () => running().data.dataDir,
    output: () => running().server.output(),
  };
}
