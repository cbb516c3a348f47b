import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildLayout } from '../../src/build/layout';
import { buildServer } from '../../src/build/server';
import { DEMO_PASSWORD, demoAccounts } from '../../src/server/backend/seeds/accounts';
import { startProgram, type Program } from '../support/backend/backend-program';
import { writeDist } from '../support/gateway/gateway-site';

// In the repository, so that the bundle finds its packages.
const base = resolve('.artifacts', `kill-${randomUUID()}`);
const layout = buildLayout(process.cwd(), join(base, 'dist'));
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });
const programs: Program[] = [];

async function start(): Promise<Program> {
  const program = await startProgram([join(layout.server, 'main.js')], {
    DATA_DIR: join(base, 'data'),
    RATE_LIMITS: 'off',
  });
  programs.push(program);
  return program;
}

beforeAll(async () => {
  await mkdir(base, { recursive: true });
  await buildServer(layout);
  await writeDist(layout.dist);
});
afterAll(async () => {
  for (const program of programs) await program.kill('SIGKILL');
  await rm(base, { recursive: true, force: true });
});

const app = { 'x-requested-with': 'XMLHttpRequest' };
const cardsUrl = (origin: string, call: string): string =>
  `${origin}/api/user/${demoAccounts.new.uuid}/cards/${call}`;

async function signIn(origin: string): Promise<string> {
  const body = new URLSearchParams({ email: demoAccounts.new.email, password: DEMO_PASSWORD });
  const answer = await fetch(`${origin}/api/auth/login`, { method: 'POST', headers: app, body });
  expect(answer.status).toBe(200);
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

/** Adds a card of this name; the same name always sends the same request with the same key. */
const addCard = (origin: string, cookie: string, name: string): Promise<Response> =>
  fetch(cardsUrl(origin, 'add'), {
    method: 'POST',
    headers: { ...app, cookie, 'content-type': 'application/json', 'idempotency-key': `key of ${name}` },
    body: JSON.stringify({
      paymentMethod: {
        token: `pm_sandbox_card_${name.replaceAll(' ', '')}`,
        last4: '4242',
        exp_month: 4,
        exp_year: 2090,
      },
      requestType: 'personal',
      cardNickName: name,
      recaptchaToken: '',
    }),
  });

async function cardNames(origin: string, cookie: string): Promise<string[]> {
  const answer = await fetch(cardsUrl(origin, 'view'), { headers: { ...app, cookie } });
  const { response } = (await answer.json()) as { readonly response: readonly { readonly name: string }[] };
  return response.map(({ name }) => name);
}

const WRITERS = ['Ann', 'Ben', 'Cat', 'Dan', 'Eve', 'Fay'];
/** A kill comes in the middle of something only with many writes under way, and by chance: so it is tried often. */
const KILLS = 3;

describe('a server that is killed in the middle of writes', () => {
  it('loses nothing that it acknowledged, restarts, and executes interrupted requests exactly once', async () => {
    const acknowledged: string[] = [];
    const open: string[] = [];
    let running = await start();
    const cookie = await signIn(running.origin);

    for (let kill = 0; kill < KILLS; kill += 1) {
      let killed = false;
      const writing = WRITERS.map(async (writer) => {
        for (let count = 0; !killed; count += 1) {
          const name = `${writer} ${String.fromCharCode(97 + kill)} ${count}`;
          const status = await addCard(running.origin, cookie, name).then(
            (answer) => answer.status,
            () => 0,
          );
          if (status === 200) acknowledged.push(name);
          else open.push(name);
        }
      });
      const before = acknowledged.length;
      while (acknowledged.length < before + 12) await wait(5);
      await running.kill('SIGKILL');
      killed = true;
      await Promise.all(writing);
      running = await start();

      const kept = await cardNames(running.origin, cookie);
      expect(kept).toEqual(expect.arrayContaining(acknowledged));
      expect(new Set(kept).size).toBe(kept.length);
    }
    expect(acknowledged.length).toBeGreaterThanOrEqual(KILLS * 12);
    expect(open.length).toBeGreaterThan(0);

    // What the app does after a lost answer: the same request with the same key.
    for (const name of open) expect((await addCard(running.origin, cookie, name)).status, name).toBe(200);
    const names = await cardNames(running.origin, cookie);
    expect(names.sort()).toEqual([...acknowledged, ...open].sort());
    console.log(
      `${KILLS} kills: ${acknowledged.length} cards acknowledged and kept, ${open.length} broken off`,
    );
    expect(await running.kill('SIGTERM')).toBe(0);
  });
});
