import { fromPromise } from 'xstate';
import { creditRequestMachine } from '../../../../machines/profiles/credit-request/credit-request.machine';
import { selectAccounts } from '../../../../machines/app/resource/resource.selectors';
import { ApiError } from '../../../api/api-error';
import { requestAccount } from '../../../api/calls/accounts';
import type { Account } from '../../../domain/entities';
import { isPending } from '../../../domain/account';
import type { StepValues } from '../../../domain/wizard/steps';
import type { Environment } from '../../../app/environment/environment';
import { provideForm, textOf } from '../../session/form-submission/form-submission.provide';
import { ownerOf } from '../../../app/environment/owner';
import { expire, findIn, reload, reread } from '../../../app/environment/reconciliation';
import { reportFailure } from '../../../app/environment/report-failure';
import { creditRequestOf } from './credit-request-payload.provide';

const DRAFT = 'credit-request';

/** Payload fields that have another name in the form. An error of the address appears at its first line. */
const FORM_NAMES: Readonly<Record<string, string>> = {
  companyName: 'creditCompanyName',
  companyAddress: 'companyStreet',
};

const atTheForm = (error: unknown): unknown =>
  error instanceof ApiError
    ? new ApiError({
        kind: error.kind,
        code: error.code,
        messages: error.messages,
        stripe: error.stripe,
        outcomeUnknown: error.outcomeUnknown,
        response: error.response,
        fields: Object.fromEntries(
          Object.entries(error.fields).map(([name, text]) => [FORM_NAMES[name] ?? name, text]),
        ),
      })
    : error;

const valuesOf = (values: Readonly<Record<string, unknown>>): StepValues =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, textOf(value)]));

/** The application to send, and the ids of the applications that were pending before. */
type NewApplication = { readonly companyName: string; readonly knownApplications: readonly string[] };

/**
 * Sends POST accounts/request. If the response is lost, the accounts are reloaded: only one application can be
 * pending at a time.
 */
const provideApplicationForm = (environment: Environment) =>
  provideForm<NewApplication>({
    submit: async (values, { key, signal }) => {
      const owner = ownerOf(environment);
      expire(environment, ['accounts']);
      try {
        await requestAccount(environment.client, owner, creditRequestOf(valuesOf(values)), {
          signal,
          idempotencyKey: key,
          errorNotice: false,
        });
      } catch (error) {
        throw atTheForm(error);
      }
      return {};
    },
    reconcile: {
      seek: (values) => ({
        companyName: creditRequestOf(valuesOf(values)).companyName,
        knownApplications: (selectAccounts(environment.app().system.get('accounts').getSnapshot()) ?? [])
          .filter(isPending)
          .map(({ ref }) => ref),
      }),
      isDone: async ({ companyName, knownApplications }, signal) => {
        const accounts = await reread(environment, 'accounts', ownerOf(environment), signal);
        const isIt = (account: Account) =>
          isPending(account) && account.name === companyName && !knownApplications.includes(account.ref);
        return findIn(accounts, isIt) !== undefined;
      },
    },
  });

/** Provides the "Request Bill Pay" dialog with the real request, which sends no bot-check token (D4.7). */
export const provideCreditRequest = (environment: Environment) => {
  const { drafts } = environment.adapters;
  return creditRequestMachine.provide({
    actors: {
      readDraft: fromPromise<StepValues>(() => Promise.resolve(drafts.load(DRAFT) ?? {})),
      form: provideApplicationForm(environment),
    },
    actions: {
      saveDraft: (_, { values }) => drafts.save(DRAFT, values),
      removeDraft: () => drafts.remove(DRAFT),
      reloadAccounts: (_, { customer }) => reload(environment, 'accounts', customer),
      logFailure: reportFailure(environment, 'credit-request'),
    },
  });
};
