import type { creditRequestDecisionMachine } from '../../../../machines/credit-request-decision/credit-request-decision.machine';
import type { customerSearchMachine } from '../../../../machines/customer-search/customer-search.machine';
import type { impersonationClockMachine } from '../../../../machines/impersonation-clock/impersonation-clock.machine';
import type { impersonationStartMachine } from '../../../../machines/impersonation-start/impersonation-start.machine';
import { impersonatedAoife } from '../../../../machines/samples';
import { customerSearch as texts } from '#messages/customer-search';
import { AdminLayout } from '../../../features/admin/admin-layout';
import { CreditRequestScreen } from '../../../features/admin/credit-request-screen';
import { CustomerSearch } from '../../../features/admin/customer-search';
import { ImpersonationStartDialog } from '../../../features/admin/impersonation-start-dialog';
import { ImpersonationBanner } from '../../../features/banners/impersonation-banner';
import { NotFoundScreen } from '../../../features/session/not-found-screen';
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
