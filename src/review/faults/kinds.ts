import { damaged, json, page, REFUSAL, refusing, withBody, type Answer, type Delivery } from './answers';
import type { FaultCall, Reading } from './call';
import { faultCalls } from './calls';

/** The server that stands behind the fault. */
export type Server = {
  /** Hands the request on; answers what the server says to it. */
  readonly work: () => Promise<Answer>;
  /** Ends the session of whoever asks. */
  readonly endSession: () => Promise<void>;
};

/**
 * What an answer says to the app (S7.requestConventions.4, S8.bodyCode, D2.11): `fine`; `leftOut` (but for one record);
 * `worded` (no, in the server's words), `fields` (the same of a field) or `unworded` (no); `unknown` (nothing that says
 * what was done); `signedOut`; `challenge` (the bank asks), or `noChallenge` where it is not said what.
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

/** One way in which a kind of fault shows. */
export type FaultPlay = {
  /** What sets it apart from the kind's other ways; empty for the only one. */
  readonly name: string;
  readonly meaning: (call: FaultCall) => Meaning;
  /** How often the server has done what it was asked by the time. */
  readonly done: 0 | 1 | 2;
  readonly meet: (call: FaultCall, server: Server) => Promise<Delivery>;
};

export type FaultKind = { readonly name: string; readonly plays: readonly FaultPlay[] };

/** How long a late answer takes (ms): less than a call waits. */
export const LATE_MS = 20_000;
/** How long a very large answer is, in characters. */
export const VERY_LARGE = 4_000_000;
/** Its words about a field. */
export const FIELD_REFUSAL = 'The server says no to this field.';
/** A version that is not the one seen first. */
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

/** The server never hears of the request. */
const instead =
  (answer: Answer): FaultPlay['meet'] =>
  () =>
    Promise.resolve({ kind: 'answer', answer });

/** The server does it, and something else comes back. */
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

/** Only these calls let the bank ask. */
const asksBank =
  (meaning: Meaning, otherwise: Meaning): FaultPlay['meaning'] =>
  (call) =>
    call.class === 'paying' ? meaning : otherwise;

/** What a 402 asks for, of a call that lets the bank ask. */
const challenge = { stripe_action: { setup_intent_client_secret: 'seti_fault_secret_fault' } };

/** The thirty kinds, those of the issue in its order; three of them show in two ways. */
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
      // It fell over while it wrote its answer.
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
  // Whoever stands before it has not waited for the end.
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

/** Every cell of the table: a call, and a kind of fault that it meets. */
export const faultCells = faultCalls.flatMap((call) => faultKinds.map((kind) => ({ call, kind })));
