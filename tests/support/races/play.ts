import { waitFor } from 'xstate';
import { selectIsReady } from '../../../machines/app/app/app.selectors';
import type { Departure, Passage } from './browser';
import { raceWorld, type RaceWorld } from './race-world';
import { violations, ending, fingerprint, made } from './rules';
import type { Defects } from './seat';
import { sean } from './server';
import { isList, writeOf } from './shop/shop';
import { settle } from './tab';
import type { Write } from './writes/write';

/** Something that can happen next. */
export type Option = {
  readonly label: string;
  /** An action of a person, possible at any moment. Otherwise something in progress continues. */
  readonly isMove?: true;
  readonly happen: () => void;
};

/**
 * Chooses what happens next: an index into the options. `rest`: no more choices; what is in progress happens in
 * order. `known`: the schedule leads to a state that another has reached.
 *
 * @param state everything that the future depends on, as text
 */
export type Chooser = (options: readonly Option[], state: () => string) => number | 'rest' | 'known';

/** Nothing is in progress and nobody acts any more. */
const atRest: Option = { label: 'nothing more', happen: () => undefined };

/** The schedule played, and its violations. */
export type Played = {
  readonly write: Write;
  /** The choices, as indexes into the options. */
  readonly choices: readonly number[];
  readonly happened: readonly string[];
  readonly problems: readonly string[];
  /** How often each effect of the write occurred. */
  readonly made: readonly number[];
};

/** A call of the write, or a check of its outcome. */
const concerns = (write: Write, call: Departure['call']): boolean =>
  isList(call) || write.calls.includes(writeOf(call) ?? '');

function passage(race: RaceWorld, { call, tab, isAborted }: Departure): Passage {
  const { write, turns, fates } = race;
  const name = `${tab}: ${call.method} ${call.path}`;
  const breaks = concerns(write, call);
  const after = <Way extends string>(way: Way): Way => {
    (fates[tab] ??= []).push(`${name} ${way}`);
    // It arrives, but the sender does not know it any more.
    if (way === 'arrivesLate' || (way === 'arrives' && isAborted())) race.isLate = true;
    return way;
  };
  const ways = () => {
    if (!breaks) return ['arrives'] as const;
    if (isAborted()) return ['arrives', 'neverArrives'] as const;
    const late = call.key !== null && writeOf(call) !== null && !write.keyless;
    return late
      ? (['arrives', 'neverArrives', 'arrivesLate'] as const)
      : (['arrives', 'neverArrives'] as const);
  };
  return {
    out: async () => after(await turns.wait(`${name} on its way`, ways)),
    arrival: () => turns.wait(`${name} on its way still`, () => ['arrives'] as const),
    back: async () =>
      after(
        await turns.wait(`${name}: the answer`, () => {
          if (isAborted()) return [];
          return breaks ? (['answered', 'answerLost'] as const) : (['answered'] as const);
        }),
      ),
  };
}

const moves = (race: RaceWorld): readonly Option[] => {
  const { shop, browser, here, there } = race;
  const isIn = ({ tab }: typeof here): boolean => typeof tab().signedIn() === 'string';
  return [
    ...(here.canPress() ? [{ label: 'presses', happen: here.press }] : []),
    ...(there.canPress() ? [{ label: 'presses in the other tab', happen: there.press }] : []),
    ...(isIn(here) ? [{ label: 'logs out', happen: here.logOut }] : []),
    ...(isIn(there) ? [{ label: 'logs out in the other tab', happen: there.logOut }] : []),
    ...(here.tab().session().matches('signedOut')
      ? [{ label: 'Seán signs in', happen: () => here.signIn(sean) }]
      : []),
    ...(race.elsewhere
      ? []
      : [
          {
            label: 'Seán signs in elsewhere',
            happen: () => {
              race.elsewhere = true;
              browser.signInElsewhere(sean.uuid, shop.enter(sean));
            },
          },
        ]),
    ...(here.screen() ? [{ label: 'leaves the page', happen: here.leave }] : []),
    { label: 'reloads the page', happen: here.reload },
  ];
};

const underWay = ({ turns }: RaceWorld): readonly Option[] =>
  turns
    .waiting()
    .flatMap((turn) =>
      turn.ways().map((way) => ({ label: `${turn.label} ${way}`, happen: () => turn.take(way) })),
    );

/** Everything before the race happens at once. */
async function begin(race: RaceWorld): Promise<void> {
  const { write, browser, turns, here, seats } = race;
  for (const { tab } of seats) await waitFor(tab().root as never, selectIsReady as never);
  for (const seat of seats) {
    seat.begin();
    seat.follow();
  }
  // The initial reads of the screens are done.
  for (let turn = 0; turn < 4; turn += 1) await settle();
  if (write.begins) {
    here.press();
    await settle();
  }
  browser.slow({
    depart: (departure) => passage(race, departure),
    deliver: ({ tab, account, hear }) =>
      void turns.wait(`${tab} hears of ${account || 'nobody'}`, () => ['now'] as const).then(hear),
  });
  if (write.begins !== 'atTheBank') here.press();
}

/** Plays one schedule of a write with the chooser's choices. */
export async function play(write: Write, choose: Chooser, defects: Defects = {}): Promise<Played> {
  const race = raceWorld(write, defects);
  const happened: string[] = [];
  const choices: number[] = [];
  const problems = new Set<string>();
  const look = async (): Promise<void> => {
    await settle();
    for (const seat of race.seats) seat.follow();
    await settle();
    for (const problem of violations(race)) problems.add(problem);
  };
  const result = (): Played => ({
    write,
    choices,
    happened,
    problems: [...problems],
    made: write.makes.map((what) => made(race, what)),
  });
  try {
    await begin(race);
    await look();
    for (;;) {
      const pending = underWay(race);
      const usual = pending[0] ?? atRest;
      const possible = moves(race).map((move): Option => ({ ...move, isMove: true }));
      const options = [...(pending.length > 0 ? pending : [atRest]), ...possible];
      const chosen = choose(options, () => fingerprint(race));
      if (chosen === 'known') return result();
      if (chosen !== 'rest') choices.push(chosen);
      const option = (chosen === 'rest' ? null : options[chosen]) ?? usual;
      if (option === atRest) break;
      happened.push(option.label);
      option.happen();
      await look();
    }
    for (const problem of await ending(race)) problems.add(problem);
  } finally {
    for (const seat of race.seats) seat.stop();
    await settle();
    for (const seat of race.seats) seat.clear();
  }
  return result();
}
