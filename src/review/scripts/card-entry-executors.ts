import type { AnyActorRef, AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import type { cardEntryMachine } from '../../../machines/card-entry/card-entry.machine';
import {
  selectCardholderName,
  selectIsElementComplete,
} from '../../../machines/card-entry/card-entry.selectors';
import type { CardEntryEvent } from '../../../machines/card-entry/card-entry.types';
import { cardholderName } from '../../domain/rules';
import { doings, type Bringings, type Coming, type Executor } from './executor.types';
import { simulator, testNumbers } from './simulator-words';

const fill = (name: string, value: string): Executor => ({ role: 'textbox', name, act: 'fill', value });

/** Which card ends as `coming` says, by the calls that keep it or charge it. */
function numberFor(coming: readonly Coming[], calls: readonly string[]): string {
  const answers = coming.filter(({ actor }) => calls.includes(actor)).map(({ outcome }) => outcome);
  const isRefusal = (outcome: string | undefined) => outcome === 'refused' || outcome === 'cardRefused';
  if (answers.includes('paymentRequired'))
    return isRefusal(answers.at(-1)) ? testNumbers.refusedAfterwards : testNumbers.asked;
  return isRefusal(answers[0]) ? testNumbers.refused : testNumbers.accepted;
}

/** The card's number, date and code, as a person types them into the provider's fields. */
export const typedCard = (number: string): readonly Executor[] => [
  fill(simulator.number, number),
  ...(number === testNumbers.incomplete
    ? [fill(simulator.expiry, ''), fill(simulator.cvc, '')]
    : [fill(simulator.expiry, '12 / 39'), fill(simulator.cvc, '123')]),
];

/** The chart of the card entry below the flow. */
export function entryOf(now: AnyMachineSnapshot): SnapshotFrom<typeof cardEntryMachine> | null {
  const entry = (now.children as Readonly<Record<string, AnyActorRef | undefined>>)['cardEntry'];
  return (entry?.getSnapshot() as SnapshotFrom<typeof cardEntryMachine> | undefined) ?? null;
}

/** Whether a form with this card entry is sent when its button is pressed. */
export const isEntered = (now: AnyMachineSnapshot): boolean => {
  const entry = entryOf(now);
  return (
    entry !== null && selectIsElementComplete(entry) && cardholderName(selectCardholderName(entry)) === null
  );
};

/**
 * What a person does in the card entry.
 *
 * @param calls the paths of the actors whose answers depend on the card
 * @param cardholder the label of the holder's field
 */
export const cardEntryDoings = (calls: readonly string[], cardholder: string) =>
  doings<CardEntryEvent>({
    'cardholder.changed': ({ name }) => [fill(cardholder, name)],
    'element.changed': ({ change }, coming) =>
      typedCard(change.complete ? numberFor(coming, calls) : testNumbers.incomplete),
  });

const needsABrokenProvider = { unseen: 'The practice provider makes every token that it is asked for.' };

/** The practice provider loads and answers at once. */
export const cardEntryBringings = {
  'cardEntry/loadProvider': {
    loaded: { by: 'itself' },
    blocked: { unseen: 'Nothing keeps the practice provider’s script from loading.' },
  },
  'cardEntry/createToken': {
    token: { by: 'itself' },
    refused: needsABrokenProvider,
    offline: needsABrokenProvider,
  },
  'cardEntry/createWalletToken': {
    token: { by: 'itself' },
    refused: needsABrokenProvider,
    offline: needsABrokenProvider,
  },
} satisfies Readonly<Record<string, Bringings>>;

const bank = (name: string) => ({
  by: 'person' as const,
  does: [{ role: 'button' as const, name, act: 'press' as const }],
});

/** The bank's check, as the practice provider shows it. */
export const challengeBringings: Bringings = {
  succeeded: bank(simulator.complete),
  declined: bank(simulator.fail),
  abandoned: {
    by: 'person',
    does: [{ role: 'button', name: simulator.close, within: 'with your bank', act: 'press' }],
  },
  unavailable: { unseen: 'The practice bank always answers.' },
  crashed: { unseen: 'Nothing makes the practice bank fail.' },
};
