import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { servedGroups } from '../../src/server/backend/services/shared/switches';
import { enter, roles, type Cell, type Row } from '../support/contract/access/access-cells';
import { accessMatrix } from '../support/contract/access/access-matrix';
import { foreign } from '../support/contract/access/access-rows';
import { createTestBackend, uuidOf, type TestBackend } from '../support/backend/backend';
import { checkedAnswers } from '../support/contract/contract-checker';
import { operations } from '../support/contract/contract-document';

let backend: TestBackend;
let cells = 0;

beforeAll(async () => {
  backend = await createTestBackend({ switches: { extensions: servedGroups } });
});
afterAll(() => backend.app.close());

const naming = operations.filter(({ path }) => path.startsWith('/api/user/{uuid}/'));

async function statusesOf(row: Pick<Row, 'operation' | 'input'>): Promise<readonly number[]> {
  const statuses: number[] = [];
  for (const role of roles) {
    const { cookie, uuid } = await enter(backend, role);
    const cell: Cell = { backend, role, uuid, unique: String((cells += 1)) };
    const { cookie: further, headers: sent, ...input } = await row.input(cell);
    const cookies = [cookie, further].filter((entry) => entry !== null && entry !== undefined);
    const headers = { ...sent, cookie: cookies.length === 0 ? null : cookies.join('; ') };
    statuses.push((await backend.visitor().call(row.operation, { ...input, headers })).status);
  }
  return statuses;
}

const byRole = (statuses: readonly number[]) =>
  Object.fromEntries(roles.map((role, at) => [role, statuses[at]]));

describe('who may call what', () => {
  it.each(naming.map(({ operationId }) => operationId))('%s of another customer', async (id) => {
    const params = { uuid: uuidOf('premium'), cardId: '1', accountId: '1', subscriptionId: '1', id: '1' };
    const row = { operation: id as Row['operation'], input: () => ({ params }) };
    expect(byRole(await statusesOf(row))).toEqual(byRole(foreign));
  });

  it.each(accessMatrix.map((row) => [`${row.operation} ${row.note}`.trim(), row] as const))(
    '%s',
    async (_, row) => {
      expect(byRole(await statusesOf(row))).toEqual(byRole(row.expected));
    },
  );

  it('covers every operation: each succeeded for someone, as the contract says', () => {
    const succeeded = (id: string): boolean => checkedAnswers().has(`${id} 200`);
    expect(operations.filter(({ operationId }) => !succeeded(operationId))).toEqual([]);
    const required = operations.filter((operation) => operation['x-extension'] === undefined).length;
    const answers = [...checkedAnswers().values()].reduce((sum, count) => sum + count, 0);
    console.log(
      `Contract: ${required} operations of S7.calls and ${operations.length - required} of extension groups; ` +
        `${cells} calls by ${roles.length} kinds of callers, ${checkedAnswers().size} kinds of answer, ` +
        `${answers} answers checked, 0 wrong.`,
    );
    expect(required).toBe(31);
    expect(operations).toHaveLength(31 + 1 + 5 + 4 + 9 + 1 + 1 + 1 + 3 + 4 + 4 + 13 + 5);
  });
});
