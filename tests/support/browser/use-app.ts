import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, inject } from 'vitest';
import { useBrowser, type Visit, type VisitOptions } from './browser';
import { signInQuietly } from './sign-in-quietly';
import { QUICK_START, startServer, type RunningServer } from '../backend/start-server';

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
 * Serves the built app like `npm start` for the tests of one file, on its own data, which is removed afterwards.
 *
 * @param env additional environment variables of the server
 * @param program the server of another build than `dist`
 */
export function useApp(
  env: () => Readonly<Record<string, string>> = () => ({}),
  program?: string,
): AppUnderTest {
  const build = program === undefined ? {} : { program };
  let server: RunningServer | null = null;
  let dataDir = '';
  const running = (): RunningServer => {
    if (!server)
      throw new Error('The server can be started only by the tests of a file, not while the file is loaded.');
    return server;
  };

  const seed = () => cp(inject('seededData'), dataDir, { recursive: true });
  const startAgain = async (between: () => Promise<void>) => {
    const { stop, port } = running();
    await stop();
    await between();
    server = await startServer({ dataDir, port, env: env(), flags: QUICK_START, ...build });
  };

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'cabrank-browser-'));
    const given = env();
    // Another backend has no data here.
    if (given['BACKEND_URL'] === undefined) await seed();
    server = await startServer({ dataDir, env: given, flags: QUICK_START, ...build });
  });
  afterAll(async () => {
    await server?.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  const { visit } = useBrowser(() => running().url);
  return {
    visit,
    visitAs: async (customer, options) => {
      const opened = await visit(options);
      await signInQuietly(opened.context, customer);
      return opened;
    },
    restart: () => startAgain(() => Promise.resolve()),
    renew: () =>
      startAgain(async () => {
        await rm(dataDir, { recursive: true, force: true });
        await seed();
      }),
    url: () => running().url,
    dataDir: () => dataDir,
    output: () => running().output(),
  };
}
