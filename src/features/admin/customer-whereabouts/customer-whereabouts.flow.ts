import { fixtures } from '../../../../machines/admin/customer-whereabouts/customer-whereabouts.fixtures';
import { customerWhereaboutsMachine } from '../../../../machines/admin/customer-whereabouts/customer-whereabouts.machine';
import { playedEnvironment } from '../../../review/play/environment';
import { flowOf, standingIn } from '../../../review/play/flow';
import { provideCustomerWhereabouts } from './customer-whereabouts.provide';

export const customerWhereaboutsFlow = standingIn(
  flowOf(customerWhereaboutsMachine, provideCustomerWhereabouts(playedEnvironment), fixtures),
  () => [{ settle: 'look', with: 'shown' }],
);
