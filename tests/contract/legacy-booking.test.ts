import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { legacyPath } from '../../src/domain/addresses/legacy-path';
import { saveSettings } from '../../src/server/backend/storage/repositories/settings';
import { createTestBackend, uuidOf, type DemoName, type TestBackend } from '../support/backend/backend';
import {
  createOlderVisitor,
  linksOf,
  valueOf,
  type OlderPage,
  type OlderVisitor,
} from '../support/backends/older-site';

let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend({ switches: { rateLimits: false } });
});
afterAll(() => backend.app.close());

const nobody = (): OlderVisitor => createOlderVisitor(backend.app);
async function as(name: DemoName): Promise<OlderVisitor> {
  const visitor = nobody();
  await visitor.signIn(name);
  return visitor;
}

const MINUTE = 60_000;
const local = (ms: number): string => new Date(backend.clock.now().getTime() + ms).toISOString().slice(0, 16);

const journey = (change: Readonly<Record<string, string>> = {}): Record<string, string> => ({
  pick_up: '1 Main Street, Cork',
  destination: 'Cork Airport',
  pick_up_at: local(60 * MINUTE),
  vehicle: 'estate',
  notes: 'Two suitcases',
  payment_type: '1',
  ...change,
});

const refOf = ({ address }: OlderPage): string =>
  new URL(address, 'http://x').searchParams.get('booked') ?? '';
const trackLink = ({ html }: OlderPage, ref: string): string =>
  new RegExp(`href="([^"]*)"[^>]*aria-label="Track booking ${ref}"`, 'u').exec(html)?.[1] ?? '';

describe('booking', () => {
  it('lands in job-status, can be tracked, edited and cancelled', async () => {
    const visitor = await as('standard');
    const form = await visitor.get('/legacy/new-booking');
    expect(form.html).toContain('data-booking="payment-type"');
    expect(form.html).toContain('data-booking="submit"');
    expect(form.html).toContain('data-booking="note"');
    expect([...form.html.matchAll(/name="payment_type"\s+value="(\d)"/gu)].map(([, type]) => type)).toEqual([
      '1',
      '2',
      '4',
    ]);

    const booked = await visitor.send('/legacy/new-booking', journey());
    const ref = refOf(booked);
    expect(booked.heading).toBe('Job status');
    expect(booked.text).toContain(`Thank you. Your booking reference is ${ref}.`);
    expect(booked.text).toMatch(/1 Main Street, Cork Cork Airport Estate Pay in car Booked/u);

    const tracked = await nobody().get(trackLink(booked, ref));
    expect(tracked.heading).toBe('Track your taxi');
    expect(tracked.text).toContain(`Booking ${ref}: Booked`);
    expect(tracked.html).toContain('id="driver"');

    const edit = await visitor.get(`/legacy/edit?b=${ref}`);
    expect(valueOf(edit, 'pick_up')).toBe('1 Main Street, Cork');
    expect(valueOf(edit, 'pick_up_at')).toBe(local(60 * MINUTE));
    expect(linksOf(edit)).toContain('/legacy/cancel-edit');
    const changed = await visitor.send(`/legacy/edit?b=${ref}`, journey({ destination: 'Kent Station' }));
    expect(changed.text).toContain(`Booking ${ref} was changed.`);
    expect(changed.text).toContain('Kent Station');
    expect((await visitor.get('/legacy/cancel-edit')).heading).toBe('Job status');

    const cancelled = await visitor.send('/legacy/job-status/cancel', { ref });
    expect(cancelled.text).toContain(`Booking ${ref} was cancelled.`);
    expect(cancelled.text).toMatch(/Kent Station Estate Pay in car Cancelled/u);
    expect((await visitor.send('/legacy/job-status/cancel', { ref })).status).toBe(409);
    expect((await visitor.send(`/legacy/edit?b=${ref}`, journey())).status).toBe(409);
    expect((await nobody().get(trackLink(booked, ref))).text).toContain(`Booking ${ref}: Cancelled`);
  });

  it('keeps what was typed on an error, and books nothing', async () => {
    const visitor = await as('new');
    const page = await visitor.send('/legacy/new-booking', {
      pick_up: '<b>"here"</b>',
      destination: '',
      pick_up_at: local(-60 * MINUTE),
      vehicle: 'rocket',
      payment_type: '3',
      notes: '',
    });
    expect(page.status).toBe(400);
    expect(valueOf(page, 'pick_up')).toBe('<b>"here"</b>');
    expect(page.html).not.toContain('<b>');
    for (const text of [
      'Required.',
      'This time has already passed.',
      'Please choose a vehicle.',
      'Please choose how to pay.',
    ])
      expect(page.text).toContain(text);
    expect((await visitor.get('/legacy/job-status')).text).toContain('No bookings to show.');
  });

  it.each([
    ['a time in February that does not exist', { pick_up_at: '2027-02-30T10:00' }],
    ['no time', { pick_up_at: '' }],
    ['a time in two years', { pick_up_at: '2028-11-20T10:00' }],
    ['an hour that summer time leaves out', { pick_up_at: '2027-03-28T01:30' }],
    ['a place of one letter', { pick_up: 'x' }],
    ['a place that is too long', { destination: 'x'.repeat(201) }],
    ['notes that are too long', { notes: 'x'.repeat(501) }],
  ])('refuses %s', async (_, change) => {
    expect((await (await as('new')).send('/legacy/new-booking', journey(change))).status).toBe(400);
  });

  it('shows no one the bookings of another person', async () => {
    const owner = await as('premium');
    const ref = refOf(await owner.send('/legacy/new-booking', journey()));
    const other = await as('new');
    expect((await other.get('/legacy/job-status')).text).not.toContain(ref);
    expect((await other.get(`/legacy/edit?b=${ref}`)).status).toBe(404);
    expect((await other.send(`/legacy/edit?b=${ref}`, journey())).status).toBe(404);
    expect((await other.send('/legacy/job-status/cancel', { ref })).status).toBe(404);
    expect((await nobody().get(`/legacy/track?k=${ref}`)).status).toBe(404);
    expect((await owner.get('/legacy/job-status')).text).toMatch(new RegExp(`${ref}.*Booked`, 'u'));
  });

  it('is confirmed by email to the addresses in the settings, if any, with the link to track it', async () => {
    const visitor = await as('hospitality');
    const { executor, mail } = backend.services;
    const settings = {
      user_id: uuidOf('hospitality'),
      booking_name: 'Maeve',
      default_job: null,
      default_job_delivery: null,
      confirmation_emails: true,
      cc_emails: ['desk@cabrank.test', 'hospitality@cabrank.test'],
      share_bookings: ['partner@cabrank.test'],
    };
    await saveSettings(executor, settings);
    const booked = await visitor.send('/legacy/new-booking', journey());
    const ref = refOf(booked);
    const about = (await mail.outbox()).filter(({ subject }) => subject === `Your booking ${ref}`);
    expect(about.map(({ recipient }) => recipient).toSorted()).toEqual([
      'desk@cabrank.test',
      'hospitality@cabrank.test',
      'partner@cabrank.test',
    ]);
    const key = new URL(trackLink(booked, ref), 'http://x').searchParams.get('k') ?? '';
    expect(about[0]?.body).toContain(`Track your taxi: /track/${key}`);
    expect(legacyPath(`/track/${key}`)).toBe(trackLink(booked, ref));

    await saveSettings(executor, { ...settings, confirmation_emails: false });
    const quiet = refOf(await visitor.send('/legacy/new-booking', journey()));
    expect((await mail.outbox()).filter(({ subject }) => subject.includes(quiet))).toEqual([]);
  });

  it('follows the clock: the driver starts, drives and arrives; then nothing can be changed', async () => {
    const visitor = await as('premium');
    const booked = await visitor.send('/legacy/new-booking', journey({ pick_up_at: local(30 * MINUTE) }));
    const ref = refOf(booked);
    const track = trackLink(booked, ref);
    const phase = async () => /<strong id="phase">([^<]*)</u.exec((await nobody().get(track)).html)?.[1];
    const moving = async () => (await nobody().get(track)).html.includes('data-moving="true"');
    expect([await phase(), await moving()]).toEqual(['Booked', false]);
    backend.clock.advance(15 * MINUTE);
    expect([await phase(), await moving()]).toEqual(['Driver on the way', true]);
    backend.clock.advance(16 * MINUTE);
    expect([await phase(), await moving()]).toEqual(['Trip in progress', true]);
    expect((await visitor.get(`/legacy/edit?b=${ref}`)).status).toBe(409);
    expect((await visitor.send('/legacy/job-status/cancel', { ref })).status).toBe(409);
    backend.clock.advance(30 * MINUTE);
    expect([await phase(), await moving()]).toEqual(['Completed', false]);
  });

  it('lists seven days for the standard profile, and all for the others', async () => {
    for (const [name, kept] of [
      ['standard', false],
      ['business', true],
    ] as const) {
      const visitor = await as(name);
      const ref = refOf(await visitor.send('/legacy/new-booking', journey()));
      backend.clock.advance(6 * 24 * 60 * MINUTE);
      expect((await (await as(name)).get('/legacy/job-status')).text).toContain(ref);
      backend.clock.advance(2 * 24 * 60 * MINUTE);
      expect((await (await as(name)).get('/legacy/job-status')).text.includes(ref)).toBe(kept);
    }
  });
});

describe('payment', () => {
  const optionsOf = ({ html }: OlderPage): string[] =>
    [...html.matchAll(/<option value="((?:card|account|bill)-\d+)"/gu)].map(([, id]) => id ?? '');

  it('offers the customer’s valid cards and enabled accounts, and charges them', async () => {
    const standard = await as('standard');
    const cards = optionsOf(await standard.get('/legacy/new-booking'));
    expect(cards).toHaveLength(2);
    const paid = await standard.send(
      '/legacy/new-booking',
      journey({ payment_type: '2', card: cards[0] ?? '' }),
    );
    expect(paid.text).toContain('Everyday •••• 4242');

    const business = await as('business');
    const account = optionsOf(await business.get('/legacy/new-booking')).filter((id) =>
      id.startsWith('account-'),
    );
    expect(account).toHaveLength(1);
    const onAccount = journey({ payment_type: '4', account: account[0] ?? '' });
    expect((await business.send('/legacy/new-booking', onAccount)).text).toContain('Murphy & Sons Ltd');
    expect((await (await as('member')).send('/legacy/new-booking', onAccount)).heading).toBe('Job status');

    const billpay = await as('billpay');
    const bill =
      optionsOf(await billpay.get('/legacy/new-booking')).find((id) => id.startsWith('bill-')) ?? '';
    const onBill = journey({ payment_type: '4', account: bill });
    expect((await billpay.send('/legacy/new-booking', onBill)).text).toContain('BP-20418');

    for (const stolen of [
      onAccount,
      onBill,
      journey({ payment_type: '2', card: cards[0] ?? '' }),
      journey({ payment_type: '2' }),
    ]) {
      expect((await (await as('new')).send('/legacy/new-booking', stolen)).status).toBe(400);
    }
    expect(
      (await standard.send('/legacy/new-booking', journey({ payment_type: '4', account: cards[0] ?? '' })))
        .status,
    ).toBe(400);
    expect(optionsOf(await (await as('pending')).get('/legacy/new-booking'))).toHaveLength(1);
  });

  it.each([
    ['cannotbook', 'Booking is paused on this account.'],
    ['mustchange', 'You must change your password to continue'],
  ] as const)('%s cannot book, whatever is posted', async (name, why) => {
    const visitor = await as(name);
    const page = await visitor.send('/legacy/new-booking', journey());
    expect(page.status).toBe(403);
    expect(page.text).toContain(why);
    expect((await visitor.get('/legacy/job-status')).text).toContain('No bookings to show.');
  });
});
