import type { ExpiringCard } from '../../../src/domain/cards/expiring-card';
import type { FlowFixtures } from '../../fixtures.types';
import { aoife, jointAccount, oldOne, premiumUse } from '../../samples';
import type { expiringCardsMachine } from './expiring-cards.machine';

const subscription = { ...premiumUse, cardId: oldOne.id };

/** One card that expires soon and pays for nothing, and one that has expired and pays for a subscription. */
const soon: ExpiringCard = { card: jointAccount, uses: [], silenced: false };
const used: ExpiringCard = { card: oldOne, uses: [subscription], silenced: false };

const day = '2026-11-20';

/** The notice was not postponed. */
const found = (...cards: readonly ExpiringCard[]) =>
  ({ resolve: { kind: 'found', cards, day, putOffFor: null } }) as const;

export const fixtures = {
  inputs: { default: { customer: aoife.uuid } },
  events: [
    { type: 'lists.changed' },
    { type: 'notice.closed' },
    { type: 'notice.postponed', day },
    { type: 'session.recovered' },
  ],
  outcomes: {
    readClock: {
      due: { resolve: { due: true, dueAt: 86_400, nextLookMs: 1_000 } },
      early: { resolve: { due: false, dueAt: 86_400, nextLookMs: 1_000 } },
      failed: { reject: new Error('There is no clock') },
    },
    findCards: {
      none: found(),
      both: found(used, soon),
      unused: found({ ...used, uses: [] }, soon),
      silenced: found({ ...used, uses: [] }, { ...soon, silenced: true }),
      putOff: { resolve: { kind: 'found', cards: [used, soon], day, putOffFor: day } },
      accountsUnasked: { resolve: { kind: 'accountsUnasked', cards: [soon], day, putOffFor: null } },
      unknown: { resolve: { kind: 'unknown', cards: [], day, putOffFor: null } },
      failed: { reject: new Error('There are no lists') },
    },
    findCheckboxes: {
      found: { resolve: { found: true } },
      missing: { resolve: { found: false } },
      failed: { reject: new Error('There is no page') },
    },
    watchApp: { crashed: { reject: new Error('The lists are gone') } },
  },
  distinguish: ({ notified, attempts, dueAt }) => [notified, attempts, dueAt],
  // The number of attempts to find the checkboxes affects neither the lists nor any later state.
  within: (snapshot) =>
    snapshot.context.attempts <= 1 ||
    (snapshot.matches({ lists: 'lookedThrough' }) &&
      (snapshot.matches({ check: 'awaitingCheckboxes' }) ||
        snapshot.matches({ check: 'seekingCheckboxes' }))),
} satisfies FlowFixtures<typeof expiringCardsMachine>;
