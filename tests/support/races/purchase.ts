import fc, { type Scheduler } from 'fast-check';
import { racePayments, type Verdict } from './payments';
import { racePeople } from './people';
import { aoife, sean, type RaceAnswer, type RaceCall, type RaceServer } from './server';
import { startRace, type Fate, type Race } from './world';

/** Events besides those of the screen under test. */
const leavings = ['logs out', 'Seán signs in'] as const;
type Leaving = (typeof leavings)[number];

/** A race about something that a customer does once and the server must execute once. */
export type PurchaseRace<Press extends string, Word extends string> = {
  /** What may happen at any moment of a round. After each round everything comes to rest. */
  readonly rounds: readonly (readonly (Press | Leaving)[])[];
  /** The server's responses to new calls, in order. */
  readonly words: readonly Word[];
  readonly fates: readonly Fate[];
  readonly verdicts: readonly Verdict[];
  /** Whether the server honours Idempotency-Key. */
  readonly honours: boolean;
};

const often = <T>(usual: T, ...others: readonly T[]) => fc.constantFrom(usual, usual, ...others);

/**
 * A random race of a kind.
 *
 * @param presses the actions on the screen, the usual one first
 * @param words the server's responses, the usual one first
 * @param fates the maximum number of its calls that have a fate
 */
export const anyPurchaseRace = <Press extends string, Word extends string>(
  presses: readonly [Press, ...Press[]],
  words: readonly [Word, ...Word[]],
  fates: number,
): fc.Arbitrary<PurchaseRace<Press, Word>> =>
  fc.record({
    rounds: fc.array(
      fc.array(often<Press | Leaving>(presses[0], ...presses, ...leavings), { minLength: 1, maxLength: 4 }),
      { minLength: 1, maxLength: 3 },
    ),
    words: fc.array(often<Word>(...words), { maxLength: 6 }),
    fates: fc.array(often<Fate>('answered', 'neverArrived', 'answerLost'), { maxLength: fates }),
    verdicts: fc.array(often<Verdict>('succeeded', 'declined'), { maxLength: 3 }),
    honours: fc.boolean(),
  });

/**
 * The server's part: gives the responses that it is told to and, if it honours Idempotency-Key, the same one for the
 * same key.
 *
 * @param say responds to a new call; `word` is the response that it is told to give
 */
export function answering<Word extends string>(
  { words, honours }: Pick<PurchaseRace<string, Word>, 'words' | 'honours'>,
  usual: Word,
  say: (word: Word, call: RaceCall, asked: number) => RaceAnswer,
): (call: RaceCall) => RaceAnswer {
  const answers = new Map<string, RaceAnswer>();
  let asked = 0;
  return (call) => {
    const { key } = call;
    const known = honours && key !== null ? answers.get(key) : undefined;
    if (known) return known;
    const word = words[asked] ?? usual;
    asked += 1;
    const answer = say(word, call, asked);
    if (key !== null) answers.set(key, answer);
    return answer;
  };
}

/** The app with Aoife signed in. The purchase's calls have the fates of the race. */
export async function startPurchase(
  scheduler: Scheduler,
  { fates, verdicts }: PurchaseRace<string, string>,
  server: RaceServer,
  isOfIt: (path: string) => boolean,
) {
  let challenges = 0;
  const { payments, confirmed } = racePayments({
    token: () => scheduler.schedule(Promise.resolve(), 'a token is made'),
    verdict: async () => {
      const verdict = verdicts[(challenges += 1) - 1] ?? 'succeeded';
      await scheduler.schedule(Promise.resolve(), `the bank says ${verdict}`);
      return verdict;
    },
  });
  let calls = 0;
  const fateOf = ({ path }: RaceCall): Fate =>
    isOfIt(path) ? (fates[(calls += 1) - 1] ?? 'answered') : 'answered';
  const race = await startRace(scheduler, server, server.enter(aoife), { payments, fateOf });
  return { race, payments, confirmed };
}

/** The actor of the screen under test. */
type RaceScreen = {
  getSnapshot(): { readonly status: string; hasTag(tag: 'busy'): boolean };
  stop(): unknown;
};

type Rounds<Press extends string> = {
  readonly race: Race;
  readonly screen: RaceScreen;
  readonly rounds: PurchaseRace<Press, string>['rounds'];
  /** The actions on the screen while it is open. */
  readonly presses: Readonly<Record<Press, () => void>>;
  /** Called after everything that happened. Returns the violations. */
  readonly look: () => readonly string[];
};

/** Lets the rounds happen in the scheduler's order, and ends the race. Returns the violations. */
export async function throughRounds<Press extends string>(
  scheduler: Scheduler,
  { race, screen, rounds, presses, look }: Rounds<Press>,
): Promise<readonly string[]> {
  const people = racePeople(race);
  const found = new Set<string>();
  let isOpen = true;
  const does = (what: Press | Leaving): void => {
    if (what === 'logs out') people.logOut();
    else if (what === 'Seán signs in') {
      if (race.session().matches('signedOut')) people.signIn(sean);
    } else if (isOpen) presses[what]();
  };
  const after = (): void => {
    const person = race.signedIn();
    // The screen closes with its customer.
    if (person !== undefined && person !== aoife.uuid && isOpen) screen.stop();
    isOpen = screen.getSnapshot().status === 'active';
    for (const one of look()) found.add(one);
  };
  try {
    for (const round of rounds) {
      void scheduler.scheduleSequence(
        round.map((what) => ({ label: what, builder: () => Promise.resolve().then(() => does(what)) })),
      );
      await race.drain(after);
    }
    const last = screen.getSnapshot();
    if (last.status === 'active' && last.hasTag('busy')) found.add('the screen waits for ever');
  } finally {
    screen.stop();
    people.stop();
    await race.close();
  }
  return [...found];
}
