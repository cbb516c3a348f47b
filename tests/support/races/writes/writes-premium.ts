import { premiumConfig } from '../../../../machines/samples';
import { selectCardAccounts } from '../../../../machines/app/resource/resource.selectors';
import { selectForm as selectCancelForm } from '../../../../machines/profiles/subscription-cancel/subscription-cancel.selectors';
import { selectForm as selectResumeForm } from '../../../../machines/profiles/subscription-resume/subscription-resume.selectors';
import { selectForm as selectWithdrawalForm } from '../../../../machines/profiles/subscription-withdrawal/subscription-withdrawal.selectors';
import { selectCanRetry } from '../../../../machines/registration/submission/submission.selectors';
import { business } from '../../../../machines/registration/submission/submission.fixtures';
import type { CardToken } from '../../../../src/domain/entities';
import { toE164 } from '../../../../src/domain/phones/phone';
import { addPremiumPlan, registrationPlan } from '../../../../src/domain/wizard/steps';
import {
  provideSubmission,
  type SubmissionEndpoint,
} from '../../../../src/features/registration/submission/submission.provide';
import { provideSubscriptionCancel } from '../../../../src/features/profiles/subscription-cancel/subscription-cancel.provide';
import { provideSubscriptionResume } from '../../../../src/features/profiles/subscription-resume/subscription-resume.provide';
import { provideSubscriptionWithdrawal } from '../../../../src/features/profiles/subscription-withdrawal/subscription-withdrawal.provide';
import { formScreen, startChart, type Desk, type RaceScreen, type Standing } from '../screen';
import { aoife } from '../server';
import { aoifes, customerAt, type Write } from './write';

const subscription = {
  ...({ id: aoifes.subscriptions[0]?.['id'] as string, cardId: null, bookingCardId: null } as const),
  ...({ type: 'personal', cancellable: true, price: 999, periodEnd: null } as const),
  ...{ withdrawUntil: null, endsOn: null },
};

const plans = {
  addProfile: addPremiumPlan({ kind: 'normal' }),
  register: registrationPlan({ premium: true, premiumOnly: false, preset: null }),
  subscribe: registrationPlan({ premium: true, premiumOnly: true, preset: null }),
};

/**
 * Pays for the business profile of the wizards. A card is entered for each press that sends one; a press after a lost
 * response finds the card unchanged.
 */
const paying =
  (endpoint: SubmissionEndpoint) =>
  (desk: Desk): RaceScreen => {
    const { environment, root } = desk.tab;
    const chart = provideSubmission(environment, {
      endpoint,
      plan: plans[endpoint],
      preset: null,
      visitor: endpoint === 'addProfile' ? null : { toE164 },
      premium: premiumConfig,
      account: null,
      knownAccounts: () =>
        selectCardAccounts(root.system.get('cardAccounts').getSnapshot())?.map(
          ({ accountId }) => accountId,
        ) ?? null,
    }).provide({ actions: { reportReturn: () => undefined, reopenCard: () => undefined } });
    const customer = desk.person?.uuid ?? null;
    const { actor, clock } = startChart(desk, chart, { customer, repeatable: desk.repeatable });
    const standing = (): Standing => {
      const snapshot = actor.getSnapshot();
      if (snapshot.status === 'done') return 'done';
      if (snapshot.hasTag('busy')) return 'busy';
      return snapshot.context.failure?.kind === 'noResponse' ? 'unknown' : 'open';
    };
    let kept: CardToken | null = null;
    const finish = (card: CardToken, key: string): void =>
      actor.send({ type: 'submission.requested', body: business, card, key });
    const enterCard = async (key: string): Promise<void> => {
      const { signal } = new AbortController();
      const port = await environment.adapters.payments.open({ publicKey: 'pk_test_1' }, signal);
      const made = await port.createToken({ cardholderName: 'A Byrne' });
      if (made.kind !== 'token') throw new Error('The provider makes no token');
      kept = made.card;
      finish(kept, key);
    };
    return {
      actor,
      clock,
      standing,
      denies: () => actor.getSnapshot().context.failure !== null && standing() === 'open',
      press: (key) => {
        if (standing() === 'busy' || standing() === 'done') return;
        if (selectCanRetry(actor.getSnapshot())) actor.send({ type: 'submission.retried' });
        else if (standing() === 'unknown' && kept && actor.getSnapshot().matches('entering'))
          finish(kept, key);
        else void enterCard(key);
      },
    };
  };

const payments = (
  endpoint: SubmissionEndpoint,
  saveCard: string,
  {
    name,
    of,
  }: { readonly name: string; readonly of: Pick<Write, 'person' | 'lists' | 'leavesLists' | 'looks'> },
): readonly Write[] => {
  const common = { ...of, makes: ['charge', 'account'], open: paying(endpoint) };
  return [
    { ...common, name, calls: [endpoint] },
    {
      ...common,
      name: `${name}, and the bank asks`,
      calls: [endpoint, saveCard, 'deleteCardByToken'],
      words: ['paymentRequired'],
      begins: 'atTheBank',
    },
    {
      ...common,
      name: `${name}, with another card than the one that was refused`,
      calls: [endpoint, saveCard],
      words: ['cardRefused'],
      begins: 'afterARefusal',
    },
  ];
};

const premium = { person: aoife, lists: ['subscriptions'] } as const;

/** The payments, and the writes about a subscription. */
export const premiumWrites: readonly Write[] = [
  ...payments('addProfile', 'saveProfileCard', {
    name: 'adds a profile',
    of: { person: aoife, lists: ['cardAccounts'], leavesLists: true, looks: true },
  }),
  ...payments('register', 'registerSaveCard', { name: 'registers', of: { person: null, lists: [] } }),
  ...payments('subscribe', 'subscribeSaveCard', {
    name: 'registers for Premium',
    of: { person: null, lists: [] },
  }),
  {
    ...premium,
    name: 'cancels a subscription',
    looks: true,
    calls: ['cancelSubscription'],
    makes: ['cancellation'],
    open: (desk) =>
      formScreen(desk, {
        chart: provideSubscriptionCancel(desk.tab.environment),
        input: { customer: customerAt(desk), subscription, asksReason: false },
        form: selectCancelForm,
        values: { subscription: subscription.id, reason: '' },
      }),
  },
  {
    ...premium,
    name: 'resumes a subscription',
    looks: true,
    calls: ['resumeSubscription'],
    makes: ['resumption'],
    prepare: (shop) => {
      for (const one of shop.purses.get(aoife.uuid)?.subscriptions ?? [])
        Object.assign(one, { endsOn: '2026-12-20', cancellable: false });
    },
    open: (desk) =>
      formScreen(desk, {
        chart: provideSubscriptionResume(desk.tab.environment),
        input: { customer: customerAt(desk), subscription: { ...subscription, endsOn: '2026-12-20' } },
        form: selectResumeForm,
        values: { subscription: subscription.id },
      }),
  },
  {
    ...premium,
    name: 'withdraws from a subscription',
    looks: true,
    calls: ['withdrawSubscription'],
    makes: ['withdrawal'],
    open: (desk) =>
      formScreen(desk, {
        chart: provideSubscriptionWithdrawal(desk.tab.environment),
        input: { customer: customerAt(desk), subscription },
        form: selectWithdrawalForm,
        values: { subscription: subscription.id },
      }),
  },
];
