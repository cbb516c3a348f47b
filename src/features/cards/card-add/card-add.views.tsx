import type { cardAddMachine } from '../../../../machines/cards/card-add/card-add.machine';
import type { View, Views } from '../../../review/screens/view.types';
import { CardsAtRest } from '../card-default/card-default.views';
import { CardAddDialog } from './card-add-dialog';

const CardAdd: View = ({ stage, port }) => (
  <CardAddDialog actor={stage.root<typeof cardAddMachine>()} payments={port} />
);

export const views: Views = { 'card-add': CardAdd, cards: CardsAtRest };
