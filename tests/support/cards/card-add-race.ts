import type { Scheduler } from 'fast-check';
import { createActor } from 'xstate';
import type { cardAddMachine } from '../../../machines/cards/card-add/card-add.machine';
import { selectCardEntry } from '../../../machines/cards/card-add/card-add.selectors';
import { provideCardAdd } from '../../../src/features/cards/card-add/card-add.provide';
import {
  anyPurchaseRace,
  answering,
  startPurchase,
  throughRounds,
  type PurchaseRace,
} from '../races/purchase';
import { aoife, ok, raceServer, type RaceAnswer } from '../races/server';

type Press = 'presses Add card' | 'closes the dialog';
/** The server's response to a card that it has not seen. */
type Word = 'saved' | 'paymentRequired' | 'refused';

export type CardRace = PurchaseRace<Press, Word>;

export const anyCardRace = anyPurchaseRace<Press, Word>(
  ['presses Add card', 'closes the dialog'],
  ['saved', 'paymentRequired', 'refused'],
  8,
);

/** A server that stores cards. */
function cardShop(race: CardRace) {
  const saved: object[] = [];
  const save = (nickname: unknown): RaceAnswer => {
    const card = { id: 100 + saved.length, name: nickname, lastFour: '4242', type: 'visa' };
    saved.push({ ...card, expiryMonth: 12, expiryYear: 2039, expired: false, expiresSoon: false });
    return ok(saved.at(-1));
  };
  const add = answering<Word>(race, 'saved', (word, { body }, asked) => {
    const { cardNickName } = JSON.parse(body) as { readonly cardNickName: string };
    if (word === 'saved') return save(cardNickName);
    if (word === 'refused') return { envelope: { code: 400, message: 'No.', stripe: true } };
    const secret = `seti_${asked}_secret_x`;
    return { envelope: { code: 402, stripe_action: { setup_intent_client_secret: secret } } };
  });
  const server = raceServer((call) => {
    if (call.path.endsWith('/cards/view')) return ok([...saved]);
    return call.path.endsWith('/cards/add') ? add(call) : null;
  });
  return { server, saved };
}

/**
 * Adds a card while responses are lost, people press again, and somebody else signs in. Returns the rule violations.
 */
export async function addCard(
  scheduler: Scheduler,
  given: CardRace,
  changed: (chart: typeof cardAddMachine) => typeof cardAddMachine = (chart) => chart,
): Promise<readonly string[]> {
  const { server, saved } = cardShop(given);
  const isOfIt = (path: string) => /\/cards\/(?:add|view)$/u.test(path);
  const { race, confirmed } = await startPurchase(scheduler, given, server, isOfIt);
  const dialog = createActor(changed(provideCardAdd(race.environment)), {
    clock: race.clock,
    input: { customer: aoife.uuid, mode: 'add', knownCards: [], nickname: '' },
  });
  let pressed = 0;
  dialog.start();

  const enterCard = (): void => {
    const entry = selectCardEntry(dialog.getSnapshot());
    if (!entry || entry.getSnapshot().context.element.complete || dialog.getSnapshot().hasTag('busy')) return;
    entry.send({ type: 'cardholder.changed', name: 'Aoife Byrne' });
    entry.send({ type: 'element.changed', change: { complete: true, empty: false, error: null } });
  };

  return throughRounds<Press>(scheduler, {
    race,
    screen: dialog,
    rounds: given.rounds,
    presses: {
      'presses Add card': () => {
        enterCard();
        pressed += 1;
        dialog.send({ type: 'card.submitted', nickname: 'Everyday', key: `press-${pressed}` });
      },
      'closes the dialog': () => dialog.send({ type: 'dialog.closed' }),
    },
    look: () => [
      ...(saved.length > 1 ? [`${saved.length} cards were saved`] : []),
      ...(saved.length > pressed ? ['a card was saved that nobody asked for'] : []),
      ...(new Set(confirmed).size < confirmed.length ? ['an intent was confirmed twice'] : []),
      ...(dialog.getSnapshot().output?.kind === 'added' && saved.length === 0
        ? ['success was shown without a card']
        : []),
    ],
  });
}
