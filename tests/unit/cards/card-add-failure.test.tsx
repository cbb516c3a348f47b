// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { cardAdd } from '#messages/cards/card-add';
import { CardAddFailureNotice, failureWords } from '../../../src/features/cards/card-add/card-add-failure';
import { render, unmount } from '../ui/render';

afterEach(unmount);

describe('why a card was not added', () => {
  /** To the letter (S8.authenticationFailure). */
  const sentence = 'You can add a card or request a credit account at any time via the Profile page';

  it.each([
    [
      { kind: 'refused', messages: ['Your card was declined.'], fields: {} },
      cardAdd.refusedTitle,
      ['Your card was declined.'],
    ],
    [{ kind: 'declined', message: 'The bank said no.' }, cardAdd.declinedTitle, ['The bank said no.']],
    [{ kind: 'declined', message: null }, cardAdd.declinedTitle, []],
    [{ kind: 'abandoned' }, cardAdd.abandonedTitle, []],
    [{ kind: 'unavailable', message: null }, cardAdd.unavailableTitle, []],
    [{ kind: 'noResponse', checked: true }, cardAdd.noResponseTitle, []],
    [{ kind: 'noResponse', checked: false }, cardAdd.noResponseTitle, []],
  ] as const)(
    'S8.authenticationFailure: has the provider’s message, or the server’s, if there is one: %o',
    (failure, title, words) => {
      const shown = failureWords(failure);
      expect([shown.title, shown.said]).toEqual([title, words]);
      expect(shown.help).toContain('Nothing was charged');
    },
  );

  it.each([
    [{ kind: 'declined', message: 'The bank said no.' }, true],
    [{ kind: 'abandoned' }, true],
    [{ kind: 'timedOut' }, true],
    [{ kind: 'refused', messages: ['Your card was declined.'], fields: {} }, false],
    [{ kind: 'unavailable', message: null }, true],
    [{ kind: 'noResponse', checked: true }, false],
  ] as const)(
    'S8.authenticationFailure: ends with what can be done later if the bank did not confirm: %o → %s',
    async (failure, later) => {
      await render(<CardAddFailureNotice failure={failure} tokenFailed={false} />);
      const sentences = [...document.querySelectorAll('[role=alert] p')].map((line) => line.textContent);
      expect(sentences.at(-1) === sentence).toBe(later);
      expect(sentences.filter((text) => text === sentence)).toHaveLength(later ? 1 : 0);
    },
  );

  it('says that the card is not saved only if that is known', () => {
    const help = (checked: boolean) => failureWords({ kind: 'noResponse', checked }).help;
    expect(help(true)).toContain("the card isn't in your list");
    expect(help(false)).toContain("We couldn't check whether the card was saved");
  });
});
