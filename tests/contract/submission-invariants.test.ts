import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { servedGroups } from '../../src/server/backend/services/switches';
import { createTestBackend, uuidOf, type TestBackend } from '../support/backend';
import { describePath, type Path } from '../support/flow';
import {
  findingsAt,
  findingsWhenCompleted,
  storedOf,
  type Circumstances,
  type Stored,
} from '../support/submission-findings';
import { playerOf } from '../support/submission-paths';
import { generatedPaths, planOf, type Break } from '../support/submission-plan';
import type { PayingType, Stage } from '../support/submission-player';
import type { SentCall } from '../support/submission-transport';
import { sampled, tier } from '../support/tier';
import { createWorld, type World } from '../support/submission-world';

// Issue 5, "Shows when done", 2: whatever way a submission goes, at most one subscription and one confirmation of each
// intent, no card left behind, a way on, and nothing lost that was typed; with the real calls and the real backend.

/** How long the paths of one kind may take (ms). */
const TIMEOUT_MS = 900_000;
/** After so many the others are not looked for. */
const MOST_FINDINGS = 5;

const paths = generatedPaths();
const breaks: readonly Break[] = ['neverArrived', 'answerLost'];
const types: readonly PayingType[] = ['business', 'personal'];

/** Who submits, by the names of the chart's inputs. */
const people: Readonly<Record<string, Pick<Stage, 'customer' | 'repeatable'>>> = {
  customer: { customer: uuidOf('new'), repeatable: true },
  visitor: { customer: null, repeatable: true },
  visitorUnrepeatable: { customer: null, repeatable: false },
};

type Play = { readonly paying: PayingType; readonly breaks: Break };

/**
 * In how many ways a path is played: with each type and each place where a connection can break. `npm test` plays a
 * sample of the paths, each in one way, taking turns; `npm run test:all` all of them in all ways.
 */
function playsOf(path: Path, index: number): readonly Play[] {
  const plans = breaks.map((one) => JSON.stringify(planOf(path, one, 0)));
  // Where no connection breaks on the path, it makes no difference where one would.
  const different = plans[0] === plans[1] ? breaks.slice(0, 1) : breaks;
  const all = types.flatMap((paying) => different.map((one) => ({ paying, breaks: one })));
  return tier === 2 ? all : all.slice(index % all.length, (index % all.length) + 1);
}

let backend: TestBackend;
const worlds = new Map<string | null, World>();
let playedPaths = 0;
let plays = 0;

beforeAll(async () => {
  backend = await createTestBackend({ switches: { extensions: servedGroups, rateLimits: false } });
  worlds.set(uuidOf('new'), await createWorld(backend, (await backend.visitorAs('new')).cookies()));
  worlds.set(null, await createWorld(backend, ''));
});
afterAll(async () => {
  for (const world of worlds.values()) world.stop();
  await backend.app.close();
  process.stdout.write(
    `submission: ${paths.length} generated paths, ${playedPaths} of them played before the backend, ${plays} times in all\n`,
  );
});

describe('the promises', () => {
  const good: Circumstances = {
    state: 'cardOnly',
    calls: [],
    confirmed: ['pi_1_secret_1'],
    undeleted: new Set(),
    unanswered: new Set(),
  };
  const confirming = (key: string, paymentIntent: string): SentCall => ({
    method: 'POST',
    path: '/api/premium/subscribe/add-profile',
    key,
    body: { card: { paymentIntent } },
  });
  const premium = async (): Promise<Stored> => {
    const stored = await storedOf(backend, { uuid: uuidOf('premium') });
    const { card_id: paid } = stored.subscriptions[0] ?? {};
    return { ...stored, cards: stored.cards.filter(({ id }) => id === paid) };
  };
  const twice = <T>(rows: readonly T[]): T[] => [...rows.slice(0, 1), ...rows.slice(0, 1)];

  it('are kept by what is as it should be', async () => {
    const stored = await premium();
    expect([stored.subscriptions.length, stored.cards.length]).toEqual([1, 1]);
    const calls = [confirming('a', 'pi_1'), confirming('a', 'pi_1'), confirming('b', 'pi_2')];
    expect(findingsAt(stored, { ...good, calls })).toEqual([]);
  });

  it('are broken by a second subscription, a second confirmation, and a card left behind', async () => {
    const stored = await premium();
    const { subscriptions, cards } = stored;
    const waiting = cards.map((card) => ({ ...card, id: -1, intent_id: 'pi_9' }));
    const method = cards[0]?.payment_method_id ?? '';
    const found = (change: Partial<Stored>, given: Partial<Circumstances> = {}) =>
      findingsAt({ ...stored, ...change }, { ...good, ...given });
    expect(found({ subscriptions: twice(subscriptions) })).toEqual(['2 subscriptions']);
    expect(found({}, { confirmed: ['pi_1_secret_1', 'pi_1_secret_1'] })).toHaveLength(1);
    expect(found({}, { calls: [confirming('a', 'pi_1'), confirming('b', 'pi_1')] })).toHaveLength(1);
    expect(found({ subscriptions: [], accounts: [] })).toEqual([`a card that nothing uses: ${method}`]);
    expect(found({ cards: waiting })).toEqual([`a card that was left behind: ${method}`]);
    expect(found({ cards: waiting }, { state: 'confirming' })).toEqual([]);
    expect(found({ cards: waiting }, { undeleted: new Set([method]) })).toEqual([]);
    expect(found({ cards: waiting }, { unanswered: new Set([method]) })).toHaveLength(1);
    expect(found({ cards: waiting }, { state: 'entering', unanswered: new Set([method]) })).toEqual([]);
  });

  it('are broken by a completion that lacks something that was typed', async () => {
    const stored = await premium();
    const typed = { profileType: 'personal', values: {} } as const;
    const held = { ...stored, subscriptions: [], cards: [] };
    const words = findingsWhenCompleted(held, typed, true).map((finding) => finding.split(':')[0]);
    expect(words).toEqual(expect.arrayContaining(['subscriptions', 'cards', 'person']));
  });
});

describe('every path of a submission', () => {
  it('is generated from every input of the chart', () => {
    expect(new Set(paths.map(({ input }) => input))).toEqual(new Set(Object.keys(people)));
    expect(new Set(paths.map(describePath)).size).toBe(paths.length);
  });

  it.each(Object.entries(people))(
    'of a %s keeps the promises',
    async (input, person) => {
      const world = worlds.get(person.customer);
      if (!world) throw new Error(`Nobody submits as ${input}`);
      const extensions = servedGroups.filter((group) => person.repeatable || group !== 'idempotency');
      await backend.services.switches.change({ extensions });
      const players = types.map((paying) => playerOf(world, { ...person, paying }));
      const own = paths.filter((path) => path.input === input);
      const found: string[] = [];
      for (const [index, path] of sampled([...own.entries()])) {
        // What is broken for one path is broken for many: a few tell, and none takes long.
        if (found.length >= MOST_FINDINGS) break;
        playedPaths += 1;
        for (const play of playsOf(path, index)) {
          const player = players[types.indexOf(play.paying)];
          if (player) found.push(...(await player.play(path, play.breaks)));
          plays += 1;
        }
      }
      expect(own.length).toBeGreaterThan(0);
      expect(found).toEqual([]);
    },
    TIMEOUT_MS,
  );
});
