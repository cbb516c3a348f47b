import { fromPromise } from 'xstate';
import { cards as texts } from '#messages/cards/cards';
import { cardDefaultMachine } from '../../../../machines/cards/card-default/card-default.machine';
import type {
  CardDefaultInput,
  DefaultFailure,
  SetDefaultInput,
} from '../../../../machines/cards/card-default/card-default.types';
import { ApiError } from '../../../api/api-error';
import { setDefaultCard } from '../../../api/calls/cards';
import { notify, type Environment } from '../../../app/environment/environment';
import { expire, reread } from '../../../app/environment/reconciliation';
import { reportFailure } from '../../../app/environment/report-failure';

/**
 * Makes a card the default: PATCH cards/default (D2.extensionGroups.defaultCard). Errors are shown in a notice, once
 * the cards were read again.
 */
export const provideCardDefault = (environment: Environment) =>
  cardDefaultMachine.provide({
    actors: {
      setDefault: fromPromise<DefaultFailure | null, SetDefaultInput>(async ({ input, signal }) => {
        const { customer, cardId, key } = input;
        const options = { signal, idempotencyKey: key, errorNotice: false };
        try {
          await setDefaultCard(environment.client, customer, cardId, options);
          return null;
        } catch (error) {
          if (!(error instanceof ApiError)) throw error;
          return { outcomeUnknown: error.outcomeUnknown, messages: error.messages };
        }
      }),
      readCards: fromPromise<{ defaultCard: string | null }, CardDefaultInput>(async ({ input, signal }) => {
        const { items } = await reread(environment, 'cards', input.customer, signal);
        return { defaultCard: items.find(({ isDefault }) => isDefault)?.id ?? null };
      }),
    },
    actions: {
      expireCards: () => expire(environment, ['cards']),
      logFailure: reportFailure(environment, 'card default'),
      showFailure: (_, { messages }) =>
        void notify(environment, {
          type: 'error',
          title: texts.defaultFailed,
          message: messages,
          activator: null,
        }),
    },
  });
