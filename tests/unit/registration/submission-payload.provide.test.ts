import { describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { gatheredIn } from '../../../src/features/registration/submission/submission-payload.provide';
import {
  addProfile,
  billingAddress,
  companyName,
  creditAccount,
  paidCard,
  payload,
  person,
  recaptchaToken,
  register,
  submissionOf,
  subscribe,
  typed,
} from '../../support/system/provide/payloads';
import { card, enterWorld, niamh } from '../../support/system/provide/wizard-world';

describe('the payload of a registration', () => {
  const url = '/api/register';

  it('standard, without a card', async () => {
    expect(await payload(register(), { profileType: 'standard', card: null })).toStrictEqual([
      url,
      { ...person, requestType: 'standard', billingAddress, recaptchaToken },
    ]);
  });

  it('standard, with a card', async () => {
    expect(await payload(register(), { profileType: 'standard', card })).toStrictEqual([
      url,
      { ...person, requestType: 'standard', billingAddress, card: paidCard, recaptchaToken },
    ]);
  });

  it('personal', async () => {
    expect(await payload(register(), { profileType: 'personal', card })).toStrictEqual([
      url,
      { ...person, requestType: 'personal', billingAddress, card: paidCard, recaptchaToken },
    ]);
  });

  it.each([null, 'business', 'personal'] as const)(
    'business with its users, requested as %s',
    async (preset) => {
      expect(await payload(register({ preset }), { profileType: 'business', card })).toStrictEqual([
        url,
        {
          ...person,
          requestType: 'business',
          billingAddress,
          companyName,
          premiumUsers: 12,
          card: paidCard,
          recaptchaToken,
        },
      ]);
    },
  );

  it('business while Premium is off: no users', async () => {
    const off = { premiumEnabled: false };
    expect(await payload(register(), { profileType: 'business', card }, off)).toStrictEqual([
      url,
      { ...person, requestType: 'business', billingAddress, companyName, card: paidCard, recaptchaToken },
    ]);
  });

  it('bill_pay', async () => {
    expect(await payload(register(), { profileType: 'bill_pay', card: null })).toStrictEqual([
      url,
      { ...person, requestType: 'bill_pay', billingAddress, creditAccount, recaptchaToken },
    ]);
  });

  it('includes what was not ticked', async () => {
    const values = { ...typed, authorised: '' };
    expect(await payload(register(), { profileType: 'bill_pay', values, card: null })).toMatchObject([
      url,
      { creditAccount: { ...creditAccount, authorised: false } },
    ]);
  });

  it('is not built from an application without its number of journeys', async () => {
    const values = { ...typed, journeysPerMonth: '' };
    const { environment, sent } = await enterWorld();
    const actor = createActor(submissionOf(register()(environment)), {
      input: { customer: null, repeatable: false },
    }).start();
    const body = { profileType: 'bill_pay', values };
    actor.send({ type: 'submission.requested', body, card: null, key: 'press-1' });
    await vi.waitFor(() => expect(actor.getSnapshot().status).toBe('done'));
    expect(sent).toEqual([]);
  });
});

describe('the payload of a Premium registration', () => {
  const url = '/api/premium/subscribe';
  const common = { ...person, billingAddress, card: paidCard, recaptchaToken };

  it.each([
    ['personal', { ...common, requestType: 'personal' }],
    ['business', { ...common, requestType: 'business', companyName, premiumUsers: 12 }],
  ] as const)('%s', async (profileType, body) => {
    expect(await payload(subscribe, { profileType, card })).toStrictEqual([url, body]);
  });

  it('bill_pay', async () => {
    expect(await payload(subscribe, { profileType: 'bill_pay', card: null })).toStrictEqual([
      url,
      { ...person, requestType: 'bill_pay', billingAddress, creditAccount, recaptchaToken },
    ]);
  });
});

describe('the payload of a further profile', () => {
  const url = '/api/premium/subscribe/add-profile';
  const world = { user: niamh };

  it.each([
    ['personal', {}],
    ['business', { companyName, premiumUsers: 12 }],
  ] as const)('%s: nothing that is already known of the customer', async (profileType, more) => {
    expect(await payload(addProfile(), { profileType, card }, world)).toStrictEqual([
      url,
      { requestType: profileType, billingAddress, ...more, card: paidCard, recaptchaToken },
    ]);
  });

  it('business while Premium is off: no users', async () => {
    const off = { ...world, premiumEnabled: false };
    expect(await payload(addProfile(), { profileType: 'business', card }, off)).toStrictEqual([
      url,
      { requestType: 'business', billingAddress, companyName, card: paidCard, recaptchaToken },
    ]);
  });

  it.each([null, 'bill_pay'] as const)('bill_pay, requested as %s', async (profileType) => {
    const press = { profileType: 'bill_pay', card: null } as const;
    expect(await payload(addProfile({ profileType }), press, world)).toStrictEqual([
      url,
      { requestType: 'bill_pay', billingAddress, creditAccount, recaptchaToken },
    ]);
  });

  it('an upgrade names its account, and has no address that was not requested', async () => {
    const values = { companyName, users: '5' };
    const press = { profileType: 'business', values, card } as const;
    expect(await payload(addProfile({ account: '7' }), press, world)).toStrictEqual([
      url,
      {
        requestType: 'business',
        companyName,
        premiumUsers: 5,
        account: '7',
        card: paidCard,
        recaptchaToken,
      },
    ]);
  });
});

describe('the source of a payload', () => {
  it('is only what the wizard collected', () => {
    expect(gatheredIn({ body: { profileType: 'personal', values: typed } })).toEqual({
      profileType: 'personal',
      values: typed,
    });
    for (const body of [{}, { profileType: 'personal' }, { values: typed }])
      expect(() => gatheredIn({ body })).toThrow('The wizard collected no values');
  });
});
