import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { preview } from 'vite';
import { runCommand } from '../../run/command';

/** Served below the root, as on a shared host. */
const FOLDER = '/for/designers/';

export type ReviewSite = { readonly address: string; readonly close: () => Promise<void> };

/**
 * Builds the flow review into its own folder and serves it like a static host.
 *
 * @throws Error with the build's output when it fails or warns
 */
export async function serveReview(): Promise<ReviewSite> {
  const dist = await mkdtemp(join(tmpdir(), 'cabrank-review-'));
  const remove = () => rm(dist, { recursive: true, force: true });
  const { ok, why, output } = await runCommand(
    {
      program: process.execPath,
      args: ['src/build/run.mjs', 'src/build/flows-build.ts', '--out', dist],
      timeoutMs: 5 * 60_000,
    },
    () => undefined,
  );
  const warnings = output.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('Built '));
  if (!ok || warnings.length > 0) {
    await remove();
    throw new Error(`${why}\n${output}`);
  }
  const server = await preview({
    configFile: false,
    root: dist,
    base: FOLDER,
    logLevel: 'error',
    appType: 'mpa',
    build: { outDir: dist },
    preview: { host: '127.0.0.1', port: 0, open: false },
  });
  const [address = ''] = server.resolvedUrls?.local ?? [];
  return {
    address,
    close: async () => {
      await server.close();
      await remove();
    },
  };
}
