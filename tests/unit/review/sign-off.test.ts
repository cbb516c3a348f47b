import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { flows } from '../../../src/review/flows';
import { branchName, isUnchanged, type Edition } from '../../../src/review/model/diff';
import { changeReview, type Present } from '../../../src/review/sign-off/change-review';
import {
  areReviews,
  isFlowReview,
  NO_REVIEW,
  reviewAddress,
  REVIEWS,
  type FlowReview,
} from '../../../src/review/sign-off/flow-review';
import { changesSince, meaningOf } from '../../../src/review/sign-off/meaning';
import { readReviewFiles, reviewFiles, writeReviewFile } from '../../../src/review/sign-off/review-files';
import { serveReviews } from '../../../src/review/server/serve-reviews';

const root = process.cwd();
const texts = { 'card-add': { 'addCard.title': 'Add a card' } };
const meaning = meaningOf(flows['card-add'], texts);
const present: Present = { id: 'n1', day: '2026-11-26', meaning };
const none = NO_REVIEW.review;
const signed = changeReview(none, { kind: 'signOff', by: ' Ada ' }, present);

/** The same meaning after one edit of its JSON. */
const edited = (of: Edition, from: string, to: string): Edition => {
  const text = JSON.stringify(of);
  expect(text).toContain(from);
  return JSON.parse(text.replace(from, to)) as Edition;
};

let kept: string;
beforeEach(() => {
  kept = mkdtempSync(join(tmpdir(), 'cabrank-reviews-'));
});
afterEach(() => rmSync(kept, { recursive: true, force: true }));
const place = () => ({ root, kept });

describe('a review', () => {
  it('gains and loses notes', () => {
    const change = { kind: 'note', at: 'card-add.posting', text: ' Why? ', by: ' Ada ' } as const;
    const noted = changeReview(none, change, present);
    expect(noted.notes).toEqual([
      { id: 'n1', at: 'card-add.posting', text: 'Why?', by: 'Ada', on: '2026-11-26' },
    ]);
    expect(isFlowReview(noted)).toBe(true);
    expect(changeReview(noted, { kind: 'noteRemoved', id: 'n1' }, present)).toEqual(none);
  });

  it('is signed off, and the sign-off withdrawn', () => {
    expect(signed.signOff).toEqual({ by: 'Ada', on: '2026-11-26', meaning });
    expect(isFlowReview(JSON.parse(JSON.stringify(signed)))).toBe(true);
    expect(changeReview(signed, { kind: 'signOffWithdrawn' }, present)).toEqual(none);
  });

  it.each([
    ['no notes', { signOff: null }],
    [
      'a note without a text',
      { signOff: null, notes: [{ id: '1', at: null, text: ' ', by: 'A', on: '2026-11-26' }] },
    ],
    [
      'a note that is too long',
      { signOff: null, notes: [{ id: '1', at: null, text: 'x'.repeat(2001), by: 'A', on: '2026-11-26' }] },
    ],
    ['a note of no day', { signOff: null, notes: [{ id: '1', at: null, text: 'x', by: 'A', on: 'today' }] }],
    ['a sign-off of nothing', { notes: [], signOff: { by: 'A', on: '2026-11-26', meaning: {} } }],
    ['a list', []],
  ])('is refused with %s', (_what, value) => {
    expect(isFlowReview(value)).toBe(false);
  });
});

describe('a sign-off', () => {
  const { signOff } = signed;
  if (!signOff) throw new Error('It was signed');

  it('holds while nothing changes, and when a description is reworded', () => {
    expect(isUnchanged(changesSince(signOff, meaning))).toBe(true);
    const { description } = flows['card-add'].machine.root.states['posting'] ?? {};
    expect(description).toMatch(/\w/u);
    expect(JSON.stringify(meaning)).not.toContain(description);
  });

  it('is lost when a guard changes, and says which', () => {
    const { flows: changed } = changesSince(signOff, edited(meaning, '"nicknameIsValid"', '"anythingGoes"'));
    const [branch] = changed[0]?.branches ?? [];
    expect(branch && branchName(branch.branch)).toBe('card-add.entering: card.submitted');
    expect(branch?.changes).toEqual([{ what: 'guard', before: 'nicknameIsValid', after: 'anythingGoes' }]);
  });

  it('is lost when a text changes', () => {
    const { messages } = changesSince(signOff, edited(meaning, 'Add a card', 'Add card'));
    expect(messages).toMatchObject([{ key: 'addCard.title', before: 'Add a card', after: 'Add card' }]);
  });

  it('covers how long a delay is', () => {
    const flow = flows['new-version'];
    const [name = ''] = Object.keys(flow.provided.implementations.delays);
    const provided = flow.provided.provide({ delays: { [name]: 4321 } } as never);
    const [chart] = meaningOf({ ...flow, provided } as never, {}).charts;
    expect(chart?.delays).toContain(`${name} (4321 ms)`);
  });
});

describe('the files of reviews', () => {
  it('are those of the flows, beside their charts', () => {
    const files = reviewFiles({ root, kept: root });
    expect([...files.keys()].sort()).toEqual(Object.keys(flows).sort());
    expect(files.get('card-add')).toBe(join(root, 'machines/cards/card-add/card-add.review.json'));
    expect(() => readReviewFiles({ root, kept: root })).not.toThrow();
  });

  it('are written and read, each version once', () => {
    const first = writeReviewFile(place(), 'card-add', signed, '');
    expect(first).toMatch(/^\w{16}$/u);
    expect(readReviewFiles(place())).toEqual({ 'card-add': { review: signed, version: first } });
    expect(writeReviewFile(place(), 'card-add', none, '')).toBeNull();
    expect(writeReviewFile(place(), 'card-add', none, first ?? '')).not.toBe(first);
    expect(() => writeReviewFile(place(), '../kitchen', none, '')).toThrow('There is no flow ../kitchen.');
  });

  it.each(['{', '{"notes":7}'])('are named when they are unreadable: %s', (text) => {
    writeReviewFile(place(), 'tabs', none, '');
    const file = reviewFiles(place()).get('tabs') ?? '';
    writeFileSync(file, text);
    expect(() => readReviewFiles(place())).toThrow(file);
  });
});

describe('the server of reviews', () => {
  let server: Server;
  let url: string;
  beforeAll(async () => {
    server = createServer((request, response) => {
      serveReviews(place())(request, response, () => response.writeHead(404).end('Not a review'));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());

  const all = async (): Promise<unknown> => (await fetch(`${url}/${REVIEWS}`)).json();
  const put = (flow: string, body: string, more: Readonly<Record<string, string>> = {}) =>
    fetch(`${url}/${reviewAddress(flow)}`, {
      method: 'PUT',
      body,
      headers: { 'Sec-Fetch-Site': 'same-origin', 'If-Match': '""', ...more },
    });
  const json = (review: FlowReview) => JSON.stringify(review);

  it('has no reviews at first, writes one, and shows it', async () => {
    expect(await all()).toEqual({ writable: true, flows: {} });
    const written = await put('card-add', json(signed));
    expect(written.status).toBe(200);
    const { version } = (await written.json()) as { version: string };
    const reviews = await all();
    expect(areReviews(reviews)).toBe(true);
    expect(reviews).toEqual({ writable: true, flows: { 'card-add': { review: signed, version } } });
    const file = reviewFiles(place()).get('card-add') ?? '';
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(signed);
  });

  it('does not overwrite what it did not show', async () => {
    await put('card-add', json(signed));
    const late = await put('card-add', json(none));
    expect(late.status).toBe(412);
    expect(await late.json()).toEqual({
      fault: expect.stringContaining('changed in the meantime') as unknown,
    });
    const again = await put('card-add', json(none), { 'If-Match': '"0123456789abcdef"' });
    expect(again.status).toBe(412);
  });

  it.each([
    ['of another site', 'card-add', json(none), { 'Sec-Fetch-Site': 'cross-site' }, 403],
    ['of no browser', 'card-add', json(none), { 'Sec-Fetch-Site': 'none' }, 403],
    ['to no flow', 'kitchen', json(none), {}, 404],
    ['that is not JSON', 'card-add', '{', {}, 400],
    ['that is no review', 'card-add', '{"notes":[]}', {}, 400],
    ['that is too large', 'card-add', `"${'x'.repeat(12_000_000)}"`, {}, 413],
  ] as const)('refuses a write %s', async (_what, flow, body, headers, status) => {
    const answer = await put(flow, body, headers);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toEqual({ fault: expect.any(String) as unknown });
    expect(await all()).toEqual({ writable: true, flows: {} });
  });

  it('leaves every other address to the site', async () => {
    for (const path of ['/', '/reviews/../package.json', '/reviews/card-add.json', '/other.json'])
      expect(await (await fetch(`${url}${path}`)).text()).toBe('Not a review');
  });

  it('says which file is unreadable', async () => {
    await put('tabs', json(none));
    const file = reviewFiles(place()).get('tabs') ?? '';
    writeFileSync(file, 'no review');
    const answer = await fetch(`${url}/${REVIEWS}`);
    expect(answer.status).toBe(500);
    expect(await answer.json()).toEqual({ fault: `${file} is not JSON.` });
  });
});
