import { damaged, json, page, REFUSAL, refusing, withBody, type Answer, type Delivery } from './answers';
import type { FaultCall, Reading } from './call';
import { faultCalls } from './calls';

/** The server behind the fault. */
export type Server = {
  /** Forwards the request and returns the server's response. */
  readonly work: () => Promise<Answer>;
  /** Ends the caller's session. */
  readonly endSession: () => Promise<void>;
};

/**
 * What a response means to the app (S7.requestConventions.4, S8.bodyCode, D2.11): `fine`; `leftOut` (`fine` except
 * for one record); `worded` (refused with a message), `fields` (refused with a message for a field) or `unworded`
 * (refused without one); `unknown` (does not say what was done); `signedOut`; `challenge` (the bank asks), or
 * `noChallenge` (the challenge is missing).
 */
export type Meaning =
  | 'fine'
  | 'leftOut'
  | 'worded'
  | 'fields'
  | 'unworded'
  | 'unknown'
  | 'signedOut'
  | 'challenge'
  | 'noChallenge';

/** One variant of a kind of fault. */
export type FaultPlay = {
  /** The name of the variant; empty if the kind has only one. */
  readonly name: string;
  readonly meaning: (call: FaultCall) => Meaning;
  /** How many times the server has executed the request. */
  readonly done: 0 | 1 | 2;
  readonly meet: (call: FaultCall, server: Server) => Promise<Delivery>;
};

export type FaultKind = { readonly name: string; readonly plays: readonly FaultPlay[] };

/** How long a late response takes, in ms. Less than the timeout of a call. */
export const LATE_MS = 20_000;
/** The length of a very large response, in characters. */
export const VERY_LARGE = 4_000_000;
/** The server's message for a field. */
export const FIELD_REFUSAL = 'The server says no to this field.';
/** A version other than the first one seen. */
export const OTHER_VERSION = 'the-next-version';

const play = (
  name: string,
  meaning: Meaning | FaultPlay['meaning'],
  done: FaultPlay['done'],
  meet: FaultPlay['meet'],
): FaultPlay => ({ name, meaning: typeof meaning === 'string' ? () => meaning : meaning, done, meet });

const one = (
  name: string,
  meaning: Meaning | FaultPlay['meaning'],
  done: FaultPlay['done'],
  meet: FaultPlay['meet'],
): FaultKind => ({ name, plays: [play('', meaning, done, meet)] });

/** Responds without passing the request to the server. */
const instead =
  (answer: Answer): FaultPlay['meet'] =>
  () =>
    Promise.resolve({ kind: 'answer', answer });

/** Lets the server execute the request, then changes its response. */
const after =
  (changed: (answer: Answer) => Delivery): FaultPlay['meet'] =>
  async (_call, { work }) =>
    changed(await work());

const afterAs = (changed: (answer: Answer) => Answer): FaultPlay['meet'] =>
  after((answer) => ({ kind: 'answer', answer: changed(answer) }));

const refused = (status: number): FaultKind => one(String(status), 'worded', 0, instead(refusing(status)));

const meaningOf: Readonly<Record<Reading, Meaning>> = {
  unreadable: 'unknown',
  leftOut: 'leftOut',
  readable: 'fine',
};

const damage = (name: string, which: keyof FaultCall['damages']): FaultKind =>
  one(
    name,
    ({ damages }) => meaningOf[damages[which].reading],
    1,
    async (call, { work }) => ({ kind: 'answer', answer: damaged(call.damages[which])(await work()) }),
  );

/** Only paying calls can lead to a challenge by the bank. */
const asksBank =
  (meaning: Meaning, otherwise: Meaning): FaultPlay['meaning'] =>
  (call) =>
    call.class === 'paying' ? meaning : otherwise;

/** The body of a 402, for a call that can lead to a challenge. */
const challenge = { stripe_action: { setup_intent_client_secret: 'seti_fault_secret_fault' } };

/** The thirty kinds. Three of them have two variants. */
export const faultKinds: readonly FaultKind[] = [
  one(
    'late',
    'fine',
    1,
    after((answer) => ({ kind: 'answer', answer, afterMs: LATE_MS })),
  ),
  refused(400),
  one('401', 'signedOut', 0, async (_call, { endSession }) => {
    await endSession();
    return { kind: 'answer', answer: json(401, { code: 401 }) };
  }),
  {
    name: '402',
    plays: [
      play('well-shaped', asksBank('challenge', 'worded'), 0, instead(refusing(402, challenge))),
      play(
        'misshaped',
        asksBank('noChallenge', 'unworded'),
        0,
        instead(json(402, { code: 402, stripe_action: 'ask the bank' })),
      ),
    ],
  },
  refused(403),
  refused(404),
  one('405', 'unworded', 0, instead(page(405))),
  refused(409),
  one('422 with fields', 'fields', 0, (call) =>
    Promise.resolve({
      kind: 'answer',
      answer: refusing(422, { errors: { [call.field ?? 'id']: FIELD_REFUSAL } }),
    }),
  ),
  {
    name: '429',
    plays: [
      play('with Retry-After', 'worded', 0, instead(refusing(429, {}, { 'Retry-After': '30' }))),
      play('without', 'worded', 0, instead(refusing(429))),
    ],
  },
  {
    name: '500',
    plays: [
      play('in JSON', 'unknown', 0, instead(refusing(500))),
      // The server crashed while it wrote its response.
      play(
        'in HTML',
        'unknown',
        1,
        afterAs(() => page(500)),
      ),
    ],
  },
  one('502', 'unknown', 0, instead(page(502))),
  one('503', 'unknown', 0, instead(page(503))),
  // A proxy in front of the server did not wait for the response.
  one(
    '504',
    'unknown',
    1,
    afterAs(() => page(504)),
  ),
  one('redirect', 'unknown', 0, () =>
    Promise.resolve({ kind: 'redirect', to: '/legacy/maintenance', page: page(200) }),
  ),
  one(
    'empty',
    'unknown',
    1,
    afterAs((answer) => ({ ...answer, body: '' })),
  ),
  one(
    'no JSON',
    'unknown',
    1,
    afterAs((answer) => ({ ...answer, body: 'Done.' })),
  ),
  one(
    'JSON of another shape',
    'unknown',
    1,
    afterAs(() => json(200, { status: 'ok', data: [1, 2, 3] })),
  ),
  damage('missing field', 'missing'),
  damage('wrong type', 'wrong'),
  damage('unknown value', 'choice'),
  one('body code', 'worded', 0, instead(json(200, { code: 1, message: REFUSAL }))),
  one('other version', 'fine', 1, afterAs(withBody({ version: OTHER_VERSION }))),
  one('broken before the work', 'unknown', 0, () => Promise.resolve({ kind: 'broken' })),
  one(
    'broken after the work',
    'unknown',
    1,
    after(() => ({ kind: 'broken' })),
  ),
  one(
    'broken in the middle',
    'unknown',
    1,
    after((answer) => ({ kind: 'cut', answer })),
  ),
  one(
    'hanging for ever',
    'unknown',
    1,
    after(() => ({ kind: 'silence' })),
  ),
  one(
    'wrong content type',
    'fine',
    1,
    afterAs((answer) => ({ ...answer, headers: { ...answer.headers, 'Content-Type': 'text/html' } })),
  ),
  one('very large', 'fine', 1, afterAs(withBody({ padding: 'x'.repeat(VERY_LARGE) }))),
  one('served twice', 'fine', 2, async (_call, { work }) => {
    await work();
    return { kind: 'answer', answer: await work() };
  }),
];

/** Every cell of the table: a call and a kind of fault. */
export const faultCells = faultCalls.flatMap((call) => faultKinds.map((kind) => ({ call, kind })));
