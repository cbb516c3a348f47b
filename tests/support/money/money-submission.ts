import { isDeepStrictEqual } from 'node:util';
import type {
  SubmissionInput,
  SubmissionRequest,
} from '../../../machines/registration/submission/submission.types';
import { CHALLENGES_PER_SUBMISSION } from '../../../src/domain/limits';
import { answerOf, kindOf, type Asked, type Entry, type Ledger } from './ledger';

const requestOf = ({ input }: Asked): SubmissionRequest => input as SubmissionRequest;
/** Whether this sends the form's values: a first request or a confirmation. */
const isPost = ({ src }: Asked): boolean => src === 'submit' || src === 'confirm';
const isLost = (asked: Asked): boolean =>
  asked.ended !== undefined && ['unknown', 'crashed'].includes(kindOf(asked.ended));

/** What the rules remember of the path so far. */
type Known = {
  readonly submits: Asked[];
  /** The last action of the person, the last outcome, or the time that passed. */
  cause: Exclude<Entry, Asked> | null;
  /** The previous call. */
  before: Asked | null;
  challenges: number;
  /** The account exists, and its card did not work. */
  isHeld: boolean;
};

type Rule = (asked: Asked, known: Known, who: SubmissionInput) => string | null;

const told = ({ cause }: Known, type: string) =>
  cause?.kind === 'told' && cause.event.type === type ? cause.event : null;
const ended = ({ cause }: Known, isIt: (asked: Asked) => boolean) =>
  cause?.kind === 'ended' && isIt(cause.asked) ? cause : null;
const isChallenge = ({ src }: Asked): boolean => src === 'runChallenge';

/** A first POST is sent for a press, with the press's key. It is repeated only if no response arrived. */
const onePostPerPress: Rule = (asked, known) => {
  const request = requestOf(asked);
  if (!isPost(asked) || request.intentId !== null) return null;
  const pressed = told(known, 'submission.requested');
  const last = known.submits.at(-1);
  const before = known.submits.filter((one) => requestOf(one).key === request.key);
  if (pressed) {
    if (pressed['key'] !== request.key) return `a press was sent under the key ${request.key}`;
    return before.length > 0 ? 'one press was sent twice as two' : null;
  }
  const again = told(known, 'submission.retried') !== null && last !== undefined && isLost(last);
  return again && isDeepStrictEqual(last.input, asked.input) ? null : 'a POST went out that nobody asked for';
};

/**
 * An intent is confirmed only after its authentication, with its own key. It is repeated only if no response arrived.
 */
const oneConfirmationPerIntent: Rule = (asked, known) => {
  const request = requestOf(asked);
  if (!isPost(asked) || request.intentId === null) return null;
  const challenge = ended(known, isChallenge);
  const last = known.submits.at(-1);
  if (challenge) {
    const { kind, intentId } = answerOf(challenge.ending);
    const right = kind === 'succeeded' && intentId === request.intentId;
    return right && last !== undefined && request.key !== requestOf(last).key
      ? null
      : 'something was confirmed that was not authenticated';
  }
  const again = told(known, 'submission.retried') !== null && last !== undefined && isLost(last);
  return again && isDeepStrictEqual(last.input, asked.input) ? null : 'an intent was confirmed twice';
};

/** The bank is asked once for each 402, and no more often than a submission may. */
const oneChallengePerIntent: Rule = (asked, known) => {
  if (!isChallenge(asked)) return null;
  const answered = ended(known, isPost);
  if (!answered || kindOf(answered.ending) !== 'paymentRequired') return 'the bank was asked without a 402';
  if (known.challenges > CHALLENGES_PER_SUBMISSION) return `the bank was asked ${known.challenges} times`;
  const { challenge } = asked.input as { readonly challenge: string };
  return challenge === answerOf(answered.ending)['challenge']
    ? null
    : 'the bank was asked about another intent';
};

/** If no response arrived, a customer's lists are read first; a visitor's request is repeated or abandoned. */
const lookedUpFirst: Rule = (asked, { before }, who) => {
  if (!isPost(asked) || before === null || !isPost(before) || !isLost(before)) return null;
  if (who.customer !== null) return 'a POST without an answer was not looked up';
  return who.repeatable ? null : 'a POST without an answer was repeated where it could happen twice';
};

/** Once the account exists only its card is sent. */
const accountMadeOnce: Rule = (asked, { isHeld }) =>
  isPost(asked) && isHeld && requestOf(asked).endpoint !== 'card' && requestOf(asked).intentId === null
    ? 'the account was asked for twice'
    : null;

/** The card of a failed authentication, and no other, is deleted before anything else is sent. */
const cardRemoved: Rule = (asked, known) => {
  const last = known.submits.at(-1);
  const token = last ? (requestOf(last).card?.token ?? null) : null;
  if (asked.src === 'deleteCard')
    return (asked.input as { readonly token: unknown }).token === token ? null : 'another card was deleted';
  const failed = known.before?.src === 'runChallenge' && known.before.ended;
  const isFailed = failed !== undefined && failed !== false && kindOf(failed) !== 'succeeded';
  return isPost(asked) && isFailed ? 'the card of a failed authentication was left behind' : null;
};

const rules: readonly Rule[] = [
  onePostPerPress,
  oneConfirmationPerIntent,
  oneChallengePerIntent,
  lookedUpFirst,
  accountMadeOnce,
  cardRemoved,
];

/** Whether this proves that the server has executed the request. */
const isProof = (entry: Entry): boolean => {
  if (entry.kind !== 'ended') return false;
  if (isPost(entry.asked)) return kindOf(entry.ending) === 'completed';
  return entry.asked.src === 'reconcile' && answerOf(entry.ending)['committed'] === true;
};

/** The violations of the money rules on one path of `submission`. */
export function findingsOfSubmission(ledger: Ledger, who: SubmissionInput): readonly string[] {
  const found: string[] = [];
  const known: Known = { submits: [], cause: null, before: null, challenges: 0, isHeld: false };
  let isProven = false;
  for (const entry of ledger.entries) {
    if (entry.kind !== 'asked') {
      known.cause = entry;
      if (isProof(entry)) isProven = true;
      if (entry.kind === 'ended' && isPost(entry.asked)) {
        const kind = kindOf(entry.ending);
        const withCard = requestOf(entry.asked).card !== null;
        if (kind === 'cardRefused' && withCard) known.isHeld = true;
        if (kind === 'paymentRequired' && withCard) known.isHeld = true;
      }
      continue;
    }
    if (isProven) found.push(`${entry.src} was asked for after everything was done`);
    if (isChallenge(entry)) known.challenges += 1;
    if (told(known, 'submission.requested')) known.challenges = 0;
    for (const rule of rules) found.push(...([rule(entry, known, who)].filter(Boolean) as string[]));
    if (isPost(entry)) known.submits.push(entry);
    known.before = entry;
  }
  if (ledger.mostAtOnce > 1) found.push(`${ledger.mostAtOnce} calls were under way at once`);
  const isShown = (ledger.output as { readonly kind?: unknown } | undefined)?.kind === 'completed';
  if (isShown && !isProven) found.push('success was shown that nobody has told');
  if (isProven && !isShown) found.push('success was told and not shown');
  return found.map((finding) => `${finding}: ${ledger.path}`);
}
