import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestBackend, uuidOf, type TestBackend, type Visitor } from '../support/backend/backend';
import { cardsOf } from '../support/backend/backend-cards';
import { createOlderVisitor } from '../support/backends/older-site';

let backend: TestBackend;
let visitor: Visitor;

const uuid = uuidOf('standard');
const cards = async () => cardsOf(visitor, 'standard');
const named = async (name: string) => String((await cards()).find((card) => card.name === name)?.id);
const defaults = async () => (await cards()).filter((card) => card.isDefault).map(({ name }) => name);
const makeDefault = (cardId: string) => visitor.call('setDefaultCard', { params: { uuid, cardId } });
const bookingForm = async () => {
  const older = createOlderVisitor(backend.app);
  await older.signIn('standard');
  return (await older.get('/legacy/new-booking')).html;
};
const paysBy = (html: string): string | undefined =>
  /name="payment_type"\s+value="(\d)"\s+checked/u.exec(html)?.[1];

beforeAll(async () => {
  backend = await createTestBackend();
  visitor = await backend.visitorAs('standard');
});
afterAll(() => backend.app.close());

describe('the default card of bookings', () => {
  it('is none at first: a booking starts with payment in the car', async () => {
    expect([await defaults(), paysBy(await bookingForm())]).toEqual([[], '1']);
  });

  it('is only the last one set; a booking starts with it', async () => {
    const [first, second] = (await cards()).filter(({ expired }) => !expired);
    expect((await makeDefault(String(first?.id))).status).toBe(200);
    expect((await makeDefault(String(second?.id))).status).toBe(200);
    expect(await defaults()).toEqual([second?.name]);
    const html = await bookingForm();
    expect(paysBy(html)).toBe('2');
    expect(html).toMatch(new RegExp(`value="card-${String(second?.id)}"\\s+selected`, 'u'));
  });

  it('stays a single card, however many requests are concurrent', async () => {
    const ids = (await cards()).filter(({ expired }) => !expired).map(({ id }) => String(id));
    const answers = await Promise.all([...ids, ...ids].map(makeDefault));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await defaults()).toHaveLength(1);
  });

  it('cannot be an expired card, another customer’s or an unknown one', async () => {
    const before = await defaults();
    const expired = (await cards()).find((card) => card.expired);
    const { status, body } = await makeDefault(String(expired?.id));
    expect([status, body.message]).toEqual([400, 'This card has expired. Please choose another one.']);
    const [other] = await cardsOf(await backend.visitorAs('premium'), 'premium');
    for (const id of [String(other?.id), '999', '0', 'x', "1' or '1'='1"])
      expect((await makeDefault(id)).status, id).toBe(404);
    expect(await defaults()).toEqual(before);
  });

  it('no longer pays once it has expired: a booking starts with payment in the car again', async () => {
    await makeDefault(await named((await cards()).find(({ expired }) => !expired)?.name ?? ''));
    await backend.services.switches.change({ clockOffsetMs: 20 * 365 * 24 * 60 * 60 * 1000 });
    expect(paysBy(await bookingForm())).toBe('1');
    await backend.services.switches.change({ clockOffsetMs: 0 });
  });

  it('is reset when the card is removed', async () => {
    visitor = await backend.visitorAs('standard');
    const cardId = String((await cards()).find(({ isDefault }) => isDefault)?.id);
    await visitor.call('deleteCard', { params: { uuid, cardId } });
    expect([await defaults(), paysBy(await bookingForm())]).toEqual([[], '1']);
  });
});
