import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { servedGroups } from '../../src/server/backend/services/shared/switches';
import { createTestBackend, uuidOf, type TestBackend } from '../support/backend/backend';
import {
  findingsAt,
  findingsWhenCompleted,
  storedOf,
  type Circumstances,
  type Stored,
} from '../support/money/submission/submission-findings';
import type { SentCall } from '../support/money/submission/submission-transport';

// Whatever way a submission goes, at most one subscription and one confirmation of each intent, no card left behind, a way
// on, and nothing lost that was typed; with the real calls and the real backend.

let backend: TestBackend;

beforeAll(async () => {
  backend = await createTestBackend({ switches: { extensions: servedGroups, rateLimits: false } });
});
afterAll(() => backend.app.close());

describe('the invariants', () => {
  const good: Circumstances = {
    state: 'cardOnly',
    calls: [],
    confirmed: ['pi_1_secret_1'],
    undeleted: new Set(),
    unanswered: new Set(),
  };
  const confirming = (key: string, paymentIntent: string): SentCall => ({
    method: 'POST',
    path: '/api/premium/subscribe/add-profile',
    key,
    body: { card: { paymentIntent } },
  });
  const premium = async (): Promise<Stored> => {
    const stored = await storedOf(backend, { uuid: uuidOf('premium') });
    const { card_id: paid } = stored.subscriptions[0] ?? {};
    return { ...stored, cards: stored.cards.filter(({ id }) => id === paid) };
  };
  const twice = <T>(rows: readonly T[]): T[] => [...rows.slice(0, 1), ...rows.slice(0, 1)];

  it('hold for correct data', async () => {
    const stored = await premium();
    expect([stored.subscriptions.length, stored.cards.length]).toEqual([1, 1]);
    const calls = [confirming('a', 'pi_1'), confirming('a', 'pi_1'), confirming('b', 'pi_2')];
    expect(findingsAt(stored, { ...good, calls })).toEqual([]);
  });

  it('are violated by a second subscription, a second confirmation, and a card left behind', async () => {
    const stored = await premium();
    const { subscriptions, cards } = stored;
    const waiting = cards.map((card) => ({ ...card, id: -1, intent_id: 'pi_9' }));
    const method = cards[0]?.payment_method_id ?? '';
    const found = (change: Partial<Stored>, given: Partial<Circumstances> = {}) =>
      findingsAt({ ...stored, ...change }, { ...good, ...given });
    expect(found({ subscriptions: twice(subscriptions) })).toEqual(['2 subscriptions']);
    expect(found({}, { confirmed: ['pi_1_secret_1', 'pi_1_secret_1'] })).toHaveLength(1);
    expect(found({}, { calls: [confirming('a', 'pi_1'), confirming('b', 'pi_1')] })).toHaveLength(1);
    expect(found({ subscriptions: [], accounts: [] })).toEqual([`a card that nothing uses: ${method}`]);
    expect(found({ cards: waiting })).toEqual([`a card that was left behind: ${method}`]);
    expect(found({ cards: waiting }, { state: 'confirming' })).toEqual([]);
    expect(found({ cards: waiting }, { undeleted: new Set([method]) })).toEqual([]);
    expect(found({ cards: waiting }, { unanswered: new Set([method]) })).toHaveLength(1);
    expect(found({ cards: waiting }, { state: 'entering', unanswered: new Set([method]) })).toEqual([]);
  });

  it('are violated by a completion that lacks something that was typed', async () => {
    const stored = await premium();
    const typed = { profileType: 'personal', values: {} } as const;
    const held = { ...stored, subscriptions: [], cards: [] };
    const words = findingsWhenCompleted(held, typed, true).map((finding) => finding.split(':')[0]);
    expect(words).toEqual(expect.arrayContaining(['subscriptions', 'cards', 'person']));
  });
});
