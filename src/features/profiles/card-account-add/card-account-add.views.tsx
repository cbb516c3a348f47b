import type { cardAccountAddMachine } from '../../../../machines/profiles/card-account-add/card-account-add.machine';
import { lists } from '../../../review/screens/company';
import type { View, Views } from '../../../review/screens/view.types';
import { ProfilesAtRest } from '../account-switches/account-switches.views';
import { CardAccountAddDialog } from './card-account-add-dialog';

const CardAccountAdd: View = ({ stage, port }) => (
  <CardAccountAddDialog
    actor={stage.root<typeof cardAccountAddMachine>()}
    cards={lists.cards}
    payments={port}
  />
);

export const views: Views = {
  'card-account-add': CardAccountAdd,
  'card-add': CardAccountAdd,
  'payment-profiles': ProfilesAtRest,
};

export const undrawn = ['card-account-add.opening'];
