import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestBackend, type TestBackend } from '../support/backend/backend';
import { createOlderVisitor, type OlderVisitor } from '../support/backends/older-site';
import { limitOf } from '../support/contract/limit-of';

const MINUTE = 60_000;

let backend: TestBackend;
let visitor: OlderVisitor;

const book = (change: Readonly<Record<string, string>> = {}) =>
  visitor.send('/legacy/new-booking', {
    pick_up: '1 Main Street, Cork',
    destination: 'Cork Airport',
    pick_up_at: new Date(backend.clock.now().getTime() + 60 * MINUTE).toISOString().slice(0, 16),
    vehicle: 'estate',
    notes: '',
    payment_type: '1',
    ...change,
  });
const mails = async () => (await backend.services.mail.outbox()).filter(({ kind }) => kind === 'booking');
const bookings = () => backend.services.executor.selectFrom('bookings').select('id').execute();

beforeEach(async () => {
  backend = await createTestBackend({ switches: { rateLimits: true } });
  visitor = createOlderVisitor(backend.app);
  return () => backend.app.close();
});

describe('the bookings of a guest, whose address nobody has checked', () => {
  it('are limited, and so are the mails about them', async () => {
    const guest = { name: 'Una Guest', phone: '0851234567', email: 'una@example.com' };
    await visitor.send('/legacy/guest', guest);
    const { tries } = limitOf('bookAsGuest', 'account');
    for (let at = 0; at < tries; at += 1) expect((await book()).status, `booking ${at}`).not.toBe(429);
    expect((await book()).status).toBe(429);
    visitor = createOlderVisitor(backend.app);
    await visitor.send('/legacy/guest', guest);
    expect((await book()).status).toBe(429);
    expect([(await mails()).length, (await bookings()).length]).toEqual([tries, tries]);
  });
});

describe('a booking', () => {
  beforeEach(() => visitor.signIn('standard'));

  it('has places of one line: others would be paragraphs of the mail', async () => {
    await book({ pick_up: 'Cork\n\nYour account is blocked.', destination: ' Cork \t Airport ' });
    const [mail] = await mails();
    expect(mail?.body).toContain('from Cork Your account is blocked. to Cork Airport.');
  });

  it('is not made without its mails', async () => {
    const before = (await bookings()).length;
    const spy = vi.spyOn(backend.services.mail, 'send').mockRejectedValue(new Error('No room'));
    expect((await book()).status).toBe(500);
    spy.mockRestore();
    expect([await mails(), (await bookings()).length]).toEqual([[], before]);
  });
});
