import { selectIsReady } from '../../../machines/app/app/app.selectors';
import type { ListName } from '../../../src/app/environment/reconciliation';
import type { RaceWorld } from './race-world';
import type { RaceSeat } from './seat';
import { aoife, maeve, niamh, sean } from './server';
import { settle } from './tab';

const everybody = [aoife, sean, maeve, niamh];

const entriesOf = (storage: Storage): string =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
    .map((key) => `${key}=${storage.getItem(key) ?? ''}`)
    .join('\n');

/** How often an effect occurred. */
export const made = ({ shop }: RaceWorld, what: string): number =>
  shop.done.filter((one) => one.what === what).length;
const mainly = (race: RaceWorld): number => made(race, race.write.makes[0] ?? '');

/** Calls `look` with every text in a tab's stored data, and with its place. */
function eachText(kept: unknown, look: (text: string, place: string) => void, place = ''): void {
  if (typeof kept === 'string') look(kept, place);
  else if (typeof kept === 'object' && kept !== null)
    for (const [name, inner] of Object.entries(kept))
      eachText(inner, look, name === 'snapshot' || name === 'children' ? place : `${place}/${name}`);
}

/** A tab neither stores nor shows anybody else's data once its owner is known. */
function strangers({ name, tab, kept, owners }: RaceSeat): readonly string[] {
  const owner = tab().owner();
  if (owner === undefined || owners.size < 2) return [];
  const whose = everybody.find(({ uuid }) => uuid === owner)?.name ?? 'nobody';
  const others = everybody.filter(({ uuid }) => uuid !== owner);
  const found: string[] = [];
  const everything = { app: tab().root.getPersistedSnapshot(), storage: entriesOf(kept) };
  eachText(everything, (text, place) => {
    for (const person of others)
      if (text.includes(person.uuid) || text.includes(person.name))
        found.push(`${name}: something of ${person.name} is kept for ${whose} (${place})`);
  });
  return found;
}

/** The violations of what must hold at any moment. */
export function violations(race: RaceWorld): readonly string[] {
  const { write, seats } = race;
  const meant = seats.reduce((sum, seat) => sum + seat.meant, 0);
  return [
    ...write.makes
      .filter((what) => made(race, what) > meant)
      .map((what) => `${what}: made ${made(race, what)} times for ${meant} that were meant`),
    ...seats
      .filter((seat) => seat.pressed && seat.screen()?.standing() === 'done' && mainly(race) === 0)
      .map(({ name }) => `${name}: the screen says that it is done, and it is not`),
    ...seats.flatMap(strangers),
  ];
}

type Shown = Readonly<Record<string, unknown>>;

/** The parts of a list that must match the server. */
const shownOf: Readonly<Record<ListName, readonly (readonly [string, string])[]>> = {
  cards: [
    ['name', 'name'],
    ['isDefault', 'isDefault'],
  ],
  cardAccounts: [
    ['nickname', 'nickname'],
    ['active', 'active'],
    ['cardId', 'cardId'],
  ],
  subscriptions: [
    ['id', 'id'],
    ['endsOn', 'endsOn'],
    ['cardId', 'card_id'],
  ],
  accounts: [['name', 'name']],
  receipts: [['number', 'number']],
};

/** Lists that count as fresh and differ from the server although the tab could know. */
function outdated({ write, shop }: RaceWorld, { name, tab }: RaceSeat): readonly string[] {
  const purse = shop.purses.get(write.person?.uuid ?? '');
  return write.lists
    .filter((list) => {
      const snapshot = tab().root.system.get(list).getSnapshot();
      if (!snapshot.matches('fresh') || !purse) return false;
      const fields = shownOf[list];
      const here = (snapshot.context.items ?? []).map((item) =>
        fields.map(([field]) => (item as unknown as Shown)[field]),
      );
      const server = purse[list].map((item) => fields.map(([, field]) => item[field]));
      return JSON.stringify(here) !== JSON.stringify(server);
    })
    .map((list) => `${name}: the ${list} are not those of the server`);
}

/** The violations of what must hold once everything is over. */
export async function ending(race: RaceWorld): Promise<readonly string[]> {
  const { write, seats } = race;
  const found: string[] = [];
  for (const seat of seats) {
    const { name, tab } = seat;
    const alone = seats.every((other) => other === seat || other.meant === 0) && !race.isLate;
    const screen = seat.screen();
    if (screen?.standing() === 'busy') found.push(`${name}: the screen waits for ever`);
    if (alone && seat.pressed && screen?.denies() && mainly(race) > 0)
      found.push(`${name}: the screen says that nothing was done, and it was`);
    if (alone && !write.leavesLists && tab().owner() === write.person?.uuid)
      found.push(...outdated(race, seat));
    if (!selectIsReady(tab().root.getSnapshot())) found.push(`${name}: the app is over`);
    seat.rest();
  }
  await settle();
  return [...found, ...seats.flatMap((seat) => seat.left())];
}

/** Everything that the future depends on. */
export const fingerprint = (race: RaceWorld): string =>
  JSON.stringify([
    race.shop.state(),
    race.browser.session,
    entriesOf(race.browser.local),
    race.turns.waiting().map(({ label, ways }) => [label, ways()]),
    race.fates,
    race.isLate,
    race.elsewhere,
    race.seats.map((seat) => [
      entriesOf(seat.kept),
      seat.meant,
      seat.pressed,
      [...seat.owners],
      seat.tab().root.getPersistedSnapshot(),
      seat.tab().clock.remaining(),
      seat.screen()?.actor?.getPersistedSnapshot(),
      seat.screen()?.clock?.remaining(),
    ]),
  ]);
