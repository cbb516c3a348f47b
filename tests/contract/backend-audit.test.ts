import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditTexts } from '../../src/server/backend/services/admin/audit-texts';
import { servedGroups } from '../../src/server/backend/services/shared/switches';
import { creditForm } from '../support/contract/access/access-forms';
import { actAs } from '../support/backend/acting';
import {
  createTestBackend,
  uuidOf,
  type DemoName,
  type TestBackend,
  type Visitor,
} from '../support/backend/backend';
import { addCard } from '../support/backend/backend-cards';
import { operations } from '../support/contract/contract-document';

let backend: TestBackend;
let admin: Visitor;
beforeAll(async () => {
  backend = await createTestBackend({ switches: { extensions: servedGroups } });
  admin = await backend.visitorAs('admin');
});
afterAll(() => backend.app.close());

type Entries = readonly Readonly<Record<string, unknown>>[];
type Request = { readonly uuid: string; readonly ref: string; readonly companyName: string };

const audit = async (): Promise<Entries> => (await admin.call('getAudit')).body.response as Entries;
const ownAudit = async (name: DemoName): Promise<Entries> => {
  const customer = await backend.visitorAs(name);
  return (await customer.call('getCustomerAudit', { params: { uuid: uuidOf(name) } })).body
    .response as Entries;
};
const requestOf = async (companyName: string): Promise<Request> => {
  const { body } = await admin.call('listCreditAccountRequests');
  const found = (body.response as readonly Request[]).find((request) => request.companyName === companyName);
  if (!found) throw new Error(`${companyName} has not applied`);
  return found;
};

describe('a decision about a credit account request', () => {
  it('is recorded with who decided which request for whom, for the customer too, and with the account number', async () => {
    const { uuid, ref } = await requestOf('McCarthy & Daughters');
    const answer = await admin.call('approveCreditAccountRequest', { params: { uuid } });
    expect(answer.body.response).toMatchObject({
      ref: 'MC-2077',
      status: 'approved',
      identifier: expect.stringMatching(/^BP-\d{8}$/u) as string,
    });
    const entry = {
      admin: 'Fionnuala Quinn',
      action: `Approved the request ${ref} from McCarthy & Daughters`,
      customer: 'Oisín McCarthy',
      customerUuid: uuidOf('pending'),
      reason: null,
      sessionStart: null,
    };
    expect((await audit())[0]).toMatchObject(entry);
    expect(await ownAudit('pending')).toMatchObject([entry]);
    expect((await admin.call('approveCreditAccountRequest', { params: { uuid } })).status).toBe(409);
    expect(await ownAudit('pending')).toHaveLength(1);
  });

  it('to decline has a reason of at most 500 characters, which is recorded', async () => {
    const customer = await backend.visitorAs('new');
    await customer.call('requestAccount', { params: { uuid: uuidOf('new') }, form: creditForm });
    const { uuid } = await requestOf(creditForm.companyName);
    const decline = (reason: string) =>
      admin.call('declineCreditAccountRequest', { params: { uuid }, form: { reason } });
    for (const reason of [' ', 'x'.repeat(501)])
      expect((await decline(reason)).body.errors).toEqual({ reason: expect.any(String) as string });
    expect((await decline(` ${'x'.repeat(500)} `)).status).toBe(200);
    expect(await ownAudit('new')).toMatchObject([
      { action: expect.stringMatching(/^Declined the request /u) as string, reason: 'x'.repeat(500) },
    ]);
  });
});

describe('what an admin does on behalf of a customer', () => {
  it('is described in the past tense, in words that the customer understands', () => {
    const writes = operations.filter(({ method }) => method !== 'get').map(({ operationId }) => operationId);
    // The simulator of the bank is not an action of anybody.
    const acts = writes.filter((id) => id !== 'settleSandboxIntent');
    expect(Object.keys(auditTexts).sort()).toEqual([...acts].sort());
    const irregular = /^(?:Began|Kept|Made|Sent|Set|Withdrew) /u;
    const wrong = Object.values(auditTexts).filter(
      (action) => !(/^[A-Z][a-z]+ed /u.test(action) || irregular.test(action)) || /[\d_;]/u.test(action),
    );
    expect(wrong).toEqual([]);
  });

  it('is recorded once it is done, not while the bank still has to confirm it', async () => {
    await actAs(admin, uuidOf('billpay'), 'A new card');
    const asked = await addCard(admin, 'billpay', { random: 'audited', number: '4000002500003155' });
    expect(asked.status).toBe(402);
    const secret = asked.body.stripe_action?.setup_intent_client_secret ?? '';
    const [id = ''] = secret.split('_secret_');
    await admin.call('settleSandboxIntent', { params: { id }, form: { outcome: 'succeeded' } });
    await admin.call('endImpersonation');
    expect((await ownAudit('billpay')).map(({ action }) => action)).toEqual([
      'Returned to the admin panel',
      'Started to act for the customer',
      'Looked at the account',
    ]);
  });
});

it.each([
  ['the audit', '/admin/audit', 'admin', 'second-factor'],
  ['the own second step', '/admin/second-factor', 'second-factor', 'admin'],
] as const)('%s is in the admin’s menu if the backend offers it', async (_what, page, group, another) => {
  const links = async () =>
    ((await admin.call('getAdminNav')).body.response as readonly { readonly link_name: string }[]).map(
      ({ link_name: link }) => link,
    );
  await backend.services.switches.change({ extensions: ['auth', group] });
  expect(await links()).toContain(page);
  await backend.services.switches.change({ extensions: ['auth', another] });
  expect(await links()).not.toContain(page);
  await backend.services.switches.restore();
});
