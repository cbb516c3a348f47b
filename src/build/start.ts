import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { readSettings } from '../server/environment';
import { requireFreePort } from '../server/free-port';
import { staleBecause } from './freshness';
import { buildLayout } from './layout';
import { buildLocale } from './locale';

const layout = buildLayout();
const production = { ...process.env, NODE_ENV: 'production' };
/** When `npm start` is stopped, its shell ends without notifying its children. The server notices and ends too. */
const ORPHAN_CHECK_MS = 500;

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs a program and forwards each kind of signal to it once. The child has its own process group, because Ctrl-C in
 * a terminal would otherwise reach it twice.
 *
 * @returns its exit code, as a shell would report it
 */
async function run(args: readonly string[]): Promise<number> {
  const child: ChildProcess = spawn(process.execPath, args, {
    stdio: 'inherit',
    env: production,
    detached: true,
  });
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);
  const listeners = signals.map((signal) => ({ signal, hand: () => void child.kill(signal) }));
  for (const { signal, hand } of listeners) process.once(signal, hand).on(signal, () => undefined);
  const { ppid } = process;
  const watch = setInterval(() => {
    if (process.ppid !== ppid) child.kill('SIGTERM');
  }, ORPHAN_CHECK_MS);
  const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
  clearInterval(watch);
  process.off('exit', kill);
  for (const { signal: name } of listeners) process.removeAllListeners(name);
  return code ?? 128 + (signal ? constants.signals[signal] : 0);
}

try {
  const { host, port } = readSettings(process.env);
  await requireFreePort(host, port);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
const why = staleBecause(layout, buildLocale());
if (why) {
  console.log(`Building first: ${why}.`);
  const code = await run(['src/build/run.mjs', 'src/build/build.ts']);
  if (code !== 0) process.exit(code);
}
process.exit(await run([join(layout.server, 'main.js')]));
