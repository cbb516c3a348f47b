import { fromPromise } from 'xstate';
import { cards as texts } from '#messages/cards/cards';
import { cardDefaultMachine } from '../../../../machines/cards/card-default/card-default.machine';
import type {
  CardDefaultInput,
  SetDefaultInput,
} from '../../../../machines/cards/card-default/card-default.types';
import { ApiError } from '../../../api/api-error';
import { setDefaultCard } from '../../../api/calls/cards';
import { notify, type Environment } from '../../../app/environment/environment';
import { expire, reread } from '../../../app/environment/reconciliation';

type Failed = { readonly cardId: string; readonly error: ApiError };

/**
 * Makes a card the default: PATCH cards/default (D2.extensionGroups.defaultCard). If the response is lost, the cards
 * show whether it was applied. Therefore errors are shown only after the cards are reloaded.
 */
export const provideCardDefault = (environment: Environment) => {
  /** The error of the current request, kept until the cards are reloaded. */
  let failed: Failed | null = null;

  const showFailure = ({ error }: Failed) =>
    notify(environment, {
      type: 'error',
      title: texts.defaultFailed,
      message: error.messages,
      activator: null,
    });

  return cardDefaultMachine.provide({
    actors: {
      setDefault: fromPromise<null, SetDefaultInput>(async ({ input, signal }) => {
        const { customer, cardId, key } = input;
        failed = null;
        const options = { signal, idempotencyKey: key, errorNotice: false };
        try {
          await setDefaultCard(environment.client, customer, cardId, options);
        } catch (error) {
          if (error instanceof ApiError) failed = { cardId, error };
          throw error;
        }
        return null;
      }),
      readCards: fromPromise<null, CardDefaultInput>(async ({ input, signal }) => {
        const read = await reread(environment, 'cards', input.customer, signal).catch(() => undefined);
        if (failed === null) return null;
        const { cardId, error } = failed;
        const isDefault = read?.items.some((card) => card.id === cardId && card.isDefault) === true;
        if (!error.outcomeUnknown || !isDefault) showFailure(failed);
        return null;
      }),
    },
    actions: { expireCards: () => expire(environment, ['cards']) },
  });
};
