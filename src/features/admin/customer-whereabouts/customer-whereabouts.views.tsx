import type { customerWhereaboutsMachine } from '../../../../machines/admin/customer-whereabouts/customer-whereabouts.machine';
import type { Views } from '../../../review/screens/view.types';
import { FoundCustomers } from '../customer-search/customer-search.views';
import { CustomerWhereaboutsDialog } from './customer-whereabouts-dialog';

export const views: Views = {
  'customer-whereabouts': ({ stage }) => (
    <CustomerWhereaboutsDialog actor={stage.root<typeof customerWhereaboutsMachine>()} />
  ),
  'customer-search': FoundCustomers,
};
