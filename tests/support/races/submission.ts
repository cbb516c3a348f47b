import type { Scheduler } from 'fast-check';
import { createActor } from 'xstate';
import { premiumConfig } from '../../../machines/samples';
import { selectCardAccounts } from '../../../machines/app/resource/resource.selectors';
import { business } from '../../../machines/registration/submission/submission.fixtures';
import type { submissionMachine } from '../../../machines/registration/submission/submission.machine';
import { addPremiumPlan } from '../../../src/domain/wizard/steps';
import { provideSubmission } from '../../../src/features/registration/submission/submission.provide';
import { anyPurchaseRace, answering, startPurchase, throughRounds, type PurchaseRace } from './purchase';
import { aoife, ok, raceServer } from './server';

type Press = 'presses Finish' | 'presses Retry' | 'presses Later';
/** The server's response to a new payment. */
type Word = 'completed' | 'paymentRequired' | 'cardRefused' | 'refused';

export type PaymentRace = PurchaseRace<Press, Word>;

export const anyPaymentRace = anyPurchaseRace<Press, Word>(
  ['presses Finish', 'presses Retry', 'presses Later'],
  ['completed', 'paymentRequired', 'cardRefused', 'refused'],
  10,
);

const COMPANY = business.values.companyName;

/** A server that sells business Premium. */
function premiumShop(race: PaymentRace) {
  const accounts: object[] = [];
  const pay = answering<Word>(race, 'completed', (word, _call, asked) => {
    if (word === 'completed') {
      const accountId = 100 + accounts.length;
      accounts.push({ accountId, ref: 'CA', nickname: COMPANY, owner: true, active: true, isPremium: true });
      return ok(null);
    }
    if (word === 'refused') return { envelope: { code: 400, message: 'No.' } };
    if (word === 'cardRefused') return { envelope: { code: 400, message: 'No.', stripe: true } };
    const secret = `pi_${asked}_secret_x`;
    return { envelope: { code: 402, stripe_action: { payment_intent_client_secret: secret } } };
  });
  const server = raceServer((call) => {
    if (call.path.endsWith('/cards/business')) return ok([...accounts]);
    if (call.path.startsWith('/api/premium/subscribe/add-profile')) return pay(call);
    return call.path.startsWith('/api/user/cards/delete/') ? ok(null) : null;
  });
  return { server, accounts };
}

/**
 * Pays for Premium while responses are lost, people press again, and somebody else signs in. Returns the violations.
 */
export async function payForPremium(
  scheduler: Scheduler,
  given: PaymentRace,
  changed: (chart: typeof submissionMachine) => typeof submissionMachine = (chart) => chart,
): Promise<readonly string[]> {
  const { server, accounts } = premiumShop(given);
  const isOfIt = (path: string) => path.includes('/cards/') || path.includes('/premium/');
  const { race, payments, confirmed } = await startPurchase(scheduler, given, server, isOfIt);
  const { root, environment, clock } = race;
  const port = await payments.open({ publicKey: 'pk_test_1' }, new AbortController().signal);
  const making = port.createToken({ cardholderName: 'Aoife Byrne' });
  await race.drain(() => undefined);
  const made = await making;
  if (made.kind !== 'token') throw new Error('The provider makes no token');

  const chart = provideSubmission(environment, {
    endpoint: 'addProfile',
    plan: addPremiumPlan({ kind: 'normal' }),
    preset: null,
    visitor: null,
    premium: premiumConfig,
    account: null,
    knownAccounts: () =>
      selectCardAccounts(root.system.get('cardAccounts').getSnapshot())?.map(({ accountId }) => accountId) ??
      [],
  });
  const quiet = { reportReturn: () => undefined, reopenCard: () => undefined };
  const wizard = createActor(changed(chart).provide({ actions: quiet }), {
    clock,
    input: { customer: aoife.uuid, repeatable: given.honours },
  });
  let pressed = 0;
  wizard.start();

  return throughRounds<Press>(scheduler, {
    race,
    screen: wizard,
    rounds: given.rounds,
    presses: {
      'presses Finish': () => {
        pressed += 1;
        const key = `press-${pressed}`;
        wizard.send({ type: 'submission.requested', body: business, card: made.card, key });
      },
      'presses Retry': () => wizard.send({ type: 'submission.retried' }),
      'presses Later': () => wizard.send({ type: 'submission.postponed' }),
    },
    look: () => [
      ...(accounts.length > 1 ? [`Premium was paid ${accounts.length} times`] : []),
      ...(accounts.length > pressed ? ['Premium was paid, and nobody asked for it'] : []),
      ...(new Set(confirmed).size < confirmed.length ? ['an intent was confirmed twice'] : []),
      ...(wizard.getSnapshot().output?.kind === 'completed' && accounts.length === 0
        ? ['success was shown without an account']
        : []),
    ],
  });
}
