import type { factorResetMachine } from '../../../../machines/admin/factor-reset/factor-reset.machine';
import type { Views } from '../../../review/screens/view.types';
import { FoundCustomers } from '../customer-search/customer-search.views';
import { FactorResetDialog } from './factor-reset-dialog';

export const views: Views = {
  'factor-reset': ({ stage }) => <FactorResetDialog actor={stage.root<typeof factorResetMachine>()} />,
  'customer-search': FoundCustomers,
};
