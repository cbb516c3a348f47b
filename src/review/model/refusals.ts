import { cardAdd } from '#messages/cards/card-add';
import { cardRemoval } from '#messages/cards/card-removal';
import { payments } from '#messages/cards/payments';
import { steps } from '#messages/registration/steps';
import { validation } from '#messages/registration/validation';
import { lookOnly } from '#messages/session/look-only';
import type { Refusal } from '../../../machines/state.types';

/** The sentence that the app shows to a person who is refused. */
export const refusalTexts = {
  fields: cardAdd.summary,
  nickname: validation.cardNickname,
  card: payments.incomplete,
  terms: payments.termsFirst,
  cardInUse: cardRemoval.notChangeable.account,
  incomplete: steps.incompleteTitle,
  lookOnly: lookOnly.refusedWrite,
} as const satisfies Record<Refusal, string>;

const isRefusal = (key: string): key is Refusal => Object.hasOwn(refusalTexts, key);

/** What a branch's `meta` says that a person is told; `null` if it refuses nobody. */
export function refusalText(meta: object | undefined): string | null {
  const key = String(meta !== undefined && 'refusal' in meta ? meta.refusal : null);
  return isRefusal(key) ? refusalTexts[key] : null;
}
