import type { impersonationStartMachine } from '../../../../machines/session/impersonation-start/impersonation-start.machine';
import type { Views } from '../../../review/screens/view.types';
import { FoundCustomers } from '../../admin/customer-search/customer-search.views';
import { ImpersonationStartDialog } from '../../admin/customer-search/impersonation-start-dialog';

export const views: Views = {
  'impersonation-start': ({ stage }) => (
    <ImpersonationStartDialog actor={stage.root<typeof impersonationStartMachine>()} looksFirst />
  ),
  'customer-search': FoundCustomers,
};
