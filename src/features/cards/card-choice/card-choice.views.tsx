import type { cardChoiceMachine } from '../../../../machines/cards/card-choice/card-choice.machine';
import { lists } from '../../../review/screens/company';
import { neighbour } from '../../../review/screens/played';
import type { View, Views } from '../../../review/screens/view.types';
import { PaymentsAtRest } from '../../profiles/manage-payments/manage-payments.views';
import { CardChoiceDialog } from './card-choice-dialog';
import { cardChoiceFlow } from './card-choice.flow';

const CardChoice: View = ({ stage, port }) => (
  <CardChoiceDialog actor={stage.root<typeof cardChoiceMachine>()} cards={lists.cards} payments={port} />
);

/** The untouched dialog, for flows that lead to it. */
export const ChoiceAtRest: View = ({ port }) => (
  <CardChoiceDialog
    actor={neighbour(cardChoiceFlow, cardChoiceFlow.fixtures.inputs['forPremium'] as never)}
    cards={lists.cards}
    payments={port}
  />
);

export const views: Views = {
  'card-choice': CardChoice,
  'card-add': CardChoice,
  'manage-payments': PaymentsAtRest,
};
