import { cardChoice as texts } from '#messages/cards/card-choice';
import { findCard } from '../../../domain/cards/card';
import type { Card } from '../../../domain/entities';
import type { FormProblem } from '../../../ui/form/form-options';

/**
 * Returns the problems of a chosen card that can no longer be charged, because the list was reloaded since.
 *
 * @param chosen the id of the card
 * @param field the field that chooses it
 */
export function choiceProblems(
  cards: readonly Card[],
  chosen: string,
  field: Pick<FormProblem, 'fieldId' | 'label'>,
): readonly FormProblem[] {
  const card = findCard(cards, chosen);
  if (card !== null && !card.expired) return [];
  return [{ ...field, message: card === null ? texts.gone : texts.expired }];
}
