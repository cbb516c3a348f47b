import { fixtures } from '../../../../machines/admin/customer-search/customer-search.fixtures';
import { customerSearchMachine } from '../../../../machines/admin/customer-search/customer-search.machine';
import { playedEnvironment } from '../../../review/play/environment';
import { flowOf } from '../../../review/play/flow';
import { provideCustomerSearch } from './customer-search.provide';

/** The dialog that it opens is replaced by a stand-in. */
export const customerSearchFlow = flowOf(
  customerSearchMachine,
  provideCustomerSearch(playedEnvironment),
  fixtures,
);
