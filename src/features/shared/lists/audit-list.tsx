import { chakra } from '@chakra-ui/react/styled-system';
import { memo, type ReactNode } from 'react';
import { audit as texts } from '#messages/admin/audit';
import type { AuditEntry } from '../../../domain/admin-entities';
import type { AuditGroup } from '../../../domain/audit-groups';
import { formatMoment } from '../../../domain/dates';
import { deepEqual } from '../../../ui/deep-equal';
import { LONG_LIST, rowOfLongList } from '../../../ui/long-list';

const Row = chakra('li', {
  base: {
    display: 'grid',
    gap: '1',
    gridTemplateColumns: 'minmax(0, 1fr)',
    paddingBlock: '3',
    overflowWrap: 'anywhere',
    '& + &': { borderBlockStartWidth: '1px' },
    ...rowOfLongList('5rem'),
  },
});

const What = chakra('p', { base: { fontWeight: 'medium' } });
const About = chakra('p', { base: { fontSize: 'sm', color: 'fg.muted' } });

const Actions = chakra('ul', {
  base: {
    display: 'grid',
    gap: '1.5',
    marginBlockStart: '1',
    paddingInlineStart: '4',
    borderInlineStartWidth: '2px',
    gridTemplateColumns: 'minmax(0, 1fr)',
  },
});

const Action = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '3',
    '& time': { fontSize: 'sm', color: 'fg.muted' },
  },
});

const Moment = ({ at }: { readonly at: string }) => <time dateTime={at}>{formatMoment(at) ?? at}</time>;

/** A person whose account was closed has no name any more. */
export const nameOr = (name: string | null): string => (name === null || name === '' ? texts.nobody : name);

/** The heading of a session, for staff. */
export const actedFor = ({ customer }: AuditEntry): string => texts.session({ customer: nameOr(customer) });

type AuditRowProps = {
  readonly group: AuditGroup;
  /** The level of a session's heading, below the one that names the list. */
  readonly heading: 'h2' | 'h3' | 'h4';
  /** Says what a session was. */
  readonly session: (newest: AuditEntry) => string;
  /** Names the customer. Without it, the list is of one customer. Must be referentially stable. */
  readonly customer?: ((newest: AuditEntry) => ReactNode) | undefined;
};

function AuditRowDrawn({ group, heading, session, customer }: AuditRowProps) {
  const { sessionStart, newest, entries } = group;
  const { at, admin, action, reason } = newest;
  return (
    <Row>
      {sessionStart === null ? <What>{action}</What> : <What as={heading}>{session(newest)}</What>}
      <About>
        {nameOr(admin)} · <Moment at={sessionStart ?? at} />
        {customer === undefined ? null : <> · {customer(newest)}</>}
      </About>
      {reason === null ? null : <About>{texts.becauseOf({ reason })}</About>}
      {sessionStart === null ? null : (
        <Actions>
          {entries.map((entry) => (
            <Action key={entry.id}>
              <span>{entry.action}</span> <Moment at={entry.at} />
            </Action>
          ))}
        </Actions>
      )}
    </Row>
  );
}

/** Re-renders only if its entries change. */
const AuditRow = memo(AuditRowDrawn, deepEqual);

type AuditListProps = Omit<AuditRowProps, 'group'> & {
  readonly groups: readonly AuditGroup[];
  /** The id of the heading that names the list. */
  readonly labelledBy: string;
};

/**
 * What admins did, in the order of the groups (D2.extensionGroups.admin). A session says once who acted, when and why,
 * above what was done in it. An action outside a session is a row of its own.
 */
export function AuditList({ groups, labelledBy, ...row }: AuditListProps) {
  return (
    <ul aria-labelledby={labelledBy} data-long={groups.length > LONG_LIST || undefined}>
      {groups.map((group) => (
        <AuditRow key={group.id} group={group} {...row} />
      ))}
    </ul>
  );
}
