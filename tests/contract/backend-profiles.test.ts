import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { profileOf } from '../support/contract/access/access-forms';
import { createTestBackend, uuidOf, type TestBackend, type Visitor } from '../support/backend/backend';
import { intentOf, settle } from '../support/backend/backend-cards';
import { describeProfiles } from '../support/contract/describe-profiles';
import { openSimulated } from '../support/contract/payments-rigs';

describeProfiles(openSimulated, 'seti_');

describe('the challenge of the simulated provider', () => {
  let backend: TestBackend;
  let visitor: Visitor;

  beforeAll(async () => {
    backend = await createTestBackend();
    visitor = await backend.visitorAs('new');
  });
  afterAll(() => backend.app.close());

  const add = (json: unknown) => visitor.call('addProfile', { json });
  const subscriptions = async () =>
    (await visitor.call('viewPremiumSubscriptions', { params: { uuid: uuidOf('new') } })).body.response;

  it('can be repeated, if a tester enables it', async () => {
    await backend.services.switches.change({ challenges: 2 });
    const profile = profileOf('personal', 'twice', '4000002500003155');
    const first = intentOf(await add(profile));
    await settle(visitor, first, 'succeeded');
    const confirm = (paymentIntent: string) => add({ ...profile, card: { ...profile.card, paymentIntent } });
    const again = await confirm(first);
    expect(again.status).toBe(402);
    expect(intentOf(again)).not.toBe(first);
    expect(await subscriptions()).toEqual([]);
    await settle(visitor, intentOf(again), 'succeeded');
    expect((await confirm(intentOf(again))).status).toBe(200);
    expect(await subscriptions()).toHaveLength(1);
  });
});
