import { readdirSync } from 'node:fs';
import process from 'node:process';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CallRequest, Client } from '../../../src/api/client';
import { contractCalls } from '../../support/contract/contract-calls';
import { anyDraws, described, drawing, following, readSchedule } from '../../support/races/schedules/explore';
import { play } from '../../support/races/play';
import { holds, patience } from '../../support/races/runs';
import { writeNamed, writes } from '../../support/races/writes/writes';

/** GETs with side effects (S7.calls.4, S7.calls.5). */
const WRITING_GETS = ['endImpersonation', 'logout'];

/** What was shown to support twice harms nobody, and expires. */
const NOT_RACED = ['makeSupportCode', 'showWhereabouts', 'hideWhereabouts'];

/** The contract's operations that write, according to how the client sends them. */
async function writingOperations(): Promise<readonly string[]> {
  const found: string[] = [];
  for (const [operation, call] of Object.entries(contractCalls)) {
    const send = ({ method = 'get' }: Pick<CallRequest, 'method'>): Promise<never> => {
      if (method !== 'get') found.push(operation);
      return Promise.reject(new Error('Nothing is sent'));
    };
    const client: Client = { request: send, call: send, download: send };
    await call(client, {}).catch(() => undefined);
  }
  return [...found, ...WRITING_GETS];
}

const calls = new URL('../../../src/api/calls/', import.meta.url);

describe('the writes that are raced', () => {
  it('are all writes of the API', async () => {
    const modules = readdirSync(calls).map(
      (file) => import(new URL(file, calls).href) as Promise<Readonly<Record<string, unknown>>>,
    );
    const exported = (await Promise.all(modules)).flatMap((module) => Object.keys(module));
    expect(Object.keys(contractCalls).toSorted()).toEqual(exported.toSorted());

    const raced = new Set(writes.flatMap((write) => write.calls));
    expect([...raced, ...NOT_RACED].toSorted()).toEqual((await writingOperations()).toSorted());
  });

  it.each(writes)('$name: is done once without interference', async (write) => {
    const { problems, made } = await play(write, following([]));
    expect(problems).toEqual([]);
    expect(made[0]).toBe(1);
  });

  it(
    'are each done once, for the right person, and leave nothing behind, in any order',
    async () => {
      expect.hasAssertions();
      const schedule = fc.record({
        name: fc.constantFrom(...writes.map(({ name }) => name)),
        draws: anyDraws,
      });
      await holds(
        'writes',
        fc.asyncProperty(schedule, async ({ name, draws }) => {
          const played = await play(writeNamed(name), drawing(draws));
          expect(played.problems, described(played)).toEqual([]);
        }),
      );
    },
    patience,
  );

  const asked = process.env.CABRANK_SCHEDULE;
  // Not `skip`: a skipped test counts as failed.
  if (asked !== undefined)
    it('hold in the requested schedule', async () => {
      const { write, choices } = readSchedule(asked);
      const played = await play(write, following(choices));
      expect(played.problems, described(played)).toEqual([]);
    });
});
