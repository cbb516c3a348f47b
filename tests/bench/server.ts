import { existsSync, readdirSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildLayout } from '../../src/build/layout';
import { DEMO_PASSWORD, demoAccounts } from '../../src/server/backend/seeds/accounts';
import { startProgram, type Program } from '../support/backend-program';
import { best, load, type Reading, type Target } from './load';
import { memoryOf } from './memory';
import { readsAndWrites } from './reads-and-writes';

/** Each address is asked this often, in turns. */
const ROUNDS = 3;
/** How often the two are compared: a p99 is easily spoilt by whatever else the machine does. */
const SLOW_ROUNDS = 4;
const LOAD = { connections: 16, seconds: 2 } as const;
/** Fewer, so that answers and not the processor are waited for. */
const LIGHT = { connections: 4, seconds: 4 } as const;
/** While 300 slow connections are open, the p99 of other requests may be so many times what it is without (issue 3). */
const MAX_SLOWER = 2;
const SLOW_ENDS_WITHIN_MS = 15_000;

const READY = /^(?:Listening|Payments): .+$/mu;
const app = { 'x-requested-with': 'XMLHttpRequest' };

const say = (what: string, figures: string): void => console.log(`  ${what.padEnd(44)} ${figures}`);
const figures = ({ rate, p50, p99 }: Reading): string =>
  `${rate.toFixed(0).padStart(6)} /s   p50 ${p50.toFixed(1).padStart(5)} ms   p99 ${p99.toFixed(1).padStart(5)} ms`;

/** The largest script of the build, as most browsers get it. */
function largestScript(client: string): string {
  const folder = join(client, 'assets');
  const scripts = readdirSync(folder).filter(
    (name) => name.endsWith('.js') && existsSync(join(folder, `${name}.br`)),
  );
  const size = (name: string): number => statSync(join(folder, `${name}.br`)).size;
  const [largest] = scripts.sort((one, other) => size(other) - size(one));
  if (largest === undefined) throw new Error('The build holds no script');
  return `assets/${largest}`;
}

async function timed(
  start: () => Promise<Program>,
): Promise<{ readonly program: Program; readonly ms: number }> {
  const began = performance.now();
  const program = await start();
  return { program, ms: performance.now() - began };
}

const listening = (program: Program): string => /^Listening: (\S+)$/mu.exec(program.output())?.[1] ?? '';

async function sessionAt(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: app,
    body: new URLSearchParams({ email: demoAccounts.standard.email, password: DEMO_PASSWORD }),
  });
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

/** Asks every address in turns, so that what else the machine does meets them alike. */
async function compare(
  targets: Readonly<Record<string, Target>>,
): Promise<Readonly<Record<string, Reading>>> {
  const readings = new Map<string, Reading[]>(Object.keys(targets).map((name) => [name, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, target] of Object.entries(targets)) readings.get(name)?.push(await load(target, LOAD));
  }
  return Object.fromEntries([...readings].map(([name, of]) => [name, best(of)]));
}

/** What 300 slow connections do to everybody else. */
async function besideSlowClients(origin: string, targets: readonly Target[]): Promise<readonly string[]> {
  const problems: string[] = [];
  for (const target of targets) {
    const idle: Reading[] = [];
    const beside: Reading[] = [];
    for (let round = 0; round < SLOW_ROUNDS; round += 1) {
      idle.push(await load(target, LIGHT));
      const slow = await startProgram(
        ['src/build/run.mjs', 'tests/bench/slow-clients.ts', origin],
        {},
        /^open: 300$/mu,
      );
      beside.push(await load(target, LIGHT));
      await slow.ended;
      const closed = Number(/^closed after: (\d+) ms$/mu.exec(slow.output())?.[1] ?? Infinity);
      if (closed > SLOW_ENDS_WITHIN_MS) problems.push(`slow connections lived for ${closed} ms`);
    }
    const path = new URL(target.url).pathname;
    say(`${path}, nobody else there`, figures(best(idle)));
    say(`${path}, 300 slow connections open`, figures(best(beside)));
    const ratio = best(beside).p99 / best(idle).p99;
    if (ratio >= MAX_SLOWER)
      problems.push(`${path}: the p99 is ${ratio.toFixed(1)} times what it is without slow clients`);
  }
  return problems;
}

/**
 * Requests per second and p99 of the built server beside a bare Node server in the same run; start-up time and memory;
 * reads and writes of one and two servers on each database; what slow connections do to others.
 *
 * @returns what misses its target
 */
export async function run(): Promise<readonly string[]> {
  const layout = buildLayout();
  const main = join(layout.server, 'main.js');
  if (!existsSync(main)) throw new Error(`${main} is not there: run \`npm run build\` first.`);
  const script = largestScript(layout.client);
  const dataDir = await mkdtemp(join(tmpdir(), 'cabrank-bench-'));
  const env = { DATA_DIR: dataDir, NODE_ENV: 'production' };
  const programs: Program[] = [];
  const keep = <Started extends { readonly program: Program }>(started: Started): Started => {
    programs.push(started.program);
    return started;
  };
  try {
    const first = await timed(() => startProgram([main], env));
    await first.program.kill('SIGTERM');
    const again = keep(await timed(() => startProgram([main], env)));
    const { origin, pid } = again.program;
    const config = await (await fetch(`${origin}/api/config`, { headers: app })).text();
    const bare = keep(
      await timed(() =>
        startProgram(['tests/bench/bare-server.mjs', join(layout.client, `${script}.br`), config], {}, READY),
      ),
    );
    const bareOrigin = listening(bare.program);
    const before = keep(await timed(() => startProgram([main], { ...env, BACKEND_URL: bareOrigin })));
    const memory = {
      embedded: memoryOf(pid),
      gateway: memoryOf(before.program.pid),
      bare: memoryOf(bare.program.pid),
    };

    const cookie = await sessionAt(origin);
    const cards = `/api/user/${demoAccounts.standard.uuid}/cards/view`;
    const asset = { url: `${origin}/${script}`, headers: { 'accept-encoding': 'br' } };
    const page = { url: `${origin}/login`, headers: { 'accept-encoding': 'br' } };
    const rows = await compare({
      [`bare Node: ${script}`]: { url: `${bareOrigin}/${script}` },
      [`static: ${script}`]: asset,
      'static: /login': page,
      'bare Node: JSON': { url: `${bareOrigin}/api/config` },
      'proxied: the same JSON through the gateway': { url: `${before.program.origin}/api/config` },
      'embedded: /api/config': { url: `${origin}/api/config`, headers: app },
      'embedded: cards/view with a session': { url: `${origin}${cards}`, headers: { ...app, cookie } },
    });
    for (const [name, reading] of Object.entries(rows)) say(name, figures(reading));
    say('start-up: bare Node', `${bare.ms.toFixed(0)} ms`);
    say('start-up: the gateway alone', `${before.ms.toFixed(0)} ms`);
    say('start-up: with the embedded backend, first', `${first.ms.toFixed(0)} ms`);
    say('start-up: with the embedded backend, again', `${again.ms.toFixed(0)} ms`);
    const held = (start: number, of: Program): string =>
      `${start.toFixed(0)} MiB at the start, ${memoryOf(of.pid).toFixed(0)} MiB after the load`;
    say('memory: bare Node', held(memory.bare, bare.program));
    say('memory: the gateway alone', held(memory.gateway, before.program));
    say('memory: with the embedded backend', held(memory.embedded, again.program));

    for (const { name, reads, writes } of await readsAndWrites(main)) {
      say(`${name}: reads`, figures(reads));
      say(`${name}: writes`, figures(writes));
    }
    return await besideSlowClients(origin, [page, { url: `${origin}/api/config`, headers: app }]);
  } finally {
    for (const program of programs) await program.kill('SIGTERM');
    await rm(dataDir, { recursive: true, force: true });
  }
}
