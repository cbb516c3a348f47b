import {
  maeve,
  niamh,
  ok,
  people,
  raceServer,
  refused,
  type Person,
  type RaceAnswer,
  type RaceCall,
} from '../server';
import { fullPurse } from './shop-data';
import { lists } from './shop-lists';
import type { Call, ShopState } from './shop-types';
import { works } from './shop-works';

const visitor: Person = { uuid: '', name: 'Nobody', email: '' };

const extensions = 'auth registration admin receipts withdrawal resume default-card sandbox'.split(' ');

const jsonOf = (body: string): Readonly<Record<string, unknown>> =>
  body.startsWith('{') ? (JSON.parse(body) as Readonly<Record<string, unknown>>) : {};

const matching = <One extends { readonly method: string; readonly path: RegExp }>(
  table: Readonly<Record<string, One>>,
  { method, path }: Pick<RaceCall, 'method' | 'path'>,
): readonly [string, One, Readonly<Record<string, string>>] | null => {
  for (const [name, one] of Object.entries(table)) {
    const match = one.method === method ? one.path.exec(path) : null;
    if (match) return [name, one, match.groups ?? {}];
  }
  return null;
};

const isRegistration = ({ path }: RaceCall): boolean =>
  /^\/api\/(?:register|premium\/subscribe)(?:$|\/save)/u.test(path);

/** The API write that a call makes; `null`: none. */
export const writeOf = (call: Pick<RaceCall, 'method' | 'path'>): string | null =>
  matching(works, call)?.[0] ?? null;

/** Whether a call reads somebody's own data. */
export const isList = (call: Pick<RaceCall, 'method' | 'path'>): boolean => matching(lists, call) !== null;

/**
 * A server that executes every request as often as it arrives: what it executes twice the app has requested twice.
 * All its responses and data name the person they belong to.
 *
 * @param honours whether it honours Idempotency-Key and gives the same response for the same key
 */
export function raceShop(honours: boolean) {
  let numbers = 100;
  const shop: ShopState = {
    purses: new Map([...people, maeve, niamh, visitor].map((person) => [person.uuid, fullPurse(person)])),
    request: { status: 'pending' },
    factorsReset: false,
    words: [],
    done: [],
    next: () => (numbers += 1),
  };
  const answered = new Map<string, RaceAnswer>();
  const server = raceServer(() => null, {
    premiumEnabled: true,
    extensions: honours ? [...extensions, 'idempotency'] : extensions,
  });

  const callOf = (call: RaceCall, at: Call['at']): Call => {
    const session = server.sessionOf(call.session);
    // A registration belongs to a visitor, whoever signed in in the same browser in the meantime.
    const person = (isRegistration(call) ? null : (session?.customer ?? session?.person)) ?? visitor;
    const purse = shop.purses.get(person.uuid);
    if (!purse) throw new Error(`Nothing is stored about ${person.name}`);
    const { body, session: cookie } = call;
    return { shop, purse, person, at, form: new URLSearchParams(body), json: jsonOf(body), server, cookie };
  };

  const work = (call: RaceCall): RaceAnswer | null => {
    const found = matching(works, call);
    if (!found) return null;
    const [name, { visitors, run }, at] = found;
    const asked = callOf(call, at);
    const { person } = asked;
    if (visitors !== true && person === visitor) return refused(401);
    if ((at['uuid'] ?? person.uuid) !== person.uuid && !call.path.startsWith('/api/admin/'))
      return refused(403);
    // A request open to visitors is the same request, whoever signed in in the browser in the meantime.
    const asker = visitors === true ? '' : person.uuid;
    const request = honours && call.key !== null ? `${asker} ${name} ${call.key}` : null;
    const known = request === null ? undefined : answered.get(request);
    if (known) return known;
    const { answer, done = [] } = run(asked);
    if (request !== null) answered.set(request, answer);
    for (const what of done) shop.done.push({ what, person: person.uuid, key: call.key });
    return answer;
  };

  const read = (call: RaceCall): RaceAnswer | null => {
    const found = matching(lists, call);
    if (!found) return null;
    const [, { of }, at] = found;
    const asked = callOf(call, at);
    if (asked.person === visitor) return refused(401);
    return (at['uuid'] ?? asked.person.uuid) === asked.person.uuid || call.path.startsWith('/api/admin/')
      ? ok(of(asked))
      : refused(403);
  };

  return {
    ...server,
    ...shop,
    handle: (call: RaceCall): RaceAnswer => work(call) ?? read(call) ?? server.handle(call),
    /** All its data, as text. */
    state: (): string =>
      JSON.stringify([[...shop.purses], shop.request, shop.words, shop.done, [...answered.keys()]]),
  };
}

export type RaceShop = ReturnType<typeof raceShop>;
