import { fromCallback, fromPromise, type Subscription } from 'xstate';
import { expiringCardsMachine } from '../../../../machines/cards/expiring-cards/expiring-cards.machine';
import type {
  CardSearch,
  ExpiringCardsEvent,
  ExpiringCardsInput,
} from '../../../../machines/cards/expiring-cards/expiring-cards.types';
import {
  selectCardAccounts,
  selectCards,
  selectHasFailed,
  selectIsLoading,
  selectSubscriptions,
} from '../../../../machines/app/resource/resource.selectors';
import { selectUser } from '../../../../machines/session/session/session.selectors';
import { isOwnedBy } from '../../../domain/cards/card-account';
import { dayOf, readDueTime, type ClockReading } from '../../../domain/due-time';
import type { CardAccount } from '../../../domain/entities';
import { expiringCards } from '../../../domain/cards/expiring-card';
import {
  EXPIRING_CARD_CHECK_MS,
  EXPIRING_CARD_LOOK_MS,
  EXPIRING_NOTICE_CHECKBOX_TRIES,
  EXPIRING_NOTICE_CHECKBOX_WAIT_MS,
} from '../../../domain/limits';
import { noticeCheckboxId } from '../../../domain/notice';
import { isOnPage } from '../../../platform/page';
import { createRemembered, type Remembered } from '../../../platform/remembered';
import { notify, sendToService, type Environment } from '../../../app/environment/environment';
import { EXPIRING_NOTICE, expiringCardsNotice } from './expiring-card-notice.provide';
import { subscribeToService } from '../../../app/environment/subscribe-to-service';

const watched = ['cards', 'subscriptions', 'cardAccounts'] as const;

/** The storage key that silences a card in this browser. */
function silenceOf(customer: string, card: string): string {
  return `expiring-card.${customer}.${card}`;
}

/** The storage key of the day for which the notice is postponed. */
function putOffOf(customer: string): string {
  return `expiring-cards-later.${customer}`;
}

/** Searches the data that is loaded for the customer, and what this browser remembers. */
function findCards({ adapters, app }: Environment, remembered: Remembered, customer: string): CardSearch {
  const { system } = app();
  const day = dayOf(adapters.now());
  const putOffFor = remembered.valueOf(putOffOf(customer));
  const unknown = { kind: 'unknown', cards: [], day, putOffFor } as const;
  const cards = system.get('cards').getSnapshot();
  const subscriptions = system.get('subscriptions').getSnapshot();
  const user = selectUser(system.get('session').getSnapshot());
  const ifThere = <Items>(list: typeof cards, items: Items): Items | null =>
    list.context.owner === customer && !selectIsLoading(list) && !selectHasFailed(list) ? items : null;
  const held = ifThere(cards, selectCards(cards));
  const paid = ifThere(subscriptions, selectSubscriptions(subscriptions));
  if (held === null || paid === null) return unknown;
  const cardAccounts = system.get('cardAccounts').getSnapshot();
  const found = expiringCards({
    cards: held,
    subscriptions: paid,
    cardAccounts: selectCardAccounts(cardAccounts) ?? [],
    own: (account: CardAccount) => isOwnedBy(account, user),
    silenced: (card) => remembered.has(silenceOf(customer, card)),
  });
  const known = { kind: 'found', cards: found, day, putOffFor } as const;
  if (found.length === 0 || selectHasFailed(cardAccounts)) return known;
  if (selectIsLoading(cardAccounts)) return unknown;
  return cardAccounts.context.items === null ? { ...known, kind: 'accountsUnasked' } : known;
}

/**
 * Provides the check of a customer's cards, with the app's lists and notices. This browser stores which cards are
 * silenced and for which day the notice is postponed, by customer and card.
 */
export function provideExpiringCards(
  environment: Environment,
  remembered: Remembered = createRemembered(() => localStorage),
) {
  const { adapters } = environment;
  const report = (error: unknown) => adapters.failures.report('expiring-cards', error);
  return expiringCardsMachine.provide({
    actors: {
      readClock: fromPromise<ClockReading, { dueAt: number | null }>(({ input }) =>
        Promise.resolve(
          readDueTime(input.dueAt, adapters.now(), {
            everyMs: EXPIRING_CARD_CHECK_MS,
            lookMs: EXPIRING_CARD_LOOK_MS,
          }),
        ),
      ),
      findCards: fromPromise<CardSearch, ExpiringCardsInput>(({ input }) =>
        Promise.resolve(findCards(environment, remembered, input.customer)),
      ),
      findCheckboxes: fromPromise<{ readonly found: boolean }, { ids: readonly string[] }>(({ input }) =>
        Promise.resolve({
          found: input.ids.every((id) => isOnPage(noticeCheckboxId(EXPIRING_NOTICE, id))),
        }),
      ),
      watchApp: fromCallback<ExpiringCardsEvent>(({ sendBack }) => {
        const app = environment.app();
        const look = () => sendBack({ type: 'lists.changed' });
        const until = (subscription: Subscription) => () => subscription.unsubscribe();
        const stops = [
          ...watched.map((name) =>
            subscribeToService(
              app,
              () => app.system.get(name),
              (list) => until(list.subscribe(look)),
            ),
          ),
          subscribeToService(
            app,
            () => app.system.get('session'),
            (session) => until(session.on('session.recovered', (event) => sendBack(event))),
          ),
        ];
        stops.push(remembered.listen(look));
        return () => stops.forEach((stop) => stop());
      }),
    },
    delays: { checkboxWait: EXPIRING_NOTICE_CHECKBOX_WAIT_MS },
    guards: { mayLookAgain: (_, { attempts }) => attempts < EXPIRING_NOTICE_CHECKBOX_TRIES },
    actions: {
      askForLists: (_, { customer, again }) => {
        const type = again ? 'resource.reloaded' : 'resource.requested';
        for (const name of ['cards', 'subscriptions'] as const)
          sendToService(environment, name, { type, owner: customer });
      },
      askForCardAccounts: (_, { customer }) =>
        sendToService(environment, 'cardAccounts', { type: 'resource.requested', owner: customer }),
      showNotice: ({ self }, { cards, customer }) =>
        void notify(environment, expiringCardsNotice(cards), {
          ticked: (card, silenced) => remembered[silenced ? 'keep' : 'forget'](silenceOf(customer, card)),
          run: { later: () => self.send({ type: 'notice.postponed', day: dayOf(adapters.now()) }) },
          closeCallback: () => self.send({ type: 'notice.closed' }),
        }),
      withdrawNotice: () =>
        sendToService(environment, 'notifications', { type: 'notice.withdrawn', id: EXPIRING_NOTICE }),
      putOff: (_, { customer, day }) => remembered.keep(putOffOf(customer), day),
      logFailure: (_, { error }) => report(error),
      logMissingCheckboxes: () => report(new Error('The checkbox of a notice did not appear')),
    },
  });
}
