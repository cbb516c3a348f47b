import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { beforeAll } from 'vitest';
import { staleBecause } from '../../../src/build/freshness';
import { buildLayout, type BuildLayout } from '../../../src/build/layout';
import { SOURCE_LOCALE } from '../../../src/build/locale';
import { runCommand } from '../../run/command';

/**
 * A build other than `dist`. It is created before the tests of a file unless it exists and is newer than every
 * source.
 *
 * @param name of its folder below `.artifacts`
 * @param env the environment variables that make it different
 */
export function useBuild(name: string, env: Readonly<Record<string, string>>): BuildLayout {
  const folder = join('.artifacts', name);
  const layout = buildLayout(process.cwd(), join(process.cwd(), folder));
  beforeAll(async () => {
    if (staleBecause(layout, env['CABRANK_LOCALE'] ?? SOURCE_LOCALE) === null) return;
    const { ok, why, output } = await runCommand({
      program: process.execPath,
      args: ['src/build/run.mjs', 'src/build/build.ts'],
      env: { ...env, CABRANK_DIST: folder },
      timeoutMs: 100_000,
    });
    const said = output.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('Built '));
    if (ok && said.length === 0) return;
    await rm(layout.stamp, { force: true });
    throw new Error(ok ? `The build is to say nothing but its last line, and said:\n${output}` : why);
  });
  return layout;
}
