import { expect, it } from 'vitest';
import type { AuditEntry } from '../../../src/domain/admin-entities';
import { groupsInOrder } from '../../../src/features/admin/audit/audit-order';

const entry = (id: string, at: string, admin: string, customer: string | null): AuditEntry => ({
  id,
  at,
  admin,
  action: 'Saved the settings',
  customer,
  customerUuid: null,
  reason: null,
  sessionStart: null,
});
const acted = (id: string, at: string): AuditEntry => ({
  ...entry(id, at, 'Brendan', 'Zoë'),
  sessionStart: '2026-11-19T09:00:00Z',
});

const newestFirst = [
  entry('d', '2026-11-20T09:00:00Z', 'Fionnuala', 'Aoife'),
  acted('c2', '2026-11-19T09:20:00Z'),
  acted('c1', '2026-11-19T09:10:00Z'),
  entry('b', '2026-11-18T09:00:00Z', '', null),
  entry('a', 'unknown', 'Áine', 'aoife'),
];
const idsIn = (column: string | null) =>
  groupsInOrder(newestFirst, { column, descending: false }).flatMap(({ entries }) =>
    entries.map(({ id }) => id),
  );

it("is the server's order until another is chosen", () => {
  expect(idsIn(null)).toEqual(['d', 'c2', 'c1', 'b', 'a']);
});

it('has the oldest first, in each session too, and last what has no readable moment', () => {
  expect(idsIn('oldest')).toEqual(['b', 'c1', 'c2', 'd', 'a']);
});

it('orders by name, the newest of a name first; a closed account is named as such, or comes last', () => {
  expect(idsIn('staff')).toEqual(['a', 'c2', 'c1', 'b', 'd']);
  expect(idsIn('customer')).toEqual(['d', 'a', 'c2', 'c1', 'b']);
});
