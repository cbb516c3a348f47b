import { aoife } from '../../../../machines/samples';
import type { closeAccountMachine } from '../../../../machines/settings/close-account/close-account.machine';
import type { View, Views } from '../../../review/screens/view.types';
import { CloseAccountSection } from './close-account-section';

const CloseAccount: View = ({ stage }) => (
  <CloseAccountSection actor={stage.root<typeof closeAccountMachine>()} user={aoife} offered />
);

export const views: Views = { 'close-account': CloseAccount, 'close-account-confirm': CloseAccount };
