import { cardChoice as texts } from '#messages/cards/card-choice';
import { findCard } from '../../../domain/cards/card';
import type { Card } from '../../../domain/entities';
import type { FormProblem } from '../../../ui/form/form-options';

/**
 * What keeps a card that was chosen from paying after all: the list was read again meanwhile.
 *
 * @param chosen the card's id
 * @param field where it is chosen
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
