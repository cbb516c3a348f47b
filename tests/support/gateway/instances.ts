import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { buildLayout } from '../../../src/build/layout';
import { DEMO_PASSWORD, demoAccounts } from '../../../src/server/backend/seeds/accounts';
import { startProgram, type Program } from '../backend/backend-program';
import type { DemoName } from '../backend/backend';
import { startNginx } from './nginx';
import { onServer, TEST_DATABASES } from '../backend/storage/seeded-storage';
import { freePort } from '../backend/start-server';

const READY_WITHIN_MS = 60_000;

export const app = { 'x-requested-with': 'XMLHttpRequest' };

/** Two servers of the built app with their backends, on one PostgreSQL database, behind nginx. */
export type Instances = {
  /** The load balancer's address. */
  readonly origin: string;
  /** The address of each server. */
  readonly origins: readonly [string, string];
  /** A direct connection to the database. */
  readonly sql: Client;
  /** Stops a server as an update does, restarts it, and waits until it accepts calls. */
  restart(index: 0 | 1): Promise<void>;
  stop(): Promise<void>;
};

const isReady = (origin: string): Promise<boolean> =>
  fetch(`${origin}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

async function untilReady(origin: string): Promise<void> {
  const giveUpAt = performance.now() + READY_WITHIN_MS;
  while (!(await isReady(origin))) {
    if (performance.now() > giveUpAt) throw new Error(`${origin} does not become ready`);
    await wait(20);
  }
}

/**
 * Starts both servers at once on an empty database of the PostgreSQL server in CABRANK_TEST_DATABASE.
 *
 * @param env additional variables for both
 */
export async function startInstances(env: Readonly<Record<string, string>> = {}): Promise<Instances> {
  const server = process.env.CABRANK_TEST_DATABASE;
  const main = join(buildLayout().server, 'main.js');
  if (server === undefined) throw new Error('CABRANK_TEST_DATABASE names no PostgreSQL server');
  if (!existsSync(main)) throw new Error(`${main} does not exist: run \`npm run build\` first.`);
  const name = `${TEST_DATABASES}_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, (client) => client.query(`create database ${name}`));
  const url = new URL(server);
  url.pathname = `/${name}`;

  const ports = [await freePort(), await freePort()];
  const start = (index: number): Promise<Program> =>
    startProgram([main], {
      DATABASE_URL: url.href,
      PORT: String(ports[index]),
      RATE_LIMITS: 'off',
      TRUSTED_PROXIES: '127.0.0.1',
      NODE_ENV: 'production',
      ...env,
    });
  const programs: [Program, Program] = await Promise.all([start(0), start(1)]);
  const origins = [`http://127.0.0.1:${ports[0]}`, `http://127.0.0.1:${ports[1]}`] as const;
  const balancer = await startNginx(origins);
  const sql = new Client({ connectionString: url.href });
  await sql.connect();

  return {
    origin: balancer.origin,
    origins,
    sql,
    async restart(index) {
      const code = await programs[index].kill('SIGTERM');
      if (code !== 0)
        throw new Error(`A server that was stopped exited with ${code}:\n${programs[index].output()}`);
      programs[index] = await start(index);
      await untilReady(origins[index]);
    },
    async stop() {
      await balancer.stop();
      await sql.end();
      for (const program of programs) await program.kill('SIGTERM');
      await onServer(server, (client) => client.query(`drop database ${name} with (force)`));
    },
  };
}

/** Signs a demo account in at an address, customer or admin, and returns the cookie for requests. */
export async function signIn(origin: string, name: DemoName): Promise<string> {
  const door = name === 'admin' ? 'admin/login' : 'login';
  const answer = await fetch(`${origin}/api/auth/${door}`, {
    method: 'POST',
    headers: app,
    body: new URLSearchParams({ email: demoAccounts[name].email, password: DEMO_PASSWORD }),
  });
  if (answer.status !== 200) throw new Error(`${name} could not sign in: ${answer.status}`);
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

/** Adds a card for a customer; `random` makes it unique. */
export function addCard(
  origin: string,
  { name, cookie, random, key }: Readonly<Record<'cookie' | 'random' | 'key', string>> & { name: DemoName },
): Promise<Response> {
  return fetch(`${origin}/api/user/${demoAccounts[name].uuid}/cards/add`, {
    method: 'POST',
    headers: { ...app, cookie, 'content-type': 'application/json', 'idempotency-key': key },
    body: cardOrder(random),
  });
}

/** The request body for a new card. */
export const cardOrder = (random: string): string =>
  JSON.stringify({
    paymentMethod: { token: tokenOf(random), last4: '4242', exp_month: 4, exp_year: 2090 },
    requestType: 'personal',
    cardNickName: 'Shared',
    recaptchaToken: '',
  });

export const tokenOf = (random: string): string => `pm_sandbox_card_${random}`;
