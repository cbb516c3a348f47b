import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BuildLayout } from '../../../src/build/layout';
import { startServer, type RunningServer } from '../../support/backend/start-server';
import { switchBackend } from '../../support/backends/switch-backend';
import { REACT, STATIC } from './figures';
import { writeReactAlone } from '../react-alone';
import type { BenchTarget } from '../result';
import { writeStaticSite } from '../static-site';

export type RunningSite = { readonly name: string; readonly origin: string };

/** Our app, the baselines, and the other app if there is one, each on its own server. */
export type RunningSites = {
  readonly own: RunningSite;
  readonly other: RunningSite | null;
  readonly rungs: readonly RunningSite[];
  readonly stop: () => Promise<void>;
};

/** Builds the baselines and starts everything. All except ours forward their calls to our backend. */
export async function startSites(own: BenchTarget, other: BenchTarget | null): Promise<RunningSites> {
  const dataDir = await mkdtemp(join(tmpdir(), 'cabrank-bench-'));
  const running: RunningServer[] = [];
  const stop = async (): Promise<void> => {
    // Stops the servers that forward calls before the one that answers them.
    for (const server of running.toReversed()) await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  const start = async (
    name: string,
    layout: BuildLayout,
    env: Readonly<Record<string, string>> = {},
  ): Promise<RunningSite> => {
    const server = await startServer({ dataDir, program: join(layout.server, 'main.js'), env });
    running.push(server);
    return { name, origin: server.url };
  };
  try {
    const ours = await start(own.name, own.layout);
    // Customers do not see the demo system's banner. On a phone it is the largest text, so LCP would measure it.
    await switchBackend(ours.origin, { config: { demo: false } });
    const forwarding = { BACKEND_URL: ours.origin };
    const rungs = [
      await start(STATIC, await writeStaticSite(own.layout), forwarding),
      await start(REACT, await writeReactAlone(own.layout), forwarding),
    ];
    const theirs = other === null ? null : await start(other.name, other.layout, forwarding);
    return { own: ours, other: theirs, rungs, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
