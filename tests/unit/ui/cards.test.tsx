// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cards as texts } from '#messages/cards';
import { everyday, jointAccount, oldOne } from '../../../machines/samples';
import type { Card } from '../../../src/domain/entities';
import { CardAddFailureNotice, failureWords } from '../../../src/features/cards/card-add-failure';
import { CardList } from '../../../src/features/cards/card-list';
import { button, press, render, unmount } from './render';

const onRetry = vi.fn();

const show = (cards: readonly Card[] | null, state: { failed?: boolean; loading?: boolean } = {}) =>
  render(
    <CardList
      cards={cards}
      failed={state.failed ?? false}
      loading={state.loading ?? false}
      onRetry={onRetry}
    />,
  );

const tiles = () => [...document.querySelectorAll('[data-card]')].map((tile) => tile.textContent);
const said = () => document.body.textContent;

afterEach(unmount);

describe('the card list', () => {
  it('shows nickname, last four, expiry and state of each card', async () => {
    await show([everyday, jointAccount, oldOne]);
    expect(tiles()).toEqual([
      'Everyday•••• 4242Expires 11/28',
      'Joint account•••• 4444Expires 12/26Expiring Soon',
      'Old one•••• 0069Expires 03/26Expired',
    ]);
  });

  it('calls a card without a name by its brand, and an unknown expiry xx/xx', async () => {
    await show([
      { ...everyday, name: ' ', expiryMonth: null },
      { ...everyday, id: 'g', name: '', type: 'generic' },
    ]);
    expect(tiles()).toEqual(['Visa•••• 4242Expires xx/xx', 'Card•••• 4242Expires 11/28']);
  });

  it('gives every brand its name', async () => {
    const brands = ['visa', 'mastercard', 'maestro', 'amex', 'generic'] as const;
    await show(brands.map((type) => ({ ...everyday, id: type, type })));
    expect(
      [...document.querySelectorAll('svg[role=img]')].map((mark) => mark.getAttribute('aria-label')),
    ).toEqual(['Visa', 'Mastercard', 'Maestro', 'American Express', 'Card']);
  });

  it('says that it is loading while nothing was ever loaded', async () => {
    await show(null, { loading: true });
    expect(document.querySelector('[role=status]')?.textContent).toBe(texts.loading);
    expect(tiles()).toEqual([]);
  });

  it('says that there is no card yet', async () => {
    await show([]);
    expect(said()).toContain(texts.empty);
  });

  it('never shows a list that could not be loaded as an empty one', async () => {
    await show(null, { failed: true });
    expect(said()).toContain(texts.failedTitle);
    expect(said()).not.toContain(texts.empty);
    await press(button(texts.retry));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('keeps the last good list when it cannot be loaded again', async () => {
    await show([everyday], { failed: true });
    expect(document.querySelector('[role=alert]')?.textContent).toContain(texts.staleTitle);
    expect(tiles()).toHaveLength(1);
  });
});

describe('why a card was not added', () => {
  /** Section 8, to the letter. */
  const sentence = 'You can add a card or request a credit account at any time via the Profile page';

  it.each([
    [
      { kind: 'refused', messages: ['Your card was declined.'], fields: {} },
      texts.refusedTitle,
      ['Your card was declined.'],
    ],
    [{ kind: 'declined', message: 'The bank said no.' }, texts.declinedTitle, ['The bank said no.']],
    [{ kind: 'declined', message: null }, texts.declinedTitle, []],
    [{ kind: 'abandoned' }, texts.abandonedTitle, []],
    [{ kind: 'unavailable', message: null }, texts.unavailableTitle, []],
    [{ kind: 'unanswered', checked: true }, texts.unansweredTitle, []],
    [{ kind: 'unanswered', checked: false }, texts.unansweredTitle, []],
  ] as const)('%o', (failure, title, words) => {
    const shown = failureWords(failure);
    expect([shown.title, shown.said]).toEqual([title, words]);
    expect(shown.help).toContain('Nothing was charged');
  });

  it.each([
    [{ kind: 'declined', message: 'The bank said no.' }, true],
    [{ kind: 'abandoned' }, true],
    [{ kind: 'refused', messages: ['Your card was declined.'], fields: {} }, false],
    [{ kind: 'unavailable', message: null }, false],
    [{ kind: 'unanswered', checked: true }, false],
  ] as const)(
    'ends with what can be done later when the bank did not confirm: %o → %s',
    async (failure, later) => {
      await render(<CardAddFailureNotice failure={failure} tokenFailed={false} />);
      const sentences = [...document.querySelectorAll('[role=alert] p')].map((line) => line.textContent);
      expect(sentences.at(-1) === sentence).toBe(later);
      expect(sentences.filter((text) => text === sentence)).toHaveLength(later ? 1 : 0);
    },
  );

  it('promises that the card is not saved only when that is known', () => {
    const help = (checked: boolean) => failureWords({ kind: 'unanswered', checked }).help;
    expect(help(true)).toContain('the card is not in your list');
    expect(help(false)).toContain('We could not check whether the card was saved');
  });
});
