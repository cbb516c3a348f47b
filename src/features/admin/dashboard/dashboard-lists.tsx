import { chakra } from '@chakra-ui/react/styled-system';
import { adminDashboard as texts } from '#messages/admin/admin-dashboard';
import { audit as auditTexts } from '#messages/admin/audit';
import { creditAccountRequests as requestTexts } from '#messages/admin/credit-account-requests';
import type { AuditEntry, CreditAccountRequest } from '../../../domain/admin-entities';
import { auditGroups } from '../../../domain/audit-groups';
import { formatDay } from '../../../domain/dates';
import { useAppLink } from '../../../ui/app-link';
import { TextLink } from '../../../ui/text-link';
import { actedFor, AuditList, nameOr } from '../../shared/lists/audit-list';
import { DashboardSection } from './dashboard-section';
import type { FiguresActor } from './dashboard';

const WAITING_ID = 'waiting-requests';
const LATEST_ID = 'latest-audit';

/** How many requests and how many entries of the audit are shown. */
const SHOWN = 5;

/** The lists below the figures, side by side where there is room. */
export const DashboardLists = chakra('div', {
  base: {
    display: 'grid',
    gap: '6',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  },
});

type ListProps = { readonly list: FiguresActor; readonly onReload: () => void };

const Row = chakra('li', {
  base: {
    display: 'grid',
    gap: '1',
    paddingBlock: '3',
    overflowWrap: 'anywhere',
    '& + &': { borderBlockStartWidth: '1px' },
    '& p': { fontSize: 'sm', color: 'fg.muted' },
  },
});

function Waiting({ requests }: { readonly requests: readonly CreditAccountRequest[] }) {
  const linkTo = useAppLink();
  return (
    <ul aria-labelledby={WAITING_ID}>
      {requests.map(({ uuid, companyName, customer, created }) => (
        <Row key={uuid}>
          <TextLink
            {...linkTo(`/admin/credit-account-requests/${uuid}`)}
            justifySelf="start"
            fontWeight="medium"
            textUnderlineOffset="4px"
          >
            {companyName}
          </TextLink>
          <p>{texts.requestedBy({ customer: customer.name, day: formatDay(created) ?? created })}</p>
        </Row>
      ))}
    </ul>
  );
}

/** The requests that wait for a decision, each with a link (S2.adminRoutes.1). */
export function WaitingRequests({ list, onReload }: ListProps) {
  const words = { ...texts.waiting, leftOut: requestTexts.leftOut };
  return (
    <DashboardSection<CreditAccountRequest>
      id={WAITING_ID}
      words={words}
      path="/admin/credit-account-requests"
      list={list}
      onReload={onReload}
    >
      {(requests) => {
        const waiting = requests.filter(({ status }) => status === 'pending').slice(0, SHOWN);
        return waiting.length === 0 ? null : <Waiting requests={waiting} />;
      }}
    </DashboardSection>
  );
}

const customerOf = ({ customer }: AuditEntry): string => nameOr(customer);

/** The newest entries of the audit, grouped as there (S2.adminRoutes.1). */
export function LatestAudit({ list, onReload }: ListProps) {
  const words = { ...texts.latest, leftOut: auditTexts.leftOut };
  return (
    <DashboardSection<AuditEntry>
      id={LATEST_ID}
      words={words}
      path="/admin/audit"
      list={list}
      onReload={onReload}
    >
      {(entries) => (
        <AuditList
          groups={auditGroups(entries.slice(0, SHOWN))}
          labelledBy={LATEST_ID}
          heading="h3"
          session={actedFor}
          customer={customerOf}
        />
      )}
    </DashboardSection>
  );
}
