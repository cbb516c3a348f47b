import type { cardDefaultMachine } from '../../../../machines/cards/card-default/card-default.machine';
import type { cardListMachine } from '../../../../machines/cards/card-list/card-list.machine';
import { aoife } from '../../../../machines/samples';
import { lists } from '../../../review/screens/company';
import { neighbour } from '../../../review/screens/played';
import type { View, Views } from '../../../review/screens/view.types';
import type { ScreenActor } from '../../../ui/screen-actor';
import { CardsSection } from '../../profiles/manage-payments/cards-section';
import { cardListFlow } from '../card-list/card-list.flow';
import { cardDefaultFlow } from './card-default.flow';

const nothing = () => undefined;

const restingDefault = neighbour(cardDefaultFlow, { customer: aoife.uuid });
const restingList = neighbour(cardListFlow, undefined);

type Shown = {
  readonly list?: ScreenActor<typeof cardListMachine>;
  readonly defaults?: ScreenActor<typeof cardDefaultMachine>;
};

/** The cards with the chart that is shown. */
export const CardsWith = ({ list = restingList, defaults = restingDefault }: Shown) => (
  <CardsSection
    lists={lists}
    list={list}
    defaults={defaults}
    offersDefault
    user={aoife}
    onAdd={nothing}
    onRemove={nothing}
    onReplace={nothing}
    onRetry={nothing}
  />
);

/** The cards without a dialog, for flows whose dialog has closed. */
export const CardsAtRest: View = () => <CardsWith />;

export const views: Views = {
  cards: ({ stage }) => <CardsWith defaults={stage.root<typeof cardDefaultMachine>()} />,
};
