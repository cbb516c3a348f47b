import fc, { type Scheduler } from 'fast-check';
import { createActor, type AnyActorRef } from 'xstate';
import { premiumConfig } from '../../machines/samples';
import { selectCardAccounts } from '../../machines/resource/resource.selectors';
import { business } from '../../machines/submission/submission.fixtures';
import type { submissionMachine } from '../../machines/submission/submission.machine';
import { addPremiumPlan } from '../../src/domain/steps';
import { provideLogin } from '../../src/provide/login';
import { provideSubmission } from '../../src/provide/submission';
import { racePayments, type Verdict } from './race-payments';
import { aoife, ok, raceServer, sean, type RaceAnswer, type RaceCall } from './race-server';
import { startRace, type Fate } from './race-world';

const happenings = ['presses Finish', 'presses Retry', 'presses Later', 'logs out', 'Seán signs in'] as const;
type Happening = (typeof happenings)[number];

/** What the server says to a payment that it has not seen. */
type Word = 'completed' | 'paymentRequired' | 'cardRefused' | 'refused';

export type PaymentRace = {
  /** What may happen at any moment of a round; after each round everything comes to rest. */
  readonly rounds: readonly (readonly Happening[])[];
  readonly words: readonly Word[];
  readonly fates: readonly Fate[];
  readonly verdicts: readonly Verdict[];
  /** The server honours Idempotency-Key. */
  readonly honours: boolean;
};

const often = <T>(usual: T, ...others: readonly T[]) => fc.constantFrom(usual, usual, ...others);

export const anyPaymentRace: fc.Arbitrary<PaymentRace> = fc.record({
  rounds: fc.array(
    fc.array(often<Happening>('presses Finish', ...happenings), { minLength: 1, maxLength: 4 }),
    {
      minLength: 1,
      maxLength: 3,
    },
  ),
  words: fc.array(often<Word>('completed', 'paymentRequired', 'cardRefused', 'refused'), { maxLength: 6 }),
  fates: fc.array(often<Fate>('answered', 'neverArrived', 'answerLost'), { maxLength: 10 }),
  verdicts: fc.array(often<Verdict>('succeeded', 'declined'), { maxLength: 3 }),
  honours: fc.boolean(),
});

const COMPANY = business.values.companyName;

/** A server that sells business Premium, and says what it is told to say. */
function premiumShop({ words, honours }: PaymentRace) {
  const accounts: object[] = [];
  const answers = new Map<string, RaceAnswer>();
  let asked = 0;
  const complete = (): RaceAnswer => {
    const accountId = 100 + accounts.length;
    accounts.push({ accountId, ref: 'CA', nickname: COMPANY, owner: true, active: true, isPremium: true });
    return ok(null);
  };
  const pay = (): RaceAnswer => {
    const word = words[asked] ?? 'completed';
    asked += 1;
    if (word === 'completed') return complete();
    if (word === 'refused') return { envelope: { code: 400, message: 'No.' } };
    if (word === 'cardRefused') return { envelope: { code: 400, message: 'No.', stripe: true } };
    const secret = `pi_${asked}_secret_x`;
    return { envelope: { code: 402, stripe_action: { payment_intent_client_secret: secret } } };
  };
  const server = raceServer((call) => {
    if (call.path.endsWith('/cards/business')) return ok([...accounts]);
    if (!call.path.startsWith('/api/premium/subscribe/add-profile'))
      return call.path.startsWith('/api/user/cards/delete/') ? ok(null) : null;
    const known = honours && call.key !== null ? answers.get(call.key) : undefined;
    const answer = known ?? pay();
    if (call.key !== null) answers.set(call.key, answer);
    return answer;
  });
  return { server, accounts };
}

/** Pays for Premium while answers get lost, people press again, and somebody else signs in. Answers what was wrong. */
export async function payForPremium(
  scheduler: Scheduler,
  given: PaymentRace,
  changed: (chart: typeof submissionMachine) => typeof submissionMachine = (chart) => chart,
): Promise<readonly string[]> {
  const { server, accounts } = premiumShop(given);
  const { payments, confirmed } = racePayments(scheduler, given.verdicts);
  let calls = 0;
  const fateOf = ({ path }: RaceCall): Fate =>
    path.includes('/cards/') || path.includes('/premium/')
      ? (given.fates[(calls += 1) - 1] ?? 'answered')
      : 'answered';
  const race = await startRace(scheduler, server, server.enter(aoife), { payments, fateOf });
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
  const others: AnyActorRef[] = [];
  const found = new Set<string>();
  let presses = 0;
  let isOpen = true;
  wizard.start();

  const does: Readonly<Record<Happening, () => void>> = {
    'presses Finish': () => {
      if (!isOpen) return;
      presses += 1;
      const key = `press-${presses}`;
      wizard.send({ type: 'submission.requested', body: business, card: made.card, key });
    },
    'presses Retry': () => {
      if (isOpen) wizard.send({ type: 'submission.retried' });
    },
    'presses Later': () => {
      if (isOpen) wizard.send({ type: 'submission.postponed' });
    },
    'logs out': () => {
      if (typeof race.signedIn() === 'string')
        root.system.get('logout').send({ type: 'logout.requested', role: 'customer', target: null });
    },
    'Seán signs in': () => {
      if (!race.session().matches('signedOut')) return;
      const login = createActor(provideLogin(environment), { clock });
      others.push(login);
      login.start();
      login.send({ type: 'form.submitted', values: { email: sean.email, password: 'p' }, key: 'login' });
    },
  };

  const look = (): void => {
    const person = race.signedIn();
    // The screen goes with its customer.
    if (person !== undefined && person !== aoife.uuid && isOpen) wizard.stop();
    const { status, output } = wizard.getSnapshot();
    isOpen = status === 'active';
    if (accounts.length > 1) found.add(`Premium was paid ${accounts.length} times`);
    if (accounts.length > presses) found.add('Premium was paid, and nobody asked for it');
    if (new Set(confirmed).size < confirmed.length) found.add('an intent was confirmed twice');
    if (output?.kind === 'completed' && accounts.length === 0)
      found.add('success was shown without an account');
  };

  try {
    for (const round of given.rounds) {
      void scheduler.scheduleSequence(
        round.map((what) => ({ label: what, builder: () => Promise.resolve().then(does[what]) })),
      );
      await race.drain(look);
    }
    if (wizard.getSnapshot().status === 'active' && wizard.getSnapshot().hasTag('busy'))
      found.add('the wizard waits for ever');
  } finally {
    wizard.stop();
    others.forEach((actor) => (actor as unknown as { stop(): void }).stop());
    race.stop();
  }
  return [...found];
}
