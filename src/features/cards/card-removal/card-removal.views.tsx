import type { cardRemovalMachine } from '../../../../machines/cards/card-removal/card-removal.machine';
import { paymentsFacts } from '../../../review/screens/company';
import type { Views } from '../../../review/screens/view.types';
import { ChoiceAtRest } from '../card-choice/card-choice.views';
import { CardsAtRest } from '../card-default/card-default.views';
import { CardRemovalDialog } from './card-removal-dialog';

const contact = { number: paymentsFacts.phone };

export const views: Views = {
  'card-removal': ({ stage }) => (
    <CardRemovalDialog actor={stage.root<typeof cardRemovalMachine>()} contact={contact} />
  ),
  'card-choice': ChoiceAtRest,
  cards: CardsAtRest,
};
