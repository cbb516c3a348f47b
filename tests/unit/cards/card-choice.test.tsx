// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { cardChoiceMachine } from '../../../machines/cards/card-choice/card-choice.machine';
import type { CardChoiceTarget } from '../../../machines/cards/card-choice/card-choice.types';
import type { cardAddMachine } from '../../../machines/cards/card-add/card-add.machine';
import type { CardAddInput, CardAddOutput } from '../../../machines/cards/card-add/card-add.types';
import type { resourceMachine } from '../../../machines/app/resource/resource.machine';
import {
  aoife,
  byrneDesign,
  everyday,
  jointAccount,
  oldOne,
  personalPremium,
} from '../../../machines/samples';
import { ApiError } from '../../../src/api/api-error';
import { accountUse, subscriptionUse, type CardUse } from '../../../src/domain/cards/card-use';
import type { Card } from '../../../src/domain/entities';
import { FIRST_CARDS } from '../../../src/features/cards/card-choice/first-cards';
import { CardChoiceDialog } from '../../../src/features/cards/card-choice/card-choice-dialog';
import { provideForm } from '../../../src/features/session/form-submission/form-submission.provide';
import { button, press, render, rerender, unmount } from '../ui/render';
import { stillActor } from '../ui/still-actor';

type Submit = Parameters<typeof provideForm>[0]['submit'];
const submit = vi.fn<Submit>();
/** Whether the card pays, as it is looked up after a refusal. */
const isDone = vi.fn<() => Promise<boolean>>();
const reloadCards = vi.fn();
/** What the dialog "Add a card" ends with. */
const added = vi.fn<() => Promise<CardAddOutput>>();

const machine = cardChoiceMachine.provide({
  actors: {
    form: provideForm({ submit, reconcile: { seek: () => ({}), isDone, mayBeDone: () => true } }),
    cardAdd: fromPromise<CardAddOutput, CardAddInput>(() => added()) as unknown as typeof cardAddMachine,
    readUse: fromPromise<null, CardChoiceTarget>(() => Promise.resolve(null)),
  },
  actions: {
    requestCards: () => undefined,
    reloadCards,
    reloadUse: () => undefined,
    reloadOthers: () => undefined,
    showDialogFailed: () => undefined,
    logFailure: () => undefined,
  },
});

const none = () => null;
const payments = { provider: 'simulator', loaded: none, components: none, attach: none } as const;
const premiumUse = subscriptionUse(personalPremium);
const all = [everyday, jointAccount, oldOne];

type Shown = { readonly cards?: readonly Card[] | null; readonly failed?: boolean };
const listOf = ({ cards = all, failed = false }: Shown) =>
  stillActor<typeof resourceMachine>({
    context: { items: cards, leftOut: 0, unreachable: false, owner: aoife.uuid, growsStale: false },
    hasTag: (tag: string) => tag === 'failed' && failed,
  }).actor;

const focusSettles = () => act(() => new Promise((done) => setTimeout(done, 50)));

async function open(use: CardUse = premiumUse, shown: Shown = {}) {
  const input = { customer: aoife.uuid, use, knownCards: null };
  const actor = createActor(machine, { input }).start();
  const screen = (next: Shown) => <CardChoiceDialog actor={actor} cards={listOf(next)} payments={payments} />;
  await render(screen(shown));
  await focusSettles();
  return { actor, show: (next: Shown) => rerender(screen(next)) };
}

const dialog = () => {
  const found = document.querySelector('[role=dialog]');
  if (found === null) throw new Error('There is no dialog');
  return found;
};
const said = () => dialog().textContent;
const radios = () => [...dialog().querySelectorAll<HTMLInputElement>('input[type=radio]')];
const radio = (cardId: string) => {
  const found = radios().find(({ value }) => value === cardId);
  if (!found) throw new Error(`There is no card ${cardId}`);
  return found;
};
const chosen = () =>
  radios()
    .filter(({ checked }) => checked)
    .map(({ value }) => value);
const alerted = () =>
  [...dialog().querySelectorAll('[role=alert]')].map(({ textContent }) => textContent).filter(Boolean);
const settled = () => act(() => vi.waitFor(() => expect(document.querySelector('[aria-busy]')).toBeNull()));

beforeEach(() => {
  vi.resetAllMocks();
  submit.mockResolvedValue({ location: null });
});
afterEach(unmount);

describe('the dialog “Select a card”', () => {
  it.each([
    [premiumUse, 'your Personal Premium'],
    [accountUse(byrneDesign, true), 'Byrne Design Ltd'],
  ])('shows what the card pays for: %o', async (use, what) => {
    await open(use);
    expect(dialog().querySelector('h2')?.textContent).toBe('Select a card');
    expect(said()).toContain(`From now on we'll charge this card for ${what}.`);
  });

  it('lists every card with name, number, expiry and state; the current one is selected and marked', async () => {
    await open();
    expect(radios().map((each) => document.querySelector(`label[for="${each.id}"]`)?.textContent)).toEqual([
      'EverydayExpires 11/28•••• 4242 · Current card',
      'Joint accountExpires 12/26•••• 4444Expiring Soon',
      'Old oneExpires 03/26•••• 0069ExpiredThis card has expired. Choose another one.',
    ]);
    expect(chosen()).toEqual([everyday.id]);
  });

  it('sends the chosen card and what it pays for, and ends', async () => {
    const { actor } = await open();
    await press(radio(jointAccount.id));
    expect(chosen()).toEqual([jointAccount.id]);
    await press(button('Use this card'));
    await vi.waitFor(() => expect(actor.getSnapshot().output).toEqual({ kind: 'changed' }));
    expect(submit.mock.calls.map(([values]) => values)).toEqual([
      { target: { customer: aoife.uuid, use: premiumUse }, cardId: jointAccount.id },
    ]);
  });

  it('does not let an expired card be chosen, though it can be focused', async () => {
    await open();
    expect([radio(oldOne.id).disabled, radio(oldOne.id).getAttribute('aria-disabled')]).toEqual([
      false,
      'true',
    ]);
    await press(radio(oldOne.id));
    expect(chosen()).toEqual([everyday.id]);
  });

  it('selects nothing if the current card has expired, and says what is missing', async () => {
    await open({ ...premiumUse, cardId: oldOne.cardId });
    expect(chosen()).toEqual([]);
    await press(button('Use this card'));
    expect(submit).not.toHaveBeenCalled();
    expect(alerted()).toEqual(['There is a problemCard: Required.']);
    expect(dialog().querySelector('[role=radiogroup]')?.getAttribute('aria-invalid')).toBe('true');
  });

  it('says so if the chosen card has expired or is gone at the press', async () => {
    const { show } = await open();
    await press(radio(jointAccount.id));
    for (const [cards, words] of [
      [[everyday, { ...jointAccount, expired: true }], 'This card has expired. Choose another one.'],
      [[everyday], 'This card is no longer in your list. Choose another one.'],
    ] as const) {
      await show({ cards });
      await press(button('Use this card'));
      expect(alerted().join(' ')).toContain(`Card: ${words}`);
    }
    expect(submit).not.toHaveBeenCalled();
  });

  it('keeps the choice when the server refuses it, and shows its message once the lists were checked', async () => {
    submit.mockRejectedValue(new ApiError({ kind: 'rejected', code: 400, messages: ['Not this one.'] }));
    isDone.mockResolvedValue(false);
    await open();
    await press(radio(jointAccount.id));
    await press(button('Use this card'));
    await settled();
    expect(alerted()).toEqual(["We couldn't change the cardNot this one."]);
    expect(document.activeElement?.textContent).toBe("We couldn't change the cardNot this one.");
    expect(chosen()).toEqual([jointAccount.id]);
  });

  it('cannot be closed or changed while the request is in progress', async () => {
    submit.mockReturnValue(new Promise(() => undefined));
    const { actor } = await open();
    await press(button('Use this card'));
    expect(dialog().querySelector('[aria-busy]')?.textContent).toContain('Changing the card…');
    await press(button('Cancel'));
    await press(button('Add a new card'));
    await press(radio(jointAccount.id));
    expect([actor.getSnapshot().value, chosen()]).toEqual([{ choosing: 'attaching' }, [everyday.id]]);
  });

  it('is closed by Cancel', async () => {
    const { actor } = await open();
    await press(button('Cancel'));
    expect(actor.getSnapshot().output).toEqual({ kind: 'closed' });
  });
});

describe('the cards of the dialog', () => {
  it('may be none: then only adding one is offered', async () => {
    const { actor } = await open(premiumUse, { cards: [] });
    expect(said()).toContain("You don't have a card yet.");
    expect(radios()).toEqual([]);
    added.mockReturnValue(new Promise(() => undefined));
    actor.send({ type: 'card.addRequested' });
    expect(actor.getSnapshot().value).toBe('adding');
  });

  it('may be loading: the dialog says so, and reports nothing as missing', async () => {
    await open(premiumUse, { cards: null });
    expect(said()).toContain('Loading your cards…');
    expect(said()).not.toContain("You don't have a card yet.");
  });

  it('may have failed to load: the dialog says so, and Retry requests them again', async () => {
    await open(premiumUse, { cards: null, failed: true });
    expect(alerted().join(' ')).toContain("We couldn't load your cards");
    expect(said()).not.toContain("You don't have a card yet.");
    await press(button('Try again'));
    expect(reloadCards).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(dialog());
  });

  it('may have failed to reload: the known ones can still be chosen', async () => {
    await open(premiumUse, { failed: true });
    expect(alerted().join(' ')).toContain("We couldn't refresh your cards");
    expect(radios()).toHaveLength(3);
  });

  it('include a card added here, selected, before the list does', async () => {
    added.mockResolvedValue({ kind: 'selected', card: jointAccount });
    const { actor, show } = await open(premiumUse, { cards: [everyday] });
    await act(async () => {
      actor.send({ type: 'card.addRequested' });
      await vi.waitFor(() => expect(actor.getSnapshot().value).toEqual({ choosing: 'asking' }));
    });
    expect([radios().map(({ value }) => value), chosen()]).toEqual([
      [everyday.id, jointAccount.id],
      [jointAccount.id],
    ]);
    await show({ cards: [everyday, jointAccount] });
    expect(radios()).toHaveLength(2);
  });

  it('are all shown however many, with the selected one among the first', async () => {
    const made = (_none: unknown, index: number) => ({ ...everyday, id: `c${index}`, cardId: null });
    const many = Array.from({ length: 2 * FIRST_CARDS }, made);
    const last = `c${many.length - 1}`;
    await open({ ...premiumUse, cardId: last }, { cards: many });
    expect([radios().length, chosen()]).toEqual([many.length, [last]]);
  });
});
