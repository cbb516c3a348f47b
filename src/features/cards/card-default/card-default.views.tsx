import type { cardDefaultMachine } from '../../../../machines/cards/card-default/card-default.machine';
import { aoife } from '../../../../machines/samples';
import { lists } from '../../../review/screens/company';
import { neighbour } from '../../../review/screens/played';
import type { View, Views } from '../../../review/screens/view.types';
import type { ScreenActor } from '../../../ui/screen-actor';
import { CardsSection } from '../../profiles/manage-payments/cards-section';
import { cardDefaultFlow } from './card-default.flow';

const nothing = () => undefined;

const cardsWith = (defaults: ScreenActor<typeof cardDefaultMachine>) => (
  <CardsSection
    lists={lists}
    defaults={defaults}
    offersDefault
    user={aoife}
    onAdd={nothing}
    onRemove={nothing}
    onReplace={nothing}
    onRetry={nothing}
  />
);

const restingDefault = neighbour(cardDefaultFlow, { customer: aoife.uuid });

/** The cards without a dialog, for flows whose dialog has closed. */
export const CardsAtRest: View = () => cardsWith(restingDefault);

export const views: Views = {
  cards: ({ stage }) => cardsWith(stage.root<typeof cardDefaultMachine>()),
};
