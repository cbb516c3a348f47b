import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, inject } from 'vitest';
import { useBrowser, type Visit, type VisitOptions } from './browser';
import { signInQuietly } from './sign-in-quietly';
import { QUICK_START, startServer, type RunningServer } from '../backend/start-server';

export type AppUnderTest = {
  /** A new browser on the app; nothing is opened in it yet. */
  readonly visit: (options?: VisitOptions) => Promise<Visit>;
  /** A new browser in which a demo account (`standard`, `admin`, …) is signed in already; nothing is opened yet. */
  readonly visitAs: (customer: string, options?: VisitOptions) => Promise<Visit>;
  /** Stops the server and starts it again on the data that it left. */
  readonly restart: () => Promise<void>;
  readonly url: () => string;
  /** The folder that the embedded backend keeps its data in. */
  readonly dataDir: () => string;
  /** What the server has printed. */
  readonly output: () => string;
};

/**
 * The built app, served as `npm start` serves it, for the tests of one file: on data of its own, gone afterwards.
 *
 * @param env what else the server's environment holds
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
    if (!server) throw new Error('The server is started before the tests of the file, not while it is read.');
    return server;
  };

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'cabrank-browser-'));
    const given = env();
    // With another backend there is no data here.
    if (given['BACKEND_URL'] === undefined) await cp(inject('seededData'), dataDir, { recursive: true });
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
    restart: async () => {
      const { stop, port } = running();
      await stop();
      server = await startServer({ dataDir, port, env: env(), flags: QUICK_START, ...build });
    },
    url: () => running().url,
    dataDir: () => dataDir,
    output: () => running().output(),
  };
}
