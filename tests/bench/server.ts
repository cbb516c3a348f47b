import { existsSync, readdirSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoAccounts } from '../../src/server/backend/seeds/accounts';
import { startProgram, type Program } from '../support/backend/backend-program';
import { app, signIn } from '../support/gateway/instances';
import { besideSlowClients } from './beside-slow-clients';
import { best, load, loadFigures, type Reading, type Target } from './load';
import { memoryOf } from './memory';
import { readsAndWrites } from './reads-and-writes';
import type { Bench, Figure } from './result';

/** The default number of rounds; each requests every address in turn. */
const ROUNDS = 3;
const LOAD = { connections: 16, seconds: 2 } as const;

const READY = /^(?:Listening|Payments): .+$/mu;
const BARE = 'bare Node';

/** The largest script of the build, in the encoding that most browsers get. */
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

/** Requests every address in turns, so that other load on the machine affects them alike. */
async function compare<Name extends string>(
  targets: Readonly<Record<Name, Target>>,
  rounds: number,
): Promise<Readonly<Record<Name, Reading>>> {
  const all = (Object.entries(targets) as [Name, Target][]).map(([name, target]) => {
    const readings: Reading[] = [];
    return { name, target, readings };
  });
  for (let round = 0; round < rounds; round += 1) {
    for (const { target, readings } of all) readings.push(await load(target, LOAD));
  }
  const entries = all.map(({ name, readings }) => [name, best(readings)] as const);
  return Object.fromEntries(entries) as Record<Name, Reading>;
}

/**
 * Requests per second and p99 of the built server beside a bare Node server in the same run; start-up time and
 * memory; reads and writes of one and two servers on each database; the effect of slow connections on others.
 */
export const run: Bench = async ({ layout }, { rounds }) => {
  const main = join(layout.server, 'main.js');
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
    const gateway = keep(await timed(() => startProgram([main], { ...env, BACKEND_URL: bareOrigin })));
    const started = { embedded: memoryOf(pid), gateway: memoryOf(gateway.program.pid) };

    const cookie = await signIn(origin, 'standard');
    const cards = `/api/user/${demoAccounts.standard.uuid}/cards/view`;
    const page = { url: `${origin}/login`, headers: { 'accept-encoding': 'br' } };
    const targets = {
      bareScript: { url: `${bareOrigin}/${script}` },
      script: { url: `${origin}/${script}`, headers: { 'accept-encoding': 'br' } },
      page,
      bareJson: { url: `${bareOrigin}/api/config` },
      proxied: { url: `${gateway.program.origin}/api/config` },
      embedded: { url: `${origin}/api/config`, headers: app },
      cards: { url: `${origin}${cards}`, headers: { ...app, cookie } },
    };
    const rows = await compare(targets, rounds ?? ROUNDS);
    const bareJson = { [BARE]: rows.bareJson };
    const held = (what: string, start: number, program: Program): Figure => ({
      axis: `memory after the load: ${what}`,
      value: memoryOf(program.pid),
      unit: 'MiB',
      beside: { [BARE]: memoryOf(bare.program.pid), 'at the start': start },
    });
    const start = (what: string, ms: number): Figure => ({
      axis: `start-up: ${what}`,
      value: ms,
      unit: 'ms',
      beside: { [BARE]: bare.ms },
    });
    return {
      figures: [
        ...loadFigures(`static, ${script}`, rows.script, { [BARE]: rows.bareScript }),
        ...loadFigures('static, /login', rows.page),
        ...loadFigures('JSON proxied by the gateway', rows.proxied, bareJson),
        ...loadFigures('embedded backend, /api/config', rows.embedded, bareJson),
        ...loadFigures('embedded backend, cards/view with a session', rows.cards),
        start('the gateway alone', gateway.ms),
        start('with the embedded backend, first', first.ms),
        start('with the embedded backend, again', again.ms),
        held('the gateway alone', started.gateway, gateway.program),
        held('with the embedded backend', started.embedded, again.program),
        ...(await readsAndWrites(main)).flatMap(({ name, reads, writes }) => [
          ...loadFigures(`${name}: reads`, reads),
          ...loadFigures(`${name}: writes`, writes),
        ]),
        ...(await besideSlowClients(origin, [page, targets.embedded])),
      ],
      problems: [],
    };
  } finally {
    for (const program of programs) await program.kill('SIGTERM');
    await rm(dataDir, { recursive: true, force: true });
  }
};
