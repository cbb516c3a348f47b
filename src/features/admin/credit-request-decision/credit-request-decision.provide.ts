import { assign, fromPromise } from 'xstate';
import { creditRequestDecisionMachine } from '../../../../machines/admin/credit-request-decision/credit-request-decision.machine';
import type { ReadOutcome } from '../../../../machines/admin/credit-request-decision/credit-request-decision.types';
import { ApiError } from '../../../api/api-error';
import {
  approveCreditAccountRequest,
  declineCreditAccountRequest,
  getCreditAccountRequest,
} from '../../../api/calls/admin-area';
import type { CreditAccountRequest } from '../../../domain/admin-entities';
import type { Environment } from '../../../app/environment/environment';
import { provideForm, textOf } from '../../session/form-submission/form-submission.provide';

/** The key of the draft that stores the reason. */
const DRAFT = 'credit-request-decline';

const NOT_FOUND = 404;

/**
 * Provides a credit account request with the real requests (D2.extensionGroups.admin). Their messages appear in the
 * dialogs.
 */
export const provideCreditRequestDecision = ({ adapters, client }: Environment) => {
  const { drafts, failures } = adapters;

  /** Sends POST approve or decline. If the response is lost, the credit account request is reloaded. */
  const deciding = (
    verdict: CreditAccountRequest['status'],
    post: (uuid: string, reason: string, options: object) => Promise<unknown>,
  ) =>
    provideForm({
      submit: async (values, { key, signal }) => {
        const options = { signal, idempotencyKey: key, errorNotice: false };
        await post(textOf(values['uuid']), textOf(values['reason']).trim(), options);
        return {};
      },
      reconcile: {
        seek: (values) => ({ uuid: textOf(values['uuid']) }),
        isDone: async ({ uuid }, signal) => {
          const { status } = await getCreditAccountRequest(client, uuid, { signal });
          return status === verdict;
        },
      },
    });

  return creditRequestDecisionMachine.provide({
    actors: {
      readRequest: fromPromise<ReadOutcome, { uuid: string }>(async ({ input, signal }) => {
        try {
          const request = await getCreditAccountRequest(client, input.uuid, { signal });
          return { kind: 'found', request };
        } catch (error) {
          if (error instanceof ApiError && error.code === NOT_FOUND) return { kind: 'unknown' };
          throw error;
        }
      }),
      approval: deciding('approved', (uuid, _reason, options) =>
        approveCreditAccountRequest(client, uuid, options),
      ),
      decline: deciding('declined', (uuid, reason, options) =>
        declineCreditAccountRequest(client, uuid, reason, options),
      ),
    },
    actions: {
      recallReason: assign(({ context }) => {
        const draft = drafts.load(DRAFT);
        return draft?.['uuid'] === context.uuid ? { reason: draft['reason'] ?? '' } : {};
      }),
      saveDraft: (_, { uuid, reason }) =>
        reason.trim() === '' ? drafts.remove(DRAFT) : drafts.save(DRAFT, { uuid, reason }),
      removeDraft: () => drafts.remove(DRAFT),
      logFailure: (_, { error }) => failures.report('credit request decision', error),
    },
  });
};
