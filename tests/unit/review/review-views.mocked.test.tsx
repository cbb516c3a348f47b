// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { flows } from '../../../src/review/flows';
import { areas } from '../../../src/review/model/headings';
import { openReviewAt, prepareDocument } from '../../support/review/rendered-review';
import { button, press, unmount } from '../ui/render';

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
  measuredAt: { headless: null, asserted: null, browser: null },
}));

vi.mock('../../../src/review/site/data/known-texts', () => ({
  textsIn: (flow: string) => (flow === 'logout' ? ['See you soon'] : []),
  messagesIn: () => ({}),
}));

beforeAll(prepareDocument);

const text = () => document.body.textContent;

afterEach(async () => {
  await unmount();
});

// Whole charts are drawn, which takes a while where nothing is fast.
describe('the views of the flow review', { timeout: 60_000 }, () => {
  it('list every flow with its counts and coverage', async () => {
    await openReviewAt('#/');
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
    await openReviewAt('#/?find=3DS');
    const [found] = document.querySelectorAll('[aria-label="Found flows"] > li');
    expect(found?.querySelector('a')?.getAttribute('href')).toBe(
      '#/flow/card-authentication/walk?state=authenticating',
    );
    expect(found?.textContent).toContain('state ‘authenticating’');
    expect(document.querySelector('table')).toBeNull();
    await unmount();

    await openReviewAt('#/?find=see%20you');
    expect(document.querySelector('[aria-label="Found flows"]')?.textContent).toContain(
      'text ‘See you soon’',
    );
    await unmount();

    await openReviewAt('#/?find=nothing%20of%20the%20sort');
    expect(text()).toContain('No flow holds these words.');
    expect(document.querySelector('table')).not.toBeNull();
  });

  it('select the state of a link, and ignore one that the chart does not have', async () => {
    const { review } = await openReviewAt('#/flow/card-add/walk?state=posting');
    expect(review.getSnapshot().context.selected).toBe('card-add.posting');
    expect(document.querySelector('[aria-label="State"] h2')?.textContent).toBe('posting');
    await unmount();
    const { review: other } = await openReviewAt('#/flow/card-add/walk?state=kitchen');
    expect(other.getSnapshot().context.selected).toBeNull();
  });

  it('draw a complete chart, and play it', async () => {
    const { links } = await openReviewAt('#/flow/card-add');
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
    await openReviewAt('#/flow/card-add');
    const refused = [...document.querySelectorAll('button[aria-disabled=true]')].map(
      (found) => found.textContent,
    );
    expect(refused.find((said) => said.includes('card.submitted'))).toContain('refused by nicknameIsValid');
  });

  it('offer the generated paths', async () => {
    await openReviewAt('#/flow/card-removal/paths');
    expect(text()).toContain('Generated paths');
    expect(document.querySelectorAll('[aria-label^="Play the"]').length).toBeGreaterThan(10);
  });

  it('show what is covered, and which branch handles each outcome', async () => {
    await openReviewAt('#/flow/card-add/coverage');
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

  it('show what is wrong with a link', async () => {
    await openReviewAt('#/flow/card-add/walk?steps=~dialog.closed,~dialog.closed');
    expect(document.querySelector('[role=alert]')?.textContent).toContain('Step 2 of the link');
  });

  it('draw the map of all flows', async () => {
    await openReviewAt('#/map');
    expect(document.querySelector('[aria-label="Map of the flows"]')?.textContent).toContain(
      'manage-payments',
    );
  });

  it('show the table of faults, and the screen of a cell', async () => {
    await openReviewAt('#/faults');
    const table = document.querySelector('[role=region][aria-label="Calls and kinds of fault"] table');
    expect(table?.querySelectorAll('thead th[scope=col]')).toHaveLength(31);
    expect(table?.querySelectorAll('tbody th[scope=row]')).toHaveLength(31);
    expect(table?.querySelectorAll('tbody td')).toHaveLength(930);
    const cell = table?.querySelector<HTMLAnchorElement>('a[aria-label="Retry: GET /api/config, 502"]');
    expect(cell?.textContent).toBe('Retry');
    await unmount();

    await openReviewAt(new URL(cell?.href ?? '').hash);
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
    const { review } = await openReviewAt('#/changes');
    const file = new File(['{"charts":[],"messages":{}}'], 'edition.json');
    await act(async () => {
      review.send({ type: 'edition.chosen', side: 'before', file });
      await expect.poll(() => review.getSnapshot().context.editions.before?.name).toBe('edition.json');
    });
    expect(text()).toContain(`${Object.keys(flows).length} flows differ`);
  });
});
