// @vitest-environment happy-dom
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { flows } from '../../../src/review/flows';
import type { Edition } from '../../../src/review/model/diff';
import type { Reviews } from '../../../src/review/sign-off/flow-review';
import { meaningOf } from '../../../src/review/sign-off/meaning';
import { fill, openReviewAt, prepareDocument, submit } from '../../support/review/rendered-review';
import { button, press, unmount } from '../ui/render';

vi.mock('../../../src/review/site/data/known-coverage', () => ({ coverage: null }));

vi.mock('../../../src/review/site/data/known-texts', () => ({
  textsIn: () => [],
  messagesIn: () => ({}),
}));

beforeAll(prepareDocument);

/** The reviews with one of card-add, which was signed off with this meaning. */
const signedWith = (meaning: Edition): Reviews => ({
  writable: true,
  flows: {
    'card-add': {
      version: '1',
      review: {
        notes: [
          { id: 'n1', at: 'card-add.posting', text: 'How long at most?', by: 'Ben', on: '2026-11-25' },
          { id: 'n2', at: 'card-add.kitchen', text: 'Gone.', by: 'Ben', on: '2026-11-25' },
        ],
        signOff: { by: 'Ada', on: '2026-11-26', meaning },
      },
    },
  },
});

const text = () => document.body.textContent;

afterEach(async () => {
  await unmount();
});

// Whole charts are drawn, which takes a while where nothing is fast.
describe('notes, sign-offs and own values in the views of the flow review', { timeout: 60_000 }, () => {
  it('take a step with values of the tester', async () => {
    const { links } = await openReviewAt('#/flow/card-add');
    const form = () => document.querySelector<HTMLFormElement>('form[aria-label="Values of card.submitted"]');
    const nickname = () => form()?.querySelector<HTMLInputElement>('input');
    await fill(nickname(), '');
    await submit(form());
    expect(form()?.querySelector('[role=alert]')?.textContent).toBe('Refused by nicknameIsValid.');
    await fill(nickname(), 'My own');
    await submit(form());
    expect(text()).toContain('1 step so far');
    expect(links).toEqual([
      expect.stringContaining('steps=~card.submitted~=%7B%22nickname%22%3A%22My%20own%22'),
    ]);
  });

  it('mark a breakpoint, and link to it', async () => {
    const { review } = await openReviewAt('#/flow/card-add/walk?state=posting&stop=authenticating');
    expect(review.getSnapshot().context.stops).toEqual(['card-add.authenticating']);
    await press(button('Breakpoint'));
    expect(button('Breakpoint').getAttribute('aria-pressed')).toBe('true');
    const link = [...document.querySelectorAll('a')].find(
      ({ textContent }) => textContent === 'Link to this place',
    );
    expect(link?.getAttribute('href')).toBe('#/flow/card-add/walk?state=posting&stop=authenticating,posting');
  });

  it('show who signed a flow off, as long as nothing changes', async () => {
    await openReviewAt('#/flow/card-add/review', signedWith(meaningOf(flows['card-add'], {})));
    expect(text()).toContain('Signed off by Ada on 26 November 2026. Nothing has changed since.');
    const [first, second] = document.querySelectorAll('[aria-label=Notes] > li');
    expect(first?.querySelector('button')?.textContent).toBe('posting');
    expect(first?.textContent).toContain('How long at most?Ben, 25 November 2026');
    expect(second?.textContent).toContain('card-add.kitchen, which the chart no longer has');
  });

  it('take a sign-off away when a guard has changed, and say so on the first page too', async () => {
    const before = JSON.stringify(meaningOf(flows['card-add'], {})).replaceAll('nicknameIsValid', 'isNamed');
    const reviews = signedWith(JSON.parse(before) as Edition);
    await openReviewAt('#/flow/card-add/review', reviews);
    expect(text()).toMatch(/It no longer holds: .* changed since/u);
    expect(text()).toContain('guard: isNamed → nicknameIsValid');
    await unmount();

    await openReviewAt('#/', reviews);
    const row = [...document.querySelectorAll('tbody tr')].find((one) =>
      one.querySelector('th')?.textContent.startsWith('Add a card'),
    );
    expect(row?.textContent).toContain('Ada, 26 November 2026Changed since');
    expect(row?.textContent).toContain('card-add.entering: card.submitted');
    expect(row?.querySelector('td a')?.getAttribute('href')).toBe('#/flow/card-add/review');
  });

  it('save a note and a sign-off', async () => {
    const { saved, settled } = await openReviewAt('#/flow/card-add/review?state=posting');
    expect(text()).toContain('Nobody has signed this flow off.');
    const note = document.querySelector<HTMLFormElement>('form[aria-label="New note"]');
    await fill(note?.querySelector('textarea'), 'How long at most?');
    await fill(note?.querySelector('input'), 'Ada');
    await fill(note?.querySelector('select'), 'card-add.posting');
    await submit(note);
    await settled();
    await submit(document.querySelector('form[aria-label="Sign-off"]'));
    await settled();
    expect(saved).toEqual([
      { kind: 'note', at: 'card-add.posting', text: 'How long at most?', by: 'Ada' },
      { kind: 'signOff', by: 'Ada' },
    ]);
    expect(note?.querySelector('textarea')?.value).toBe('');
  });

  it('let nobody write on the static site', async () => {
    await openReviewAt('#/flow/card-add/review', { writable: false, flows: {} });
    expect(text()).toContain('This site is read-only.');
    expect(document.querySelector('form[aria-label="New note"]')).toBeNull();
  });
});
