import { describe, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import {
  selectIsBusy,
  selectIsUnknown,
  selectStepper,
} from '../../../machines/premium/add-premium/add-premium.selectors';
import { selectNotices } from '../../../machines/app/notifications/notifications.selectors';
import { selectIsLoading } from '../../../machines/app/resource/resource.selectors';
import { selectFailure } from '../../../machines/registration/submission/submission.selectors';
import type { ProfileType } from '../../../src/domain/entities';
import {
  addPremiumInput,
  provideAddPremium,
  type AddPremiumRoute,
} from '../../../src/features/premium/add-premium/add-premium.provide';
import { answerOf } from '../../support/system/provide/one-actor';
import { addProfile, submissionOf, typed } from '../../support/system/provide/payloads';
import { card, enterWorld, niamh, type World } from '../../support/system/provide/wizard-world';

const customer = niamh.uuid;
const ACCOUNTS = `/api/user/${customer}/cards/business`;
const account = {
  accountId: 7,
  ref: 'BC-0007',
  nickname: 'Byrne & Daughters Ltd',
  owner: true,
  active: true,
  isPremium: false,
};

const enter = async (route: Partial<AddPremiumRoute> = {}, world: World = {}) => {
  const inside = await enterWorld({ user: niamh, ...world });
  const full = { customer, profileType: null, account: null, ...route };
  return { ...inside, route: full, input: () => addPremiumInput(inside.environment, full) };
};

/** The chart with its real provision, once it is no longer looking the account up. */
const open = async (route: Partial<AddPremiumRoute>, world: World = {}) => {
  const inside = await enter(route, world);
  const { environment } = inside;
  const actor = createActor(provideAddPremium(environment, inside.route), { input: inside.input() });
  const emitted: string[] = [];
  actor.on('*', ({ type }) => emitted.push(type));
  actor.start();
  await waitFor(actor, (snapshot) => !selectIsBusy(snapshot), { timeout: 5000 });
  return { ...inside, actor, emitted };
};

describe('the start of a further profile', () => {
  it.each([
    [null, null, null],
    ['business', null, 'business'],
    ['personal', null, 'business'],
    ['bill_pay', null, 'billPay'],
    [null, '7', 'business'],
  ] as const)('for %s and account %s is the kind %s', async (profileType, upgraded, kind) => {
    const { input } = await enter({ profileType: profileType as ProfileType | null, account: upgraded });
    expect(input()).toMatchObject({ kind, account: upgraded });
  });

  it('is the customer’s, with the default number of users, and bill-pay-only for Bill Pay', async () => {
    const { input } = await enter({ profileType: 'personal' });
    const { business, billPay } = input().starts;
    expect(business).toMatchObject({
      customer,
      repeatable: true,
      profileType: 'personal',
      values: { users: '5' },
      resumeAt: null,
    });
    expect(Object.keys(business.plan)).toEqual(['personal', 'business', 'bill_pay']);
    expect(billPay).toMatchObject({ customer, profileType: 'bill_pay' });
    expect(billPay.plan.bill_pay?.map(({ id }) => id)).toEqual(['profileDetails', 'creditAccount']);
  });

  const entered = {
    billingStreet: '1 Main Street',
    profileType: 'personal',
    resumeAt: 'cardPay',
    draftVersion: '1',
  };

  it('restores what was entered before a reload, without the chooser', async () => {
    const { input, drafts } = await enter();
    drafts.save('add-premium', { ...entered, purpose: 'business' });
    expect(input()).toMatchObject({
      kind: 'business',
      starts: {
        business: {
          profileType: 'personal',
          values: { users: '5', billingStreet: '1 Main Street' },
          resumeAt: 'cardPay',
        },
      },
    });
  });

  it.each(['billPay', 'upgrade 7'])('ignores what was entered for another purpose: %s', async (purpose) => {
    const { input, drafts } = await enter({ profileType: 'business' });
    drafts.save('add-premium', { ...entered, purpose });
    const { business } = input().starts;
    expect(business).toMatchObject({ profileType: 'business', resumeAt: null });
    expect(business.values).not.toHaveProperty('billingStreet');
  });
});

describe('an upgrade (D4.2)', () => {
  const stepsOf = (actor: Awaited<ReturnType<typeof open>>['actor']) =>
    selectStepper(actor.getSnapshot())
      ?.getSnapshot()
      .context.steps.map(({ id }) => id);

  it.each([
    ['its company is known', account, ['profileType', 'cardPay']],
    ['its company is missing', { ...account, nickname: ' ' }, ['profileType', 'profileDetails', 'cardPay']],
    ['its owner is named by email', { ...account, owner: niamh.email }, ['profileType', 'cardPay']],
  ])('opens the wizard for the customer’s own account: %s', async (_what, found, steps) => {
    const { actor } = await open({ account: '7' }, { reads: { [ACCOUNTS]: [found] } });
    expect(stepsOf(actor)).toEqual(steps);
    expect(selectStepper(actor.getSnapshot())?.getSnapshot().context).toMatchObject({
      profileType: 'business',
      values: found.nickname.trim() === '' ? {} : { companyName: found.nickname },
    });
  });

  it('continues with the typed company if the account has none', async () => {
    const inside = await enter({ account: '7' }, { reads: { [ACCOUNTS]: [{ ...account, nickname: '' }] } });
    inside.drafts.save('add-premium', { companyName: 'Byrne', draftVersion: '1', purpose: 'upgrade 7' });
    const found = await answerOf(provideAddPremium(inside.environment, inside.route), 'findAccount');
    expect(found).toMatchObject({ start: { values: { companyName: 'Byrne' } } });
  });

  it.each([
    ['that is not there', { ...account, accountId: 8 }],
    ['that has Premium already', { ...account, isPremium: true }],
    ['of somebody else', { ...account, owner: 'Seán O’Brien' }],
    ['that is shared with the customer', { ...account, owner: false }],
  ])('refuses an account %s, and says so', async (_what, found) => {
    const { app, actor } = await open({ account: '7' }, { reads: { [ACCOUNTS]: [found] } });
    expect(actor.getSnapshot().output).toEqual({ kind: 'closed' });
    expect(selectNotices(app.system.get('notifications').getSnapshot())).toMatchObject([
      { type: 'warning', title: "You can't upgrade this account" },
    ]);
  });

  it('says if the accounts cannot be read, and reports it', async () => {
    const { actor, failures } = await open({ account: '7' }, { reads: { [ACCOUNTS]: null } });
    expect(selectIsUnknown(actor.getSnapshot())).toBe(true);
    expect(failures).toEqual([['add-premium', expect.any(Error)]]);
  });
});

describe('a business profile whose response was lost', () => {
  /** Whether it was looked up in vain, in accounts where one of its name has been all the time. */
  const lookedUp = async (known: boolean) => {
    const { app, environment } = await enter(
      {},
      { answers: [{ code: 500 }], reads: { [ACCOUNTS]: [account] } },
    );
    const list = app.system.get('cardAccounts');
    if (known) list.send({ type: 'resource.requested', owner: customer });
    await vi.waitFor(() => expect(selectIsLoading(list.getSnapshot())).toBe(false));
    const actions = { reportReturn: () => undefined, reopenCard: () => undefined };
    const submission = createActor(submissionOf(addProfile()(environment)).provide({ actions }), {
      input: { customer, repeatable: true },
    }).start();
    const body = { profileType: 'business', values: typed };
    submission.send({ type: 'submission.requested', body, card, key: 'press-1' });
    await vi.waitFor(() => expect(selectFailure(submission.getSnapshot())).not.toBeNull());
    return selectFailure(submission.getSnapshot());
  };

  it('is not mistaken for an account that existed before', async () => {
    expect(await lookedUp(true)).toEqual({ kind: 'noResponse', checked: true });
  });

  it('cannot be identified if the previous accounts are unknown', async () => {
    expect(await lookedUp(false)).toEqual({ kind: 'noResponse', checked: false });
  });
});

describe('a profile that was added', () => {
  it('S4.completion.2: clears the form, marks the lists stale, reloads subscriptions and cards, and reports completion', async () => {
    const { app, actor, asked, drafts, emitted } = await open({ profileType: 'bill_pay' });
    const lists = (['accounts', 'cardAccounts', 'subscriptions', 'cards'] as const).map((name) =>
      app.system.get(name),
    );
    for (const list of lists) list.send({ type: 'resource.requested', owner: customer });
    const states = () => lists.map((list) => list.getSnapshot());
    await vi.waitFor(() => expect(states().every((state) => state.matches('fresh'))).toBe(true));
    const stepper = selectStepper(actor.getSnapshot());
    const press = (values: Readonly<Record<string, string>>) =>
      stepper?.send({ type: 'step.next', values, key: 'press-1' });
    press({ billingStreet: '1 Main Street' });
    expect(drafts.any()).toBe(true);
    // After a lost reply, a new account is told from those that were there.
    expect(asked).toContain(ACCOUNTS);
    asked.length = 0;
    press({
      creditCompanyName: 'Byrne',
      companyStreet: '1 Main Street',
      companyEmail: 'office@example.com',
      companyRegistrationNumber: '123456',
      journeysPerMonth: '100+',
      authorised: 'yes',
      readTerms: 'yes',
    });
    await vi.waitFor(() => expect(actor.getSnapshot().status).toBe('done'));
    expect(actor.getSnapshot().output).toEqual({ kind: 'completed', profileType: 'bill_pay' });
    expect(emitted).toEqual(['applicationSent', 'complete']);
    expect(drafts.any()).toBe(false);
    await vi.waitFor(() =>
      expect([...new Set(asked)].sort()).toEqual([
        '/api/auth/user',
        `/api/user/${customer}/cards/premium`,
        `/api/user/${customer}/cards/view`,
      ]),
    );
    await vi.waitFor(() =>
      expect(states().map((state) => (state.matches('stale') ? 'stale' : state.value))).toEqual([
        'stale',
        'stale',
        { fresh: 'ageing' },
        { fresh: 'lasting' },
      ]),
    );
  });
});
