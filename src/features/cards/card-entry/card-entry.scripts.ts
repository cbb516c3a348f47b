import type { AnyActorRef, AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import type { cardEntryMachine } from '../../../../machines/cards/card-entry/card-entry.machine';
import {
  selectCardholderName,
  selectIsElementComplete,
} from '../../../../machines/cards/card-entry/card-entry.selectors';
import type { CardEntryEvent } from '../../../../machines/cards/card-entry/card-entry.types';
import { cardholderName } from '../../../domain/rules';
import { doings, type Bringings, type Coming, type Executor } from '../../../review/scripts/executor.types';
import { simulator, testNumbers } from '../../../review/scripts/simulator-words';
import { fill, itself } from '../../../review/scripts/words';

/** The requests that save or charge a card: the first one, and the one after the bank's check. */
export type CardCalls = {
  readonly first: string;
  readonly confirming: string;
  /** The outcome of a lookup which finds that a request without an answer was applied. */
  readonly done: string;
  /** The outcome that the card causes. */
  readonly refused: string;
};

/**
 * Returns the test card that leads to the outcomes in `coming`, however often it is sent.
 *
 * @returns `null` if there is none
 */
function numberFor(coming: readonly Coming[], calls: CardCalls): string | null {
  const answers = coming.flatMap(({ actor, outcome }, index) => {
    if (actor !== calls.first) return [];
    // No response: the card was saved, or the request never arrived.
    if (outcome === 'unknown') return coming[index + 1]?.outcome === calls.done ? ['kept'] : [];
    if (outcome === 'paymentRequired') return ['asked'];
    if (outcome === calls.refused) return ['refused'];
    // Other refusals do not depend on the card.
    return /refused/iu.test(outcome) ? [] : ['kept'];
  });
  const confirmed = coming.filter(({ actor }) => actor === calls.confirming).map(({ outcome }) => outcome);
  const kinds = new Set(answers);
  if (kinds.size > 1) return null;
  if (!kinds.has('asked')) return kinds.has('refused') ? testNumbers.refused : testNumbers.accepted;
  const refusals = confirmed.filter((outcome) => outcome === calls.refused).length;
  if (refusals === 0) return testNumbers.asked;
  return refusals === confirmed.length ? testNumbers.refusedAfterwards : null;
}

/** The number, expiry and code of a card, typed into the provider's fields. */
export const typedCard = (number: string): readonly Executor[] => [
  fill(simulator.number, number),
  ...(number === testNumbers.incomplete
    ? [fill(simulator.expiry, ''), fill(simulator.cvc, '')]
    : [fill(simulator.expiry, '12 / 39'), fill(simulator.cvc, '123')]),
];

/** Returns the snapshot of the card entry below the flow. */
export function entryOf(now: AnyMachineSnapshot): SnapshotFrom<typeof cardEntryMachine> | null {
  const entry = (now.children as Readonly<Record<string, AnyActorRef | undefined>>)['cardEntry'];
  return (entry?.getSnapshot() as SnapshotFrom<typeof cardEntryMachine> | undefined) ?? null;
}

/** Whether the button sends a form with this card entry. */
export const isEntered = (now: AnyMachineSnapshot): boolean => {
  const entry = entryOf(now);
  return (
    entry !== null && selectIsElementComplete(entry) && cardholderName(selectCardholderName(entry)) === null
  );
};

/**
 * The user input for the events of the card entry.
 *
 * @param calls the requests whose outcome depends on the card
 * @param cardholder the label of the cardholder field
 */
export const cardEntryDoings = (calls: CardCalls, cardholder: string, terms?: string) =>
  doings<CardEntryEvent>({
    'cardholder.changed': ({ name }) => [fill(cardholder, name)],
    'element.changed': ({ change }, coming) => {
      const number = change.complete ? numberFor(coming, calls) : testNumbers.incomplete;
      return number === null ? { unseen: 'No practice card is answered in two ways.' } : typedCard(number);
    },
    ...(terms === undefined
      ? {}
      : {
          'terms.changed': ({ accepted }) => [
            { role: 'checkbox', name: terms, act: accepted ? 'check' : 'uncheck' },
          ],
        }),
  });

const needsABrokenProvider = { unseen: 'The practice provider makes every token that it is asked for.' };

/** The simulator loads and answers at once. */
export const cardEntryBringings = {
  'cardEntry/loadProvider': {
    loaded: itself,
    blocked: { unseen: 'Nothing keeps the practice provider’s script from loading.' },
  },
  'cardEntry/createToken': {
    token: itself,
    refused: needsABrokenProvider,
    offline: needsABrokenProvider,
  },
  'cardEntry/createWalletToken': {
    token: itself,
    refused: needsABrokenProvider,
    offline: needsABrokenProvider,
  },
} satisfies Readonly<Record<string, Bringings>>;
