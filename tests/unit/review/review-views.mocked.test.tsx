// @vitest-environment happy-dom
import { act } from 'react';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { flows } from '../../../src/review/flows';
import type { Edition } from '../../../src/review/model/diff';
import { areas } from '../../../src/review/model/headings';
import type { Version } from '../../../src/review/model/versions';
import type { ReviewChange } from '../../../src/review/sign-off/change-review';
import { NO_REVIEW, type Reviews } from '../../../src/review/sign-off/flow-review';
import { meaningOf } from '../../../src/review/sign-off/meaning';
import { walkReport, type WalkReport } from '../../../src/review/site/data/walk-report';
import { findPlace } from '../../../src/review/site/find-place';
import { linkTo, providedReview } from '../../../src/review/site/provide-review';
import type { Saved, Saving } from '../../../src/review/site/provide-reviews';
import { ReviewProvider } from '../../../src/review/site/review-context';
import type { ReviewEvent } from '../../../src/review/site/review.types';
import { ReviewApp } from '../../../src/review/site/views/review-app';
import { button, press, render, unmount } from '../ui/render';

vi.mock('../../../src/review/site/data/known-coverage', () => ({
  coverage: {
    'card-add': {
      states: 1,
      branches: 1,
      paths: 1,
      headless: ['card-add.entering | dialog.closed | 0', 'card-add.entering | card.submitted | 1'],
      asserted: ['card-add.entering | dialog.closed | 0'],
      browser: null,
    },
  },
}));

vi.mock('../../../src/review/site/data/known-texts', () => ({
  textsIn: (flow: string) => (flow === 'logout' ? ['See you soon'] : []),
  messagesIn: () => ({}),
}));

beforeAll(() => {
  // The page of a cell is another document: here it is not fetched.
  Object.assign(
    (window as unknown as { readonly happyDOM: { readonly settings: object } }).happyDOM.settings,
    { disableIframePageLoading: true, handleDisabledFileLoadingAsSuccess: true },
  );
  // The drawing asks how large things are; here nothing has a size.
  vi.stubGlobal(
    'DOMMatrixReadOnly',
    class {
      m22 = 1;
    },
  );
});

const noReviews: Reviews = { writable: true, flows: {} };

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

/** The review at a link, with its worker's work done in the page. */
async function open(hash: string, reviews: Reviews = noReviews) {
  const saved: ReviewChange[] = [];
  const links: string[] = [];
  const review = createActor(
    providedReview.provide({
      actors: {
        address: fromCallback<ReviewEvent>(({ sendBack }) => {
          const found = findPlace(hash);
          sendBack(
            'fault' in found
              ? { type: 'place.refused', fault: found.fault }
              : { type: 'place.reached', place: found },
          );
        }),
        loadReviews: fromPromise<Reviews>(() => Promise.resolve(reviews)),
        listVersions: fromPromise<readonly Version[]>(() => Promise.resolve([])),
        saveReview: fromPromise<Saved, Saving>(({ input: { flow, change } }) => {
          saved.push(change);
          return Promise.resolve({ flow, stored: NO_REVIEW });
        }),
        findPaths: fromPromise<WalkReport, { flow: string }>(({ input: { flow } }) =>
          Promise.resolve(walkReport(flow, flows[flow as keyof typeof flows])),
        ),
      },
      actions: { showScheme: () => undefined, rememberReviewer: () => undefined },
    }),
  );
  review.on('place.changed', ({ place }) => links.push(linkTo(place)));
  review.start();
  await render(
    <ReviewProvider review={review}>
      <ReviewApp />
    </ReviewProvider>,
  );
  const settled = async () => {
    await act(async () => {
      await expect
        .poll(() => {
          const snapshot = review.getSnapshot();
          return (
            snapshot.matches({ drawing: 'settled', finding: 'settled' }) &&
            !snapshot.matches({ reviewing: 'loading' }) &&
            !snapshot.matches({ reviewing: 'saving' })
          );
        })
        .toBe(true);
    });
  };
  await settled();
  return { review, links, saved, settled };
}

const text = () => document.body.textContent;

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Fills a control in as a person does. */
async function fill(control: Control | null | undefined, value: string): Promise<void> {
  if (!control) throw new Error('There is no such field');
  const prototype = Object.getPrototypeOf(control) as object;
  await act(async () => {
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
    control.dispatchEvent(new Event(control.localName === 'select' ? 'change' : 'input', { bubbles: true }));
    await Promise.resolve();
  });
}

async function submit(form: Element | null | undefined): Promise<void> {
  if (!form) throw new Error('There is no such form');
  await act(async () => {
    form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    await Promise.resolve();
  });
}

afterEach(async () => {
  await unmount();
});

// Whole charts are drawn, which takes a while where nothing is fast.
describe('the views of the flow review', { timeout: 60_000 }, () => {
  it('list every flow with its counts and coverage', async () => {
    await open('#/');
    expect(document.querySelectorAll('tbody th[scope=row]')).toHaveLength(Object.keys(flows).length);
    expect([...document.querySelectorAll('tbody h2')].map((one) => one.textContent)).toEqual(
      areas.map(({ name }) => name),
    );
    expect(text()).toContain('Sign outlogoutIt ends the session');
    expect(text()).toContain('Covered headless');
    const headings = [...document.querySelectorAll('thead th')].map((one) => one.textContent);
    const row = [...document.querySelectorAll('tbody tr')].find((one) =>
      one.querySelector('th')?.textContent.startsWith('Add a card'),
    );
    expect(row?.querySelectorAll('th, td')[headings.indexOf('Asserted')]?.textContent).toMatch(/^\d+ %$/);
  });

  it('find a flow, say where, and lead to its state', async () => {
    await open('#/?find=3DS');
    const [found] = document.querySelectorAll('[aria-label="Found flows"] > li');
    expect(found?.querySelector('a')?.getAttribute('href')).toBe(
      '#/flow/card-authentication/walk?state=authenticating',
    );
    expect(found?.textContent).toContain('state ‘authenticating’');
    expect(document.querySelector('table')).toBeNull();
    await unmount();

    await open('#/?find=see%20you');
    expect(document.querySelector('[aria-label="Found flows"]')?.textContent).toContain(
      'text ‘See you soon’',
    );
    await unmount();

    await open('#/?find=nothing%20of%20the%20sort');
    expect(text()).toContain('No flow holds these words.');
    expect(document.querySelector('table')).not.toBeNull();
  });

  it('select the state of a link, and ignore one that the chart does not have', async () => {
    const { review } = await open('#/flow/card-add/walk?state=posting');
    expect(review.getSnapshot().context.selected).toBe('card-add.posting');
    expect(document.querySelector('[aria-label="State"] h2')?.textContent).toBe('posting');
    await unmount();
    const { review: other } = await open('#/flow/card-add/walk?state=kitchen');
    expect(other.getSnapshot().context.selected).toBeNull();
  });

  it('draw a complete chart, and play it', async () => {
    const { links } = await open('#/flow/card-add');
    const chart = document.querySelector('[aria-label="Chart of card-add"]');
    expect(chart?.textContent).toContain('collectingToken');
    expect(chart?.textContent).toContain('[nicknameIsValid]');
    await press(button('dialog.closed → closed'));
    expect(text()).toContain('1 step so far');
    expect(text()).toContain('The flow has ended');
    expect(links).toEqual(['#/flow/card-add/walk?steps=~dialog.closed']);
    await press(button('Step back'));
    expect(text()).toContain('0 steps so far');
  });

  it('show which guard refuses', async () => {
    await open('#/flow/card-add');
    const refused = [...document.querySelectorAll('button[aria-disabled=true]')].map(
      (found) => found.textContent,
    );
    expect(refused.find((said) => said.includes('card.submitted'))).toContain('refused by nicknameIsValid');
  });

  it('offer the generated paths', async () => {
    await open('#/flow/card-removal/paths');
    expect(text()).toContain('Generated paths');
    expect(document.querySelectorAll('[aria-label^="Play the"]').length).toBeGreaterThan(10);
  });

  it('show what is covered, and which branch handles each outcome', async () => {
    await open('#/flow/card-add/coverage');
    expect(text()).toMatch(/Headless: \d+ % \(2 of \d+ branches\)/);
    expect(text()).toMatch(/Asserted: \d+ % \(1 of \d+ branches\)/);
    const only = [...document.querySelectorAll('li')].filter(
      ({ textContent }) =>
        textContent.includes('card.submitted') && textContent.includes('card-add.entering'),
    );
    expect(only.map(({ textContent }) => textContent.split(':')[0])).toEqual([
      'not covered',
      'not asserted',
      'not asserted',
    ]);
    expect(text()).toContain('In the browser: not measured.');
    const row = [...document.querySelectorAll('[aria-label="Outcomes of postCard in posting"] tr')].find(
      (found) => found.textContent.startsWith('paymentRequired'),
    );
    expect(row?.textContent).toContain('[isPaymentRequired]');
    expect(row?.textContent).toContain('→ authenticating');
    expect(text()).not.toContain('nobody');
  });

  it('take a step with values of the tester', async () => {
    const { links } = await open('#/flow/card-add');
    const form = () => document.querySelector<HTMLFormElement>('form[aria-label="Values of card.submitted"]');
    const nickname = () => form()?.querySelector<HTMLInputElement>('input');
    await fill(nickname(), '');
    await submit(form());
    expect(form()?.querySelector('[role=alert]')?.textContent).toBe('Refused by nicknameIsValid.');
    await fill(nickname(), 'My own');
    await submit(form());
    expect(text()).toContain('1 step so far');
    expect(links).toEqual([expect.stringContaining('steps=~card.submitted~=%7B%22nickname%22%3A%22My%20own%22')]);
  });

  it('mark a breakpoint, and link to it', async () => {
    const { review } = await open('#/flow/card-add/walk?state=posting&stop=authenticating');
    expect(review.getSnapshot().context.stops).toEqual(['card-add.authenticating']);
    await press(button('Breakpoint'));
    expect(button('Breakpoint').getAttribute('aria-pressed')).toBe('true');
    const link = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === 'Link to this place');
    expect(link?.getAttribute('href')).toBe(
      '#/flow/card-add/walk?state=posting&stop=authenticating,posting',
    );
  });

  it('show who signed a flow off, as long as nothing changes', async () => {
    await open('#/flow/card-add/review', signedWith(meaningOf(flows['card-add'], {})));
    expect(text()).toContain('Signed off by Ada on 26 November 2026. Nothing has changed since.');
    const [first, second] = document.querySelectorAll('[aria-label=Notes] > li');
    expect(first?.querySelector('button')?.textContent).toBe('posting');
    expect(first?.textContent).toContain('How long at most?Ben, 25 November 2026');
    expect(second?.textContent).toContain('card-add.kitchen, which the chart no longer has');
  });

  it('take a sign-off away when a guard has changed, and say so on the first page too', async () => {
    const before = JSON.stringify(meaningOf(flows['card-add'], {})).replaceAll('nicknameIsValid', 'isNamed');
    const reviews = signedWith(JSON.parse(before) as Edition);
    await open('#/flow/card-add/review', reviews);
    expect(text()).toMatch(/It no longer holds: .* changed since/u);
    expect(text()).toContain('guard: isNamed → nicknameIsValid');
    await unmount();

    await open('#/', reviews);
    const row = [...document.querySelectorAll('tbody tr')].find((one) =>
      one.querySelector('th')?.textContent.startsWith('Add a card'),
    );
    expect(row?.textContent).toContain('Ada, 26 November 2026Changed since');
    expect(row?.textContent).toContain('card-add.entering: card.submitted');
    expect(row?.querySelector('td a')?.getAttribute('href')).toBe('#/flow/card-add/review');
  });

  it('save a note and a sign-off', async () => {
    const { saved, settled } = await open('#/flow/card-add/review?state=posting');
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
    await open('#/flow/card-add/review', { writable: false, flows: {} });
    expect(text()).toContain('This site is a copy to read.');
    expect(document.querySelector('form[aria-label="New note"]')).toBeNull();
  });

  it('show what is wrong with a link', async () => {
    await open('#/flow/card-add/walk?steps=~dialog.closed,~dialog.closed');
    expect(document.querySelector('[role=alert]')?.textContent).toContain('Step 2 of the link');
  });

  it('draw the map of all flows', async () => {
    await open('#/map');
    expect(document.querySelector('[aria-label="Map of the flows"]')?.textContent).toContain(
      'manage-payments',
    );
  });

  it('show the table of faults, and the screen of a cell', async () => {
    await open('#/faults');
    const table = document.querySelector('[role=region][aria-label="Calls and kinds of fault"] table');
    expect(table?.querySelectorAll('thead th[scope=col]')).toHaveLength(31);
    expect(table?.querySelectorAll('tbody th[scope=row]')).toHaveLength(31);
    expect(table?.querySelectorAll('tbody td')).toHaveLength(930);
    const cell = table?.querySelector<HTMLAnchorElement>('a[aria-label="Retry: GET /api/config, 502"]');
    expect(cell?.textContent).toBe('Retry');
    await unmount();

    await open(new URL(cell?.href ?? '').hash);
    expect(document.querySelector('h1')?.textContent).toBe('Retry: 502');
    const frame = document.querySelector('iframe');
    expect(frame?.title).toBe('Screen of GET /api/config, 502, 390 pixels wide');
    expect(frame?.getAttribute('src')).toBe('fault.html?scheme=light#/faults/GET-api-config/502');
    await press(button('End the fault'));
    expect(button('End the fault').getAttribute('aria-pressed')).toBe('true');
    await press(button('From the beginning'));
    expect(button('End the fault').getAttribute('aria-pressed')).toBe('false');
  });

  it('compare an export with the flows of the site', async () => {
    const { review } = await open('#/changes');
    const file = new File(['{"charts":[],"messages":{}}'], 'edition.json');
    await act(async () => {
      review.send({ type: 'edition.chosen', side: 'before', file });
      await expect.poll(() => review.getSnapshot().context.editions.before?.name).toBe('edition.json');
    });
    expect(text()).toContain(`${Object.keys(flows).length} flows differ`);
  });
});
