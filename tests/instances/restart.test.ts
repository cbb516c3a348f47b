import autocannon from 'autocannon';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoAccounts } from '../../src/server/backend/seeds/accounts';
import { addCard, app, signIn, startInstances, tokenOf, type Instances } from '../support/gateway/instances';
import { tier } from '../support/matrix/tier';

// Servers are updated one after the other while customers go on working.

const SECONDS = tier === 2 ? 60 : 15;
const READERS = 8;
const WRITERS = 4;

let instances: Instances;
beforeAll(async () => {
  instances = await startInstances();
});
afterAll(() => instances.stop());

type Writes = { readonly acknowledged: string[]; readonly open: string[] };

/** Adds one card after the other until told to stop; a card whose answer did not come is tried again later. */
async function write(writer: number, cookie: string, until: AbortSignal): Promise<Writes> {
  const writes: Writes = { acknowledged: [], open: [] };
  for (let turn = 0; !until.aborted; turn += 1) {
    const random = `w${writer}n${turn}`;
    const status = await addCard(instances.origin, {
      name: 'new',
      cookie,
      random,
      key: `key ${random}`,
    }).then(
      (answer) => answer.status,
      () => 0,
    );
    writes[status === 200 ? 'acknowledged' : 'open'].push(random);
    await wait(20);
  }
  return writes;
}

describe('a rolling restart under load', () => {
  it(
    'answers every read, and keeps every write that was acknowledged',
    async () => {
      const cookie = await signIn(instances.origin, 'new');
      const paths = ['/api/auth/user', `/api/user/${demoAccounts.standard.uuid}/cards/view`, '/login'];
      const reader = await signIn(instances.origin, 'standard');
      const over = new AbortController();
      const reading = autocannon({
        url: instances.origin,
        connections: READERS,
        duration: SECONDS,
        requests: paths.map((path) => ({ method: 'GET', path, headers: { ...app, cookie: reader } })),
      });
      const writing = Array.from({ length: WRITERS }, (_, writer) => write(writer, cookie, over.signal));
      const ended = reading.then(() => over.abort());

      let restarts = 0;
      const turns: readonly (0 | 1)[] = [0, 1];
      while (!over.signal.aborted) {
        for (const index of turns) {
          await instances.restart(index);
          restarts += 1;
        }
      }
      await ended;
      const { errors, timeouts, non2xx, requests } = await reading;
      const writes = await Promise.all(writing);
      const acknowledged = writes.flatMap((each) => each.acknowledged);
      const open = writes.flatMap((each) => each.open);
      console.log(
        `${restarts} restarts in ${SECONDS} s: ${requests.total} reads, ${acknowledged.length} writes acknowledged, ${open.length} without an answer`,
      );
      expect({ errors, timeouts, non2xx }).toEqual({ errors: 0, timeouts: 0, non2xx: 0 });
      expect(restarts).toBeGreaterThanOrEqual(2);

      const { rows } = await instances.sql.query<{ token: string }>(
        'select payment_method_id as token from cards where user_id = $1',
        [demoAccounts.new.uuid],
      );
      const kept = rows.map(({ token }) => token);
      expect(kept).toEqual(expect.arrayContaining(acknowledged.map(tokenOf)));
      // The same press once more, with the same key: it is done exactly once in the end.
      for (const random of open) {
        const again = await addCard(instances.origin, { name: 'new', cookie, random, key: `key ${random}` });
        expect(again.status, random).toBe(200);
      }
      const total = await instances.sql.query('select 1 from cards where user_id = $1', [
        demoAccounts.new.uuid,
      ]);
      expect(total.rowCount).toBe(acknowledged.length + open.length);
    },
    (SECONDS + 120) * 1000,
  );
});
