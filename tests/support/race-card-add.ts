import fc, { type Scheduler } from 'fast-check';
import { createActor, type AnyActorRef } from 'xstate';
import type { cardAddMachine } from '../../machines/card-add/card-add.machine';
import { selectCardEntry } from '../../machines/card-add/card-add.selectors';
import { provideCardAdd } from '../../src/provide/card-add';
import { provideLogin } from '../../src/provide/login';
import { racePayments, type Verdict } from './race-payments';
import { aoife, ok, raceServer, sean, type RaceAnswer, type RaceCall } from './race-server';
import { startRace, type Fate } from './race-world';

const happenings = ['presses Add card', 'closes the dialog', 'logs out', 'Seán signs in'] as const;
type Happening = (typeof happenings)[number];

/** What the server says to a card that it has not seen. */
type Word = 'saved' | 'paymentRequired' | 'refused';

export type CardRace = {
  /** What may happen at any moment of a round; after each round everything comes to rest. */
  readonly rounds: readonly (readonly Happening[])[];
  readonly words: readonly Word[];
  readonly fates: readonly Fate[];
  readonly verdicts: readonly Verdict[];
  /** The server honours Idempotency-Key. */
  readonly honours: boolean;
};

const often = <T>(usual: T, ...others: readonly T[]) => fc.constantFrom(usual, usual, ...others);

export const anyCardRace: fc.Arbitrary<CardRace> = fc.record({
  rounds: fc.array(
    fc.array(often<Happening>('presses Add card', ...happenings), { minLength: 1, maxLength: 4 }),
    {
      minLength: 1,
      maxLength: 3,
    },
  ),
  words: fc.array(often<Word>('saved', 'paymentRequired', 'refused'), { maxLength: 6 }),
  fates: fc.array(often<Fate>('answered', 'neverArrived', 'answerLost'), { maxLength: 8 }),
  verdicts: fc.array(often<Verdict>('succeeded', 'declined'), { maxLength: 3 }),
  honours: fc.boolean(),
});

/** A server that keeps cards, and says what it is told to say. */
function cardShop({ words, honours }: CardRace) {
  const saved: object[] = [];
  const answers = new Map<string, RaceAnswer>();
  let asked = 0;
  const save = (nickname: unknown): RaceAnswer => {
    const card = { id: 100 + saved.length, name: nickname, lastFour: '4242', type: 'visa' };
    saved.push({ ...card, expiryMonth: 12, expiryYear: 2039, expired: false, expiresSoon: false });
    return ok(saved.at(-1));
  };
  const add = ({ body }: RaceCall): RaceAnswer => {
    const { cardNickName } = JSON.parse(body) as { readonly cardNickName: string };
    const word = words[asked] ?? 'saved';
    asked += 1;
    if (word === 'saved') return save(cardNickName);
    if (word === 'refused') return { envelope: { code: 400, message: 'No.', stripe: true } };
    const secret = `seti_${asked}_secret_x`;
    return { envelope: { code: 402, stripe_action: { setup_intent_client_secret: secret } } };
  };
  const server = raceServer((call) => {
    if (call.path.endsWith('/cards/view')) return ok([...saved]);
    if (!call.path.endsWith('/cards/add')) return null;
    const known = honours && call.key !== null ? answers.get(call.key) : undefined;
    const answer = known ?? add(call);
    if (call.key !== null) answers.set(call.key, answer);
    return answer;
  });
  return { server, saved };
}

/** Adds a card while answers get lost, people press again, and somebody else signs in. Answers what was wrong. */
export async function addCard(
  scheduler: Scheduler,
  given: CardRace,
  changed: (chart: typeof cardAddMachine) => typeof cardAddMachine = (chart) => chart,
): Promise<readonly string[]> {
  const { server, saved } = cardShop(given);
  const { payments, confirmed } = racePayments(scheduler, given.verdicts);
  let calls = 0;
  const fateOf = ({ path }: RaceCall): Fate =>
    /\/cards\/(?:add|view)$/u.test(path) ? (given.fates[(calls += 1) - 1] ?? 'answered') : 'answered';
  const race = await startRace(scheduler, server, server.enter(aoife), { payments, fateOf });
  const { root, environment, clock } = race;
  const found = new Set<string>();
  const dialog = createActor(changed(provideCardAdd(environment)), {
    clock,
    input: { customer: aoife.uuid, mode: 'add', knownCards: [], nickname: '' },
  });
  const others: AnyActorRef[] = [];
  let presses = 0;
  let isOpen = true;
  dialog.start();

  const does: Readonly<Record<Happening, () => void>> = {
    'presses Add card': () => {
      if (!isOpen) return;
      const entry = selectCardEntry(dialog.getSnapshot());
      if (entry && !entry.getSnapshot().context.element.complete && !dialog.getSnapshot().hasTag('busy')) {
        entry.send({ type: 'cardholder.changed', name: 'Aoife Byrne' });
        entry.send({ type: 'element.changed', change: { complete: true, empty: false, error: null } });
      }
      presses += 1;
      dialog.send({ type: 'card.submitted', nickname: 'Everyday', key: `press-${presses}` });
    },
    'closes the dialog': () => {
      if (isOpen) dialog.send({ type: 'dialog.closed' });
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
    if (person !== undefined && person !== aoife.uuid && isOpen) dialog.stop();
    const { status, output } = dialog.getSnapshot();
    isOpen = status === 'active';
    if (saved.length > 1) found.add(`${saved.length} cards were saved`);
    if (saved.length > presses) found.add('a card was saved that nobody asked for');
    if (new Set(confirmed).size < confirmed.length) found.add('an intent was confirmed twice');
    if (output?.kind === 'added' && saved.length === 0) found.add('success was shown without a card');
  };

  try {
    for (const round of given.rounds) {
      void scheduler.scheduleSequence(
        round.map((what) => ({ label: what, builder: () => Promise.resolve().then(does[what]) })),
      );
      await race.drain(look);
    }
    if (dialog.getSnapshot().status === 'active' && dialog.getSnapshot().hasTag('busy'))
      found.add('the dialog waits for ever');
  } finally {
    dialog.stop();
    others.forEach((actor) => (actor as unknown as { stop(): void }).stop());
    race.stop();
  }
  return [...found];
}
