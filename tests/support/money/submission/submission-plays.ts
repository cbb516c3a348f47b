import { afterAll, beforeAll, expect, it } from 'vitest';
import { servedGroups } from '../../../../src/server/backend/services/shared/switches';
import { createTestBackend, uuidOf, type TestBackend } from '../../backend/backend';
import { describePath, type Path } from '../../../../src/review/play/flow';
import { playerOf } from './submission-paths';
import { generatedPaths, planOf, type Break } from './submission-plan';
import type { PayingType, Stage } from './submission-player';
import { sampled, tier } from '../../matrix/tier';
import { createWorld, type World } from './submission-world';

/** The timeout for the paths of one kind, in ms. */
const TIMEOUT_MS = 900_000;
/** Stops after this many violations. */
const MOST_FINDINGS = 5;

const breaks: readonly Break[] = ['neverArrived', 'answerLost'];
const types: readonly PayingType[] = ['business', 'personal'];

/** The owners of submissions, by the names of the chart's inputs. */
const people = {
  customer: { customer: uuidOf('new'), repeatable: true },
  visitor: { customer: null, repeatable: true },
  visitorUnrepeatable: { customer: null, repeatable: false },
} satisfies Readonly<Record<string, Pick<Stage, 'customer' | 'repeatable'>>>;

type Play = { readonly paying: PayingType; readonly breaks: Break };

/**
 * The ways to play a path: with each type, and each place where a connection can break. `npm test` plays a sample of
 * the paths, each in one way, in rotation. `npm run test:all` plays all paths in all ways.
 */
function playsOf(path: Path, index: number): readonly Play[] {
  const plans = breaks.map((one) => JSON.stringify(planOf(path, one, 0)));
  // If no connection breaks on the path, the place makes no difference.
  const different = plans[0] === plans[1] ? breaks.slice(0, 1) : breaks;
  const all = types.flatMap((paying) => different.map((one) => ({ paying, breaks: one })));
  return tier === 2 ? all : all.slice(index % all.length, (index % all.length) + 1);
}

/**
 * Plays every generated path of one input of the submission with the real calls against the real backend, and checks
 * the guarantees after each of them (`submission-findings.ts`).
 */
export function testSubmissionsOf(input: keyof typeof people): void {
  const person = people[input];
  const paths = generatedPaths();
  let backend: TestBackend;
  let world: World;

  beforeAll(async () => {
    backend = await createTestBackend({ switches: { extensions: servedGroups, rateLimits: false } });
    const cookies = person.customer === null ? '' : (await backend.visitorAs('new')).cookies();
    world = await createWorld(backend, cookies);
  });
  afterAll(async () => {
    world.stop();
    await backend.app.close();
  });

  it('is among the inputs of the chart, whose paths all differ', () => {
    expect(new Set(paths.map((path) => path.input))).toEqual(new Set(Object.keys(people)));
    expect(new Set(paths.map(describePath)).size).toBe(paths.length);
  });

  it(
    `of a ${input} keeps the invariants on every path`,
    async () => {
      const extensions = servedGroups.filter((group) => person.repeatable || group !== 'idempotency');
      await backend.services.switches.change({ extensions });
      const players = types.map((paying) => playerOf(world, { ...person, paying }));
      const own = sampled([...paths.filter((path) => path.input === input).entries()]);
      const found: string[] = [];
      let plays = 0;
      for (const [index, path] of own) {
        // A defect on one path is a defect on many: a few suffice, and the test stays short.
        if (found.length >= MOST_FINDINGS) break;
        for (const play of playsOf(path, index)) {
          const player = players[types.indexOf(play.paying)];
          if (player) found.push(...(await player.play(path, play.breaks)));
          plays += 1;
        }
      }
      process.stdout.write(
        `submission of a ${input}: ${own.length} generated paths before the backend, ${plays} times\n`,
      );
      expect(plays).toBeGreaterThan(0);
      expect(found).toEqual([]);
    },
    TIMEOUT_MS,
  );
}
