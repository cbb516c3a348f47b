import { beforeEach, describe, expect, it } from 'vitest';
import { WHEREABOUTS_CHARTS_MAX, WHEREABOUTS_LIFETIME_MS } from '../../src/domain/limits';
import { findUser } from '../../src/server/backend/storage/repositories/users';
import { servedGroups } from '../../src/server/backend/services/shared/switches';
import { createTestBackend, uuidOf, type TestBackend, type Visitor } from '../support/backend/backend';

let backend: TestBackend;
let customer: Visitor;
let admin: Visitor;

const uuid = uuidOf('standard');

const charts = [{ chart: 'card-add', state: 'form: filling', ago: 12_000 }];

const show = (shown: unknown = charts) =>
  customer.call('showWhereabouts', { params: { uuid }, form: { charts: JSON.stringify(shown) } });
const look = () => admin.call('readWhereabouts', { params: { uuid } });
const audited = async (): Promise<number> => {
  const { body } = await admin.call('getAudit');
  const entries = body.response as readonly { readonly action: string }[];
  return entries.filter(({ action }) => action === 'Looked where the customer is in the app').length;
};

beforeEach(async () => {
  backend = await createTestBackend({ switches: { extensions: servedGroups } });
  customer = await backend.visitorAs('standard');
  admin = await backend.visitorAs('admin');
  return () => backend.app.close();
});

describe('D2.extensionGroups.support: where a customer is', () => {
  it('is seen by an admin while the customer shows it', async () => {
    expect((await look()).status).toBe(404);
    const at = backend.clock.now();
    await show();
    expect((await look()).body.response).toEqual({
      charts: [
        {
          chart: 'card-add',
          state: 'form: filling',
          since: new Date(at.getTime() - 12_000).toISOString(),
        },
      ],
      at: at.toISOString(),
    });
    await show([]);
    expect((await look()).body.response).toMatchObject({ charts: [] });
    await customer.call('hideWhereabouts', { params: { uuid } });
    expect((await look()).status).toBe(404);
  });

  it('is forgotten a minute after the app was last heard, also before it is swept', async () => {
    await show();
    backend.clock.advance(WHEREABOUTS_LIFETIME_MS - 1);
    expect((await look()).status).toBe(200);
    backend.clock.advance(1);
    expect((await look()).status).toBe(404);
  });

  it('is on record once for each admin who looks, and for the customer', async () => {
    await show();
    await look();
    await show();
    await look();
    expect(await audited()).toBe(1);
    const { body } = await customer.call('getCustomerAudit', { params: { uuid } });
    expect(body.response).toMatchObject([{ action: 'Looked where the customer is in the app' }]);
    const { executor, whereabouts } = backend.services;
    const other = await findUser(executor, uuidOf('secureadmin'));
    if (!other) throw new Error('The demo has a second admin');
    await whereabouts.read({ admin: other, customerId: uuid });
    await whereabouts.read({ admin: other, customerId: uuid });
    expect(await audited()).toBe(2);
  });

  it('holds words of the program alone', async () => {
    const [first] = charts;
    const many = Array.from({ length: WHEREABOUTS_CHARTS_MAX + 1 }, () => first);
    const refused: readonly unknown[] = [
      {},
      'card-add',
      [null],
      [{ ...first, chart: 'Aoife Byrne' }],
      [{ ...first, state: 'aoife@cabrank.test' }],
      [{ ...first, state: '<b>open</b>' }],
      [{ ...first, ago: -1 }],
      [{ ...first, ago: '12' }],
      many,
    ];
    for (const shown of refused) {
      const { status, body } = await show(shown);
      expect([shown, status, Object.keys(body.errors ?? {})]).toEqual([shown, 400, ['charts']]);
    }
    const typed = await customer.call('showWhereabouts', { params: { uuid }, form: { charts: '[{' } });
    expect(typed.status).toBe(400);
    await show([{ ...first, name: 'Aoife Byrne' }]);
    expect(JSON.stringify((await look()).body)).not.toContain('Aoife');
  });
});
