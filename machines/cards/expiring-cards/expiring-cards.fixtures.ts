import type { ExpiringCard } from '../../../src/domain/cards/expiring-card';
import type { FlowFixtures } from '../../fixtures.types';
import { aoife, jointAccount, oldOne, premiumUse } from '../../samples';
import type { expiringCardsMachine } from './expiring-cards.machine';

const subscription = { ...premiumUse, cardId: oldOne.id };

/** A card that expires soon and pays for nothing; one that has expired and pays for a subscription. */
const soon: ExpiringCard = { card: jointAccount, uses: [], silenced: false };
const used: ExpiringCard = { card: oldOne, uses: [subscription], silenced: false };

/** Nothing was put off. */
const today = { day: '2026-11-20', putOffFor: null } as const;

export const fixtures = {
  inputs: { default: { customer: aoife.uuid } },
  events: [
    { type: 'lists.loaded', cards: [], ...today },
    { type: 'lists.loaded', cards: [used, soon], ...today },
    { type: 'lists.loaded', cards: [{ ...used, uses: [] }, soon], ...today },
    {
      type: 'lists.loaded',
      cards: [
        { ...used, uses: [] },
        { ...soon, silenced: true },
      ],
      ...today,
    },
    { type: 'lists.loaded', cards: [used, soon], day: today.day, putOffFor: today.day },
    { type: 'notice.closed' },
    { type: 'notice.postponed', day: today.day },
    { type: 'session.recovered' },
  ],
  outcomes: {
    readClock: {
      due: { resolve: { due: true, dueAt: 86_400, nextLookMs: 1_000 } },
      early: { resolve: { due: false, dueAt: 86_400, nextLookMs: 1_000 } },
      failed: { reject: new Error('There is no clock') },
    },
    findCheckboxes: {
      found: { resolve: { found: true } },
      missing: { resolve: { found: false } },
      failed: { reject: new Error('There is no page') },
    },
    watchApp: { crashed: { reject: new Error('The lists are gone') } },
  },
  distinguish: ({ told, looks, dueAt }) => [told, looks, dueAt],
} satisfies FlowFixtures<typeof expiringCardsMachine>;
