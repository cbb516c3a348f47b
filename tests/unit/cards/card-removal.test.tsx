// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { cardRemovalMachine } from '../../../machines/cards/card-removal/card-removal.machine';
import type {
  CardRemovalInput,
  FindUseInput,
  FindUseOutcome,
} from '../../../machines/cards/card-removal/card-removal.types';
import { aoife, byrneDesign, everyday, personalPremium } from '../../../machines/samples';
import { ApiError } from '../../../src/api/api-error';
import { accountUse, isChangeable, subscriptionUse } from '../../../src/domain/cards/card-use';
import { CardRemovalDialog } from '../../../src/features/cards/card-removal/card-removal-dialog';
import { provideForm } from '../../../src/features/session/form-submission/form-submission.provide';
import { button, press, render, unmount } from '../ui/render';

type Submit = Parameters<typeof provideForm>[0]['submit'];
const submit = vi.fn<Submit>();
const findUse = vi.fn<(input: FindUseInput) => Promise<FindUseOutcome>>();
const readCards = vi.fn<() => Promise<null>>();

const premiumUse = subscriptionUse(personalPremium);
const ownAccount = accountUse(byrneDesign, true);
const sharedAccount = accountUse(byrneDesign, false);
const refusal = new ApiError({ kind: 'rejected', code: 400, messages: ['Not today.'] });

const machine = cardRemovalMachine.provide({
  actors: {
    form: provideForm({ submit }),
    findUse: fromPromise<FindUseOutcome, FindUseInput>(({ input }) => findUse(input)),
    readCards: fromPromise<null, { customer: string }>(() => readCards()),
  },
  guards: { isChangeable: (_, { use }) => use !== null && isChangeable(use) },
  actions: { reloadCards: () => undefined, logFailure: () => undefined },
});

async function open(
  use: CardRemovalInput['use'],
  number: string | null = '01 555 0199',
  card = everyday,
  useKnown = true,
) {
  const input = { customer: aoife.uuid, card, use, useKnown };
  const actor = createActor(machine, { input }).start();
  await render(<CardRemovalDialog actor={actor} contact={{ number }} />);
  // The dialog has given the focus to what has it first.
  await act(() => new Promise((done) => setTimeout(done, 50)));
  return actor;
}

const dialog = () => {
  const found = document.querySelector('[role=alertdialog]');
  if (found === null) throw new Error('There is no dialog');
  return found;
};
const title = () => dialog().querySelector('h2')?.textContent;
const sentences = () => [...dialog().querySelectorAll('[tabindex="-1"] > p')].map((line) => line.textContent);
const buttons = () =>
  [...dialog().querySelectorAll('button')].map(({ textContent }) => textContent).filter(Boolean);
const alerted = () => dialog().querySelector('[role=alert]')?.textContent;
const settled = () => act(() => vi.waitFor(() => expect(document.querySelector('[aria-busy]')).toBeNull()));

beforeEach(() => {
  vi.resetAllMocks();
  readCards.mockResolvedValue(null);
});
afterEach(unmount);

describe('the question whether to remove a card', () => {
  it('first says that the card’s use is unknown if not all of it could be loaded', async () => {
    await open(null);
    expect(dialog().textContent).not.toContain("We can't tell");
    await unmount();
    await open(null, null, everyday, false);
    expect(dialog().textContent).toMatch(/We can't tell whether this card is in use.*Everyday/u);
    expect(buttons()).toEqual(['Cancel', 'Delete Card']);
  });

  it('S8.deleteCardConfirm: has the exact text, with the card, Cancel and Delete Card', async () => {
    await open(null);
    expect(title()).toBe('Are you sure you want to delete this card?');
    expect(dialog().textContent).toContain('Everyday•••• 4242');
    expect(buttons()).toEqual(['Cancel', 'Delete Card']);
  });

  it('sends nothing before Delete Card, and then the card and its customer', async () => {
    submit.mockResolvedValue({ location: null });
    const actor = await open(null);
    expect(submit).not.toHaveBeenCalled();
    await press(button('Delete Card'));
    await vi.waitFor(() => expect(actor.getSnapshot().output).toEqual({ kind: 'removed' }));
    expect(submit.mock.calls.map(([values]) => values)).toEqual([
      { target: { customer: aoife.uuid, cardId: everyday.id } },
    ]);
  });

  it('is closed by Cancel and by the close button', async () => {
    const close = () => dialog().querySelector<HTMLElement>('[aria-label=Close]');
    for (const way of [() => button('Cancel'), close]) {
      const actor = await open(null);
      await press(way() as HTMLElement);
      expect(actor.getSnapshot().output).toEqual({ kind: 'closed' });
    }
    expect(submit).not.toHaveBeenCalled();
  });

  it('cannot be closed while the card is being deleted', async () => {
    submit.mockReturnValue(new Promise(() => undefined));
    const actor = await open(null);
    await press(button('Delete Card'));
    expect(dialog().querySelector('[aria-busy]')?.textContent).toContain('Deleting the card…');
    await press(button('Cancel'));
    expect([actor.getSnapshot().status, button('Cancel').getAttribute('aria-disabled')]).toEqual([
      'active',
      'true',
    ]);
  });

  it('shows why it failed once the lists were checked, and focuses the message', async () => {
    let find: (outcome: FindUseOutcome) => void = () => undefined;
    submit.mockRejectedValue(refusal);
    findUse.mockReturnValue(new Promise((resolve) => (find = resolve)));
    await open(null);
    await press(button('Delete Card'));
    await act(() =>
      vi.waitFor(() => expect(findUse).toHaveBeenCalledWith({ customer: aoife.uuid, card: everyday })),
    );
    expect(dialog().querySelector('[role=alert]')).toBeNull();
    expect(dialog().querySelector('[aria-busy]')?.textContent).toContain('Checking your cards…');
    find({ kind: 'kept' });
    await settled();
    expect(alerted()).toBe('Unable to remove EverydayNot today.');
    expect(document.activeElement?.textContent).toBe('Unable to remove EverydayNot today.');
    expect(buttons()).toEqual(['Cancel', 'Delete Card']);
  });

  it('says that no usable response arrived, and can be answered again', async () => {
    submit.mockRejectedValue(new Error('No answer'));
    const actor = await open(null);
    await press(button('Delete Card'));
    await settled();
    expect(alerted()).toBe('An error occurred with your requestPlease try again later');
    submit.mockResolvedValue({ location: null });
    await press(button('Delete Card'));
    await vi.waitFor(() => expect(actor.getSnapshot().output).toEqual({ kind: 'removed' }));
  });
});

describe('a card in use', () => {
  it.each([
    [
      'S8.cardInUse: in use by a payment profile',
      ownAccount,
      [
        'This card is currently in use by a payment profile.',
        'It pays for Byrne Design Ltd.',
        'Please attach a different card to your payment profile before deleting this card.',
      ],
    ],
    [
      'S8.cardInUse: in use by a subscription, after the same pattern (D7.3)',
      premiumUse,
      [
        'This card is currently in use by a subscription.',
        'It pays for your Personal Premium.',
        'Please attach a different card to your subscription before deleting this card.',
      ],
    ],
    [
      'own: in use by an account without a name',
      { ...ownAccount, nickname: ' ' },
      [
        'This card is currently in use by a payment profile.',
        'It pays for your business account.',
        'Please attach a different card to your payment profile before deleting this card.',
      ],
    ],
  ] as const)('%s: has the exact text, and what it pays for', async (_how, use, words) => {
    await open(use);
    expect(title()).toBe('Unable to remove Everyday');
    expect(sentences()).toEqual(words);
    expect(buttons()).toEqual(['Close', words[1].replace(/^It pays for (.*)\.$/u, 'Change the card for $1')]);
  });

  it('D7.3: without a name is shown by its brand and last four digits', async () => {
    await open(premiumUse, null, { ...everyday, name: '' });
    expect(title()).toBe('Unable to remove Visa •••• 4242');
  });

  it('leads to changing the card there', async () => {
    const actor = await open(ownAccount);
    await press(button('Change the card for Byrne Design Ltd'));
    expect(actor.getSnapshot().output).toEqual({ kind: 'changeCard', use: ownAccount });
  });

  it('tells a customer who may not change it how to reach us, and offers no link', async () => {
    const actor = await open(sharedAccount);
    expect(sentences().slice(3)).toEqual([
      'Only the owner of a Premium account can change its card here.',
      "Call us on 01 555 0199 and we'll help you change it.",
    ]);
    expect([buttons(), dialog().querySelector('a')]).toEqual([['Close'], null]);
    await press(button('Close'));
    expect(actor.getSnapshot().output).toEqual({ kind: 'closed' });
  });

  it.each([
    ['personal', 'It pays for bookings made with Personal Premium.'],
    ['business', 'It pays for bookings made with Business Premium.'],
  ] as const)(
    'offers no circular link if it pays for bookings (%s): only how to reach us',
    async (type, what) => {
      await open(subscriptionUse({ ...personalPremium, type }, false));
      expect(sentences()).toEqual([
        'This card is currently in use by a subscription.',
        what,
        'Please attach a different card to your subscription before deleting this card.',
        "You can't change the card that pays for bookings here.",
        "Call us on 01 555 0199 and we'll help you change it.",
      ]);
      expect([buttons(), dialog().querySelector('a')]).toEqual([['Close'], null]);
    },
  );

  it('shows no number if the company takes no calls', async () => {
    await open(sharedAccount, null);
    expect(sentences().slice(3)).toEqual(['Only the owner of a Premium account can change its card here.']);
  });

  it('replaces the question, and gets focus, when the server reports it', async () => {
    submit.mockRejectedValue(refusal);
    findUse.mockResolvedValue({ kind: 'used', use: premiumUse });
    await open(null);
    button('Delete Card').focus();
    await press(button('Delete Card'));
    await act(() => vi.waitFor(() => expect(title()).toBe('Unable to remove Everyday')));
    expect(buttons()).toEqual(['Close', 'Change the card for your Personal Premium']);
    expect(document.activeElement?.textContent).toContain('It pays for your Personal Premium.');
  });
});
