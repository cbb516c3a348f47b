import { isDeepStrictEqual } from 'node:util';
import type { AddCardInput } from '../../../machines/cards/card-add/card-add.types';
import { CHALLENGES_PER_SUBMISSION } from '../../../src/domain/limits';
import { answerOf, kindOf, type Asked, type Entry, type Ledger } from '../money/ledger';

const requestOf = ({ input }: Asked): AddCardInput => input as AddCardInput;
/** Whether this sends a card: a first request or a confirmation. */
const isPost = ({ src }: Asked): boolean => src === 'addCard' || src === 'confirm';
const isLost = (asked: Asked): boolean =>
  asked.ended !== undefined && ['unknown', 'crashed'].includes(kindOf(asked.ended));

type Known = {
  readonly posts: Asked[];
  readonly cause: Extract<Entry, { readonly kind: 'ended' }> | null;
  readonly before: Asked | null;
  /** Presses since the last first POST. */
  readonly presses: number;
  readonly challenges: number;
  /** The last request whose outcome is unknown; `null` once it is known. */
  readonly open: AddCardInput | null;
};

type Rule = (asked: Asked, known: Known) => string | null;

const onePostPerPress: Rule = (asked, { presses }) =>
  isPost(asked) && requestOf(asked).intentId === null && presses === 0
    ? 'a card was sent that nobody asked for'
    : null;

/** The same request keeps its key as long as its outcome is unknown. Every other request has its own key. */
const oneKeyPerRequest: Rule = (asked, { posts, open }) => {
  if (!isPost(asked)) return null;
  const request = requestOf(asked);
  const { key } = request;
  if (posts.some((post) => requestOf(post).key === key && !isDeepStrictEqual(post.input, request)))
    return `two requests went out under the key ${key}`;
  // A confirmation names its intent, which differs for each challenge; the fixtures use one for all.
  if (request.intentId !== null) return null;
  const isSame = open?.card.token === request.card.token && open.nickname === request.nickname;
  if (isSame && open.intentId === null && open.key !== key) return 'a lost request got another key';
  const known = posts.some((post) => requestOf(post).key === key && post.ended && !isLost(post));
  return known ? `the key ${key} was used again after its answer` : null;
};

const oneConfirmationPerIntent: Rule = (asked, { cause, posts }) => {
  const request = requestOf(asked);
  if (!isPost(asked) || request.intentId === null) return null;
  const isRight =
    cause?.asked.src === 'runChallenge' &&
    kindOf(cause.ending) === 'succeeded' &&
    answerOf(cause.ending)['intentId'] === request.intentId;
  if (!isRight) return 'something was confirmed that was not authenticated';
  const last = posts.at(-1);
  return last && requestOf(last).card.token === request.card.token ? null : 'another card was confirmed';
};

const oneChallengePerIntent: Rule = (asked, { cause, challenges }) => {
  if (asked.src !== 'runChallenge') return null;
  if (!cause || !isPost(cause.asked) || kindOf(cause.ending) !== 'paymentRequired')
    return 'the bank was asked without a 402';
  return challenges > CHALLENGES_PER_SUBMISSION ? `the bank was asked ${challenges} times` : null;
};

/** If no answer arrived, the cards are read before anything is sent again, until that succeeds. */
const lookedUpFirst: Rule = (asked, { before }) => {
  if (!isPost(asked) || before === null) return null;
  if (isPost(before) && isLost(before)) return 'a lost card was not looked up';
  const unread = before.src === 'findCard' && before.ended && kindOf(before.ended) === 'crashed';
  return unread ? 'a card was sent before the list could be read' : null;
};

const rules: readonly Rule[] = [
  onePostPerPress,
  oneKeyPerRequest,
  oneConfirmationPerIntent,
  oneChallengePerIntent,
  lookedUpFirst,
];

/** Whether this proves that the card is saved. */
const isProof = ({ asked, ending }: Extract<Entry, { readonly kind: 'ended' }>): boolean =>
  isPost(asked)
    ? kindOf(ending) === 'saved'
    : asked.src === 'findCard' && (answerOf(ending)['card'] ?? null) !== null;

/** The violations of the money rules on one path of `card-add`. */
export function findingsOfCardAdd(ledger: Ledger): readonly string[] {
  const found: string[] = [];
  let known: Known = { posts: [], cause: null, before: null, presses: 0, challenges: 0, open: null };
  let isProven = false;
  for (const entry of ledger.entries) {
    if (entry.kind === 'told') {
      const isPress = entry.event.type === 'card.submitted';
      known = { ...known, cause: null, presses: known.presses + (isPress ? 1 : 0) };
    } else if (entry.kind === 'passed') known = { ...known, cause: null };
    else if (entry.kind === 'ended') {
      known = { ...known, cause: entry };
      if (isProof(entry)) isProven = true;
      if (isPost(entry.asked))
        known = { ...known, open: isLost(entry.asked) ? requestOf(entry.asked) : null };
    } else {
      const isFirst = isPost(entry) && requestOf(entry).intentId === null;
      const challenges = known.challenges + (entry.src === 'runChallenge' ? 1 : 0);
      known = { ...known, challenges: isFirst ? 0 : challenges };
      if (isProven && entry.src !== 'findCard')
        found.push(`${entry.src} was asked for after the card was saved`);
      for (const rule of rules) found.push(...([rule(entry, known)].filter(Boolean) as string[]));
      if (isPost(entry)) known = { ...known, posts: [...known.posts, entry] };
      known = { ...known, before: entry, presses: isFirst ? 0 : known.presses };
    }
  }
  if (ledger.mostAtOnce > 1) found.push(`${ledger.mostAtOnce} calls were under way at once`);
  const isShown = ['added', 'selected'].includes(
    String((ledger.output as { readonly kind?: unknown } | undefined)?.kind),
  );
  if (isShown && !isProven) found.push('success was shown that nobody has told');
  return found.map((finding) => `${finding}: ${ledger.path}`);
}
