import { expect, it } from 'vitest';
import type { AuditEntry } from '../../../src/domain/admin-entities';
import { auditGroups } from '../../../src/domain/audit-groups';

const morning = '2026-11-20T09:00:00Z';
const entry: AuditEntry = {
  id: '1',
  at: '2026-11-20T09:05:00Z',
  admin: 'Fionnuala Quinn',
  action: 'Added a card',
  customer: 'Aoife Byrne',
  customerUuid: 'a',
  reason: 'Asked us by phone',
  sessionStart: morning,
};
const grouped = (entries: readonly AuditEntry[]) =>
  auditGroups(entries).map(({ sessionStart, entries: group }) => [sessionStart, group.map(({ id }) => id)]);

it('what was done in one impersonation is one group, at the place of its newest entry', () => {
  const entries = [
    { ...entry, id: '5' },
    { ...entry, id: '4', sessionStart: null },
    { ...entry, id: '3' },
    { ...entry, id: '2', sessionStart: null },
  ];
  expect(grouped(entries)).toEqual([
    [morning, ['5', '3']],
    [null, ['4']],
    [null, ['2']],
  ]);
  expect(auditGroups(entries)[0]?.newest).toBe(entries[0]);
});

it.each([
  ['began at another moment', { sessionStart: '2026-11-20T08:00:00Z' }],
  ['is another admin’s', { admin: 'Dervla Office' }],
  ['is for another customer', { customerUuid: 'b' }],
  ['has another reason', { reason: 'Wrote to us' }],
])('an impersonation that %s is another group', (_what, other) => {
  expect(grouped([{ ...entry, id: '2', ...other }, entry])).toHaveLength(2);
});

it('the groups have different ids, and there are none of an empty audit', () => {
  const groups = auditGroups([
    entry,
    { ...entry, id: '2', sessionStart: null },
    { ...entry, id: '3', admin: '' },
  ]);
  expect(new Set(groups.map(({ id }) => id)).size).toBe(3);
  expect(auditGroups([])).toEqual([]);
});
