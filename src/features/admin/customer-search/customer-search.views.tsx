import { customerSearch as texts } from '#messages/admin/customer-search';
import type { customerSearchMachine } from '../../../../machines/admin/customer-search/customer-search.machine';
import { neighbour } from '../../../review/screens/played';
import type { View, Views } from '../../../review/screens/view.types';
import type { ScreenActor } from '../../../ui/screen-actor';
import { AdminLayout } from '../frame/admin-layout';
import { CustomerSearch } from './customer-search';
import { tableOrderFlow } from '../table-order/table-order.flow';
import { customerSearchFlow } from './customer-search.flow';

const order = neighbour(tableOrderFlow, undefined);

const searchOf = (actor: ScreenActor<typeof customerSearchMachine>) => (
  <AdminLayout title={texts.title} help={texts.help}>
    <CustomerSearch actor={actor} order={order} looksFirst resetsFactors seesWhere />
  </AdminLayout>
);

const found = neighbour(
  customerSearchFlow,
  { query: 'byrne', page: 1 },
  { settle: 'findCustomers', with: 'found' },
);

/** The search results, for flows whose dialog has closed. */
export const FoundCustomers: View = () => searchOf(found);

const Search: View = ({ stage }) => searchOf(stage.root<typeof customerSearchMachine>());

export const views: Views = {
  'customer-search': Search,
  'impersonation-start': Search,
  'factor-reset': Search,
  'customer-whereabouts': Search,
};
