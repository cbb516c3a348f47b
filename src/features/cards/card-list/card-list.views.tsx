import type { cardListMachine } from '../../../../machines/cards/card-list/card-list.machine';
import type { Views } from '../../../review/screens/view.types';
import { CardsWith } from '../card-default/card-default.views';

export const views: Views = {
  cards: ({ stage }) => <CardsWith list={stage.root<typeof cardListMachine>()} />,
};
