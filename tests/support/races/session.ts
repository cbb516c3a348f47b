import fc, { type Scheduler } from 'fast-check';
import { selectCards } from '../../../machines/app/resource/resource.selectors';
import { selectOwner } from '../../../machines/session/session/session.selectors';
import { racePeople } from './people';
import { aoife, ok, people, raceServer, sean, type Person } from './server';
import type { Changed } from './tab';
import { startRace, type Race } from './world';

/** What may happen, in any order and at any moment. What is impossible at that moment is skipped. */
const happenings = [
  'Aoife signs in',
  'Seán signs in',
  'logs out',
  'opens the cards',
  'asks for the cards again',
  'types something',
  'has another card from elsewhere',
  'loses the session',
  'Seán signs in in another tab',
] as const;
export type Happening = (typeof happenings)[number];

/** With only these nobody signs in or out, so every requested thing must arrive. */
const staying: readonly Happening[] = [
  'opens the cards',
  'asks for the cards again',
  'types something',
  'has another card from elsewhere',
];

export const anyHappenings = fc.array(fc.constantFrom(...happenings), { minLength: 4, maxLength: 12 });

const nameOf = (uuid: string | null): string | undefined => people.find((one) => one.uuid === uuid)?.name;

/** Cards that name their owner and their version. */
function cardShop() {
  const versions = new Map(people.map(({ uuid }) => [uuid, 1]));
  const cards = (owner: string) =>
    ok([
      {
        id: 11,
        name: `${nameOf(owner) ?? ''} ${versions.get(owner) ?? 0}`,
        lastFour: '4242',
        type: 'visa',
        expiryMonth: 12,
        expiryYear: 2039,
        expired: false,
        expiresSoon: false,
      },
    ]);
  return {
    server: raceServer(({ path }, owner) => (path.endsWith('/cards/view') ? cards(owner) : null)),
    version: (owner: string): number => versions.get(owner) ?? 0,
    change: (): void => people.forEach(({ uuid }) => void versions.set(uuid, (versions.get(uuid) ?? 0) + 1)),
  };
}

/** The owner and version of the cards on the screen. */
function shown({ root }: Race): readonly { readonly name: string; readonly version: number }[] {
  const items = selectCards(root.system.get('cards').getSnapshot()) ?? [];
  return items.map(({ name }) => {
    const [whose = '', version = ''] = name.split(' ');
    return { name: whose, version: Number(version) };
  });
}

/**
 * Runs a page through the happenings, in the scheduler's order for them and for every request and response. Returns
 * the violations: data of one person that is stored or shown after another one has signed in, or an older response
 * after a newer one.
 */
export async function liveThrough(
  scheduler: Scheduler,
  list: readonly Happening[],
  changed?: Changed,
): Promise<readonly string[]> {
  const shop = cardShop();
  const race = await startRace(scheduler, shop.server, shop.server.enter(aoife), {
    ...(changed && { changed }),
  });
  const { root, browser, drafts } = race;
  const found = new Set<string>();
  const newest = new Map<string, number>();
  /** The person who requested the cards, and their version at the repeated request. */
  const asked: { wanted: { readonly owner: string; readonly version: number } | null } = { wanted: null };
  const comings = racePeople(race);

  const signIn = (person: Person): void => {
    const session = race.session();
    if (session.matches('signedOut') || session.matches('signingInAgain')) comings.signIn(person);
  };
  const ask = (type: 'resource.requested' | 'resource.reloaded'): void => {
    const owner = race.signedIn();
    if (typeof owner !== 'string') return;
    const known = asked.wanted?.version ?? 0;
    asked.wanted = { owner, version: type === 'resource.reloaded' ? shop.version(owner) : known };
    root.system.get('cards').send({ type, owner });
  };
  const does: Readonly<Record<Happening, () => void>> = {
    'Aoife signs in': () => signIn(aoife),
    'Seán signs in': () => signIn(sean),
    'logs out': comings.logOut,
    'opens the cards': () => ask('resource.requested'),
    'asks for the cards again': () => ask('resource.reloaded'),
    'types something': () => {
      const owner = race.signedIn();
      if (typeof owner === 'string') drafts.save('contact', { message: nameOf(owner) ?? '' });
    },
    'has another card from elsewhere': shop.change,
    'loses the session': () => shop.server.forget(browser.session),
    'Seán signs in in another tab': () => {
      browser.signInElsewhere(sean.uuid, shop.server.enter(sean));
    },
  };

  const look = (): void => {
    // A person who signed out in between must request again.
    if (asked.wanted?.owner !== selectOwner(race.session())) asked.wanted = null;
    const person = race.signedIn();
    if (person === undefined) return;
    const name = nameOf(person);
    for (const card of shown(race)) {
      if (card.name !== name) found.add(`cards of ${card.name} are kept for ${name ?? 'nobody'}`);
      if (card.version < (newest.get(card.name) ?? 0)) found.add('an older answer came after a newer one');
      newest.set(card.name, Math.max(newest.get(card.name) ?? 0, card.version));
    }
    const typed = drafts.load('contact')?.['message'];
    if (name !== undefined && typed !== undefined && typed !== name)
      found.add(`what ${typed} typed is kept for ${name}`);
  };

  try {
    void scheduler.scheduleSequence(
      list.map((what) => ({ label: what, builder: () => Promise.resolve().then(does[what]) })),
    );
    await race.drain(look);
    const cards = root.system.get('cards').getSnapshot();
    const [card] = shown(race);
    const { wanted } = asked;
    if (wanted !== null && wanted.owner === race.signedIn()) {
      if (!cards.matches('fresh') && list.every((what) => staying.includes(what)))
        found.add('cards that were asked for never came');
      if (cards.matches('fresh') && (card?.version ?? 0) < wanted.version)
        found.add('the cards are older than when they were asked for');
    }
    if (root.getSnapshot().status !== 'active') found.add('the app is over');
  } finally {
    comings.stop();
    await race.close();
  }
  return [...found];
}
