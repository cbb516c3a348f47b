import { fromPromise } from 'xstate';
import { cardAccountAddMachine } from '../../../../machines/profiles/card-account-add/card-account-add.machine';
import type { CardAccountDraft } from '../../../../machines/profiles/card-account-add/card-account-add.types';
import { selectCardAccounts } from '../../../../machines/app/resource/resource.selectors';
import { addCardAccount } from '../../../api/calls/card-accounts';
import type { CardAccount } from '../../../domain/entities';
import { botToken } from '../../session/bot-check/bot-check.provide';
import { provideCardAdd } from '../../cards/card-add/card-add.provide';
import { showDialogFailed } from '../../../app/environment/dialog-failure';
import type { Environment } from '../../../app/environment/environment';
import { provideForm, textOf } from '../../session/form-submission/form-submission.provide';
import { ownerOf } from '../../../app/environment/owner';
import { expire, findIn, reload, reread } from '../../../app/environment/reconciliation';
import { reportFailure } from '../../../app/environment/report-failure';

const DRAFT = 'card-account-add';

const companyIn = (values: Readonly<Record<string, unknown>>): string => textOf(values['companyName']).trim();

/** The account to create, and the ids of the accounts that existed before; `null` if those are unknown. */
type NewAccount = { readonly companyName: string; readonly knownAccounts: readonly string[] | null };

/**
 * Sends POST cards/business/add. If the response is lost, the accounts are compared with those that existed before.
 */
const provideAccountForm = (environment: Environment) =>
  provideForm<NewAccount>({
    submit: async (values, { key, signal }) => {
      const owner = ownerOf(environment);
      const recaptchaToken = await botToken(environment, 'register_card', signal);
      expire(environment, ['cardAccounts']);
      await addCardAccount(
        environment.client,
        owner,
        { companyName: companyIn(values), cardId: textOf(values['cardId']), recaptchaToken },
        { signal, idempotencyKey: key, errorNotice: false },
      );
      return {};
    },
    reconcile: {
      seek: (values) => {
        const accounts = selectCardAccounts(environment.app().system.get('cardAccounts').getSnapshot());
        const knownAccounts = accounts?.map(({ accountId }) => accountId) ?? null;
        return { companyName: companyIn(values), knownAccounts };
      },
      isDone: async ({ companyName, knownAccounts }, signal) => {
        const accounts = await reread(environment, 'cardAccounts', ownerOf(environment), signal);
        const isAlike = ({ nickname }: CardAccount) => nickname === companyName;
        if (knownAccounts === null && accounts.items.some(isAlike))
          throw new Error('The new account cannot be distinguished from an old one');
        const isNew = (one: CardAccount) => isAlike(one) && !knownAccounts?.includes(one.accountId);
        return findIn(accounts, isNew) !== undefined;
      },
    },
  });

/** Provides the "Add business account" dialog with the real requests (S5.addCardAccount, S7.calls.15). */
export const provideCardAccountAdd = (environment: Environment) => {
  const { drafts } = environment.adapters;
  return cardAccountAddMachine.provide({
    actors: {
      readDraft: fromPromise<CardAccountDraft>(() =>
        Promise.resolve({ companyName: drafts.load(DRAFT)?.['companyName'] ?? '' }),
      ),
      form: provideAccountForm(environment),
      cardAdd: provideCardAdd(environment),
    },
    actions: {
      saveDraft: (_, { companyName }) => drafts.save(DRAFT, { companyName }),
      removeDraft: () => drafts.remove(DRAFT),
      reloadCards: (_, { customer }) => reload(environment, 'cards', customer),
      reloadAccounts: (_, { customer }) => reload(environment, 'cardAccounts', customer),
      showCardFormFailed: () => showDialogFailed(environment),
      logFailure: reportFailure(environment, 'card-account-add'),
    },
  });
};
