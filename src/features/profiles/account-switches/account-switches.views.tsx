import type { accountSwitchesMachine } from '../../../../machines/profiles/account-switches/account-switches.machine';
import { aoife } from '../../../../machines/samples';
import { lists } from '../../../review/screens/company';
import { neighbour } from '../../../review/screens/played';
import type { View, Views } from '../../../review/screens/view.types';
import type { ScreenActor } from '../../../ui/screen-actor';
import { PaymentProfiles } from '../payment-profiles/payment-profiles';
import { accountSwitchesFlow } from './account-switches.flow';

const nothing = () => undefined;

const profilesWith = (switches: ScreenActor<typeof accountSwitchesMachine>) => (
  <PaymentProfiles
    lists={lists}
    switches={switches}
    user={aoife}
    premiumEnabled
    hasContact
    onChangeCard={nothing}
    onAddCardAccount={nothing}
    onRequestCredit={nothing}
    onRetry={nothing}
  />
);

const restingSwitches = neighbour(accountSwitchesFlow, { customer: aoife.uuid });

/** The payment profiles without a dialog, for flows whose dialog has closed. */
export const ProfilesAtRest: View = () => profilesWith(restingSwitches);

export const views: Views = {
  'payment-profiles': ({ stage }) => profilesWith(stage.root<typeof accountSwitchesMachine>()),
};
