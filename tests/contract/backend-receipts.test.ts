import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '../../src/api/contract/schema';
import {
  createTestBackend,
  userOf,
  uuidOf,
  type DemoName,
  type TestBackend,
} from '../support/backend/backend';
import { profileOf } from '../support/contract/access/access-forms';
import { pdfText } from '../support/contract/pdf-text';

type Receipt = components['schemas']['Receipt'];

let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend();
});
afterAll(() => backend.app.close());

const DAY_MS = 24 * 60 * 60 * 1000;

async function receiptsOf(name: DemoName, of = backend): Promise<readonly Receipt[]> {
  const answer = await (await of.visitorAs(name)).call('listReceipts', { params: { uuid: uuidOf(name) } });
  return answer.body.response as readonly Receipt[];
}

async function download(name: DemoName, id: number | string, of = backend) {
  const visitor = await of.visitorAs(name);
  return visitor.call('downloadReceipt', { params: { uuid: uuidOf(name), id: String(id) } });
}

async function buy(name: DemoName, unique: string, profile: object = {}, of = backend): Promise<void> {
  const json = { ...profileOf('personal', unique), ...profile };
  const { status } = await (await of.visitorAs(name)).call('addProfile', { json });
  expect(status).toBe(200);
}

const numberOf = (receipt: Receipt | undefined): number => Number(receipt?.number.slice(-4));

describe('receipts', () => {
  it('of the demo: the Premium customer has two, newest first, and no one else has any', async () => {
    expect(await receiptsOf('premium')).toMatchObject([
      { number: 'R-2026-0002', description: 'Personal Premium, November 2026', amount: 999, currency: 'EUR' },
      { number: 'R-2026-0001', description: 'Personal Premium, May 2026', amount: 999 },
    ]);
    for (const name of ['standard', 'business', 'billpay', 'new'] as const)
      expect(await receiptsOf(name)).toEqual([]);
    const { executor } = backend.services;
    const owners = await executor.selectFrom('receipts').select('user_id').distinct().execute();
    expect(owners).toEqual([{ user_id: uuidOf('premium') }]);
  });

  it('a purchase of Premium gets one, with the price paid and the next number of the year', async () => {
    await buy('standard', 'r1');
    await buy('business', 'r2', { requestType: 'business', companyName: 'Murphy Tours', premiumUsers: 5 });
    const [personal] = await receiptsOf('standard');
    const [business] = await receiptsOf('business');
    // Half the price for the first months, which the owner of a business has had already.
    expect(personal).toMatchObject({ amount: 499, description: 'Personal Premium, November 2026' });
    expect(business).toMatchObject({ amount: 2999, description: 'Business Premium, November 2026' });
    expect(numberOf(business)).toBe(numberOf(personal) + 1);
  });

  it('a free purchase gets none', async () => {
    const free = await createTestBackend({
      switches: { premiumConfig: { personalPrice: 0, initialDiscount: 0 } },
    });
    await buy('standard', 'free', {}, free);
    expect(await receiptsOf('standard', free)).toEqual([]);
    await free.app.close();
  });

  it('numbers have no gaps: the number of a failed subscription is used for the next', async () => {
    const { executor, receipts } = backend.services;
    const customer = await userOf(backend, 'cannotbook');
    const order = {
      user_id: customer.id,
      subscription_id: null,
      billed_to: 'Róisín Fitzgerald',
      description: 'Personal Premium, November 2026',
      amount: 999,
      currency: 'EUR',
      vat_included: null,
    };
    const issue = () => executor.transaction().execute((transaction) => receipts.issue(transaction, order));
    const first = await issue();
    const undone = executor.transaction().execute(async (transaction) => {
      await receipts.issue(transaction, order);
      throw new Error('The card was declined');
    });
    await expect(undone).rejects.toThrow('declined');
    const many = await Promise.all(Array.from({ length: 8 }, issue));
    const numbers = many.map(({ number }) => Number(number.slice(-4))).toSorted((a, b) => a - b);
    expect(numbers).toEqual(many.map((_, at) => Number(first.number.slice(-4)) + 1 + at));
  });

  it('restart their numbers each year, in the time zone of the taxis', async () => {
    const newYear = await createTestBackend();
    newYear.clock.advance(new Date('2026-12-31T23:59:30Z').getTime() - newYear.clock.now().getTime());
    await buy('standard', 'y1', {}, newYear);
    newYear.clock.advance(60_000);
    await buy('billpay', 'y2', {}, newYear);
    expect((await receiptsOf('standard', newYear))[0]?.number).toBe('R-2026-0003');
    expect((await receiptsOf('billpay', newYear))[0]?.number).toBe('R-2027-0001');
    await newYear.app.close();
  });

  it('are deleted with the account, and their numbers are not reused', async () => {
    const closing = await createTestBackend();
    await buy('standard', 'c1', {}, closing);
    const params = { uuid: uuidOf('standard') };
    const { status } = await (await closing.visitorAs('standard')).call('deleteProfile', { params });
    expect(status).toBe(200);
    const { executor } = closing.services;
    const left = await executor.selectFrom('receipts').select('user_id').execute();
    expect(left.map(({ user_id }) => user_id)).not.toContain(uuidOf('standard'));
    await buy('billpay', 'c2', {}, closing);
    expect((await receiptsOf('billpay', closing))[0]?.number).toBe('R-2026-0004');
    await closing.app.close();
  });
});

describe('a receipt as a PDF', () => {
  it('is a file named by its number with company, customer, lines and total', async () => {
    const [receipt] = await receiptsOf('premium');
    const { status, headers, file } = await download('premium', receipt?.id ?? '');
    expect([status, headers['content-type'], headers['content-disposition']]).toEqual([
      200,
      'application/pdf',
      'attachment; filename="R-2026-0002.pdf"',
    ]);
    expect(file?.subarray(0, 5).toString()).toBe('%PDF-');
    expect(file?.toString('latin1')).toContain('Receipt R-2026-0002');
    const text = pdfText(file ?? Buffer.alloc(0));
    for (const words of [
      'Cabrank',
      'Receipt',
      'R-2026-0002',
      '20 Nov 2026',
      'Aoife Byrne',
      '7 Marine Parade',
      'Personal Premium, November 2026',
      '€9.99',
      'Total',
    ])
      expect(text.split('\n')).toContain(words);
    expect(text).not.toContain('VAT');
  });

  it('is identical, byte for byte, at every download', async () => {
    const [receipt] = await receiptsOf('premium');
    const first = await download('premium', receipt?.id ?? '');
    const again = await createTestBackend();
    again.clock.advance(3 * DAY_MS);
    const second = await download('premium', receipt?.id ?? '', again);
    expect(first.file?.equals(second.file ?? Buffer.alloc(0))).toBe(true);
    await again.app.close();
  });

  it.each([
    [true, 'Total, including VAT'],
    [false, 'Total, excluding VAT'],
  ])('shows for a business whether VAT is included: %s', async (businessIncludeVat, words) => {
    const taxed = await createTestBackend({ switches: { premiumConfig: { businessIncludeVat } } });
    await buy(
      'standard',
      'vat',
      {
        requestType: 'business',
        companyName: 'Kelly & Daughters',
        billingAddress: '1 Main Street, Cork, T12 X2C4',
        premiumUsers: 5,
      },
      taxed,
    );
    const [receipt] = await receiptsOf('standard', taxed);
    const text = pdfText((await download('standard', receipt?.id ?? '', taxed)).file ?? Buffer.alloc(0));
    expect(text.split('\n')).toEqual(
      expect.arrayContaining([words, 'Niamh Kelly', 'Kelly & Daughters', '1 Main Street', 'T12 X2C4']),
    );
    await taxed.app.close();
  });

  it('prints every letter of a name that the font contains, also beyond western Europe', async () => {
    const { executor, receipts } = backend.services;
    const customer = await userOf(backend, 'member');
    const names = ['Siobhán O’Brien-Ní Dhomhnaill', 'Łukasz Wiśniewski', 'Ірина Шевченко', 'Ελένη Παπά'];
    const receipt = await executor.transaction().execute((transaction) =>
      receipts.issue(transaction, {
        user_id: customer.id,
        subscription_id: null,
        billed_to: names.join('\n'),
        description: 'Personal Premium, November 2026',
        amount: 999,
        currency: 'EUR',
        vat_included: null,
      }),
    );
    const text = pdfText((await download('member', receipt.id)).file ?? Buffer.alloc(0)).replaceAll('\n', '');
    for (const name of names) expect(text).toContain(name);
    expect(text).not.toContain('\uFFFD');
  });

  it('is available only to its customer, and not for an invalid id', async () => {
    const [receipt] = await receiptsOf('premium');
    for (const id of [String(receipt?.id), '0', '99999', "1' or '1'='1", '../1'])
      expect((await download('standard', id)).status).toBe(404);
    const visitor = await backend.visitorAs('standard');
    const params = { uuid: uuidOf('premium'), id: String(receipt?.id) };
    expect((await visitor.call('downloadReceipt', { params })).status).toBe(403);
    expect((await backend.visitor().call('downloadReceipt', { params })).status).toBe(401);
  });
});
