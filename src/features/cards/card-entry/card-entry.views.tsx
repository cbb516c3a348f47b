import type { cardAddMachine } from '../../../../machines/cards/card-add/card-add.machine';
import type { View, Views } from '../../../review/screens/view.types';
import { HostingWizard } from '../../registration/stepper/stepper.views';
import { CardAddDialog } from '../card-add/card-add-dialog';

/** Shows the host of the card entry: the dialog of the profile, or the wizard. */
export const HostingCardForm: View = (props) => {
  const { machine } = props.stage.root().getSnapshot();
  return machine.id === 'card-add' ? (
    <CardAddDialog actor={props.stage.root<typeof cardAddMachine>()} payments={props.port} />
  ) : (
    <HostingWizard {...props} />
  );
};

export const views: Views = { 'card-entry': HostingCardForm };
