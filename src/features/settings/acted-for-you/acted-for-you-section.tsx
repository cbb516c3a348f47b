import { Collapsible } from '@chakra-ui/react/collapsible';
import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { audit as texts } from '#messages/admin/audit';
import type { resourceMachine } from '../../../../machines/app/resource/resource.machine';
import { selectHasFailed, selectItems } from '../../../../machines/app/resource/resource.selectors';
import type { AuditEntry } from '../../../domain/admin-entities';
import { auditGroups } from '../../../domain/audit-groups';
import { Icon } from '../../../ui/icons';
import { Panel } from '../../../ui/panel';
import type { ScreenActor } from '../../../ui/screen-actor';
import { collapsibleRecipe } from '../../../ui/theme/collapsible';
import type { ListFilterActor } from '../../shared/lists/list-filter';
import { AuditList } from '../../shared/lists/audit-list';
import { ListTrouble } from '../../shared/lists/list-trouble';
import { ExplainedSection } from '../../shared/profile/explained-section';
import { EarlierActions } from './earlier-actions';

const HEADING_ID = 'acted-for-you';

/** How many sessions and single actions are visible at first, to keep the section short. */
const SHOWN = 5;

const selectEntries = selectItems<AuditEntry>();

const ownSession = (): string => texts.ownSession;

type ActionsProps = {
  readonly entries: readonly AuditEntry[];
  readonly filter: ListFilterActor;
  readonly csv: ReactNode;
};

/** What admins did, newest first. Older sessions and actions are collapsed, and can be searched. */
function Actions({ entries, filter, csv }: ActionsProps) {
  if (entries.length === 0) return <p>{texts.ownEmpty}</p>;
  const groups = auditGroups(entries);
  const earlier = groups.slice(SHOWN);
  const list = { labelledBy: HEADING_ID, heading: 'h4', session: ownSession } as const;
  return (
    <chakra.div marginBlockStart="-3">
      <AuditList groups={groups.slice(0, SHOWN)} {...list} />
      {earlier.length === 0 ? null : (
        <Collapsible.Root recipe={collapsibleRecipe}>
          <Collapsible.Trigger>
            <Collapsible.Indicator>
              <Icon name="down" size="16px" />
            </Collapsible.Indicator>
            {texts.earlier({ count: earlier.length })}
          </Collapsible.Trigger>
          <Collapsible.Content>
            <EarlierActions earlier={earlier} entries={entries} filter={filter} list={list} />
          </Collapsible.Content>
        </Collapsible.Root>
      )}
      <chakra.div marginBlockStart="3">{csv}</chakra.div>
    </chakra.div>
  );
}

type ActedForYouProps = {
  readonly list: ScreenActor<typeof resourceMachine>;
  /** The search in the entries, and the page of the earlier ones. */
  readonly filter: ListFilterActor;
  /** 'Export CSV'. */
  readonly csv: ReactNode;
  readonly onRetry: () => void;
};

/** What admins decided for the customer, and what they did in the customer's name (D2.extensionGroups.admin). */
export function ActedForYouSection({ list, filter, csv, onRetry }: ActedForYouProps) {
  const entries = useSelector(list, selectEntries);
  const failed = useSelector(list, selectHasFailed);
  /** The pressed button disappears, so the focus moves to the section. */
  const retry = () => {
    document.getElementById(HEADING_ID)?.focus();
    onRetry();
  };
  return (
    <ExplainedSection isPart id={HEADING_ID} title={texts.ownTitle} help={texts.ownHelp}>
      <ListTrouble
        list={list}
        title={texts.ownFailedTitle}
        help={texts.ownFailedHelp}
        retry={texts.retry}
        leftOut={texts.leftOut}
        onRetry={retry}
      />
      {entries === null && failed ? null : (
        <Panel display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
          {entries === null ? (
            <VisuallyHidden role="status">{texts.ownLoading}</VisuallyHidden>
          ) : (
            <Actions entries={entries} filter={filter} csv={csv} />
          )}
        </Panel>
      )}
    </ExplainedSection>
  );
}
