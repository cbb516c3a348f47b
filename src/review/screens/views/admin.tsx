import type { creditRequestDecisionMachine } from '../../../../machines/admin/credit-request-decision/credit-request-decision.machine';
import type { customerSearchMachine } from '../../../../machines/admin/customer-search/customer-search.machine';
import type { impersonationClockMachine } from '../../../../machines/session/impersonation-clock/impersonation-clock.machine';
import type { impersonationStartMachine } from '../../../../machines/session/impersonation-start/impersonation-start.machine';
import { impersonatedAoife } from '../../../../machines/samples';
import { customerSearch as texts } from '#messages/admin/customer-search';
import { AdminLayout } from '../../../features/admin/frame/admin-layout';
import { CreditRequestScreen } from '../../../features/admin/credit-request-decision/credit-request-screen';
import { CustomerSearch } from '../../../features/admin/customer-search/customer-search';
import { ImpersonationStartDialog } from '../../../features/admin/customer-search/impersonation-start-dialog';
import { ImpersonationBanner } from '../../../features/session/impersonation/impersonation-banner';
import { NotFoundScreen } from '../../../features/shared/visitor/not-found-screen';
import type { ScreenActor } from '../../../ui/screen-actor';
import { flows } from '../../play/flows';
import { sessionOf } from '../company';
import { neighbour } from '../played';
import type { View, Views } from '../view.types';

const Decision: View = ({ stage }) => (
  <CreditRequestScreen actor={stage.root<typeof creditRequestDecisionMachine>()} />
);

const search = (actor: ScreenActor<typeof customerSearchMachine>) => (
  <AdminLayout title={texts.title} help={texts.help}>
    <CustomerSearch actor={actor} />
  </AdminLayout>
);
const Search: View = ({ stage }) => search(stage.root<typeof customerSearchMachine>());
const found = neighbour(
  flows['customer-search'],
  { query: '', page: 1 },
  { settle: 'findCustomers', with: 'found' },
);

/** Screens of the admin area, and the banner of an admin who acts for a customer. */
export const adminViews = {
  'credit-request-decision': {
    'credit-account-request': Decision,
    'credit-account-request-approve': Decision,
    'credit-account-request-decline': Decision,
    'not-found': () => <NotFoundScreen as="div" />,
  },
  'customer-search': { 'customer-search': Search, 'impersonation-start': Search },
  'impersonation-start': {
    'impersonation-start': ({ stage }) => (
      <ImpersonationStartDialog actor={stage.root<typeof impersonationStartMachine>()} />
    ),
    'customer-search': () => search(found),
  },
  'impersonation-clock': {
    'impersonation-banner': ({ stage }) => (
      <ImpersonationBanner
        session={sessionOf(impersonatedAoife)}
        logout={neighbour(flows.logout, undefined)}
        clock={stage.root<typeof impersonationClockMachine>()}
      />
    ),
  },
} satisfies Readonly<Record<string, Views>>;
