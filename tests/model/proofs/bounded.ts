import { aoife, everyday } from '../../../machines/samples';
import { application } from '../../../machines/registration/submission/submission.fixtures';
import { specs } from '../../machines/specs';
import type { Bound } from '../../support/charts/bounds';

/**
 * Every promise that a state waits for without a timer of its own, by the flow and the path of its actor, as listed
 * in the flows' specs. A call that requires the bot check first waits for that as well, which has its own timers
 * (`bot-check`).
 */
export const bounded: Readonly<Record<string, Bound>> = Object.fromEntries(
  specs.flatMap(({ flow, waits }) =>
    Object.entries(waits ?? {}).map(([wait, bound]) => [`${flow.machine.id} ${wait}`, bound] as const),
  ),
);

const onAccount = { customer: aoife.uuid, use: { kind: 'account', id: 'account-1' }, cardId: everyday.id };
const removed = { customer: aoife.uuid, cardId: everyday.id };

/** The values that a form's parent sends and searches for. The form's own fixtures cannot know them. */
export const formInputs: Readonly<Record<string, object>> = {
  'card-removal form submitForm': { values: { target: removed } },
  'card-removal form reconcile': { sought: removed },
  'card-choice form submitForm': { values: { target: onAccount, cardId: everyday.id } },
  'card-choice form reconcile': { sought: onAccount },
  'card-account-add form reconcile': { sought: { companyName: 'Byrne Design', knownAccounts: null } },
  'credit-request form submitForm': { values: application.values },
  'credit-request form reconcile': { sought: { companyName: 'Byrne Design', knownApplications: [] } },
  'device-sign-out form submitForm': { values: { target: { customer: aoife.uuid, deviceId: 'd2' } } },
  'factor-add appForm reconcile': { sought: { owner: aoife.uuid, kind: 'totp', known: [] } },
  'factor-add passkeyForm reconcile': { sought: { owner: aoife.uuid, kind: 'passkey', known: [] } },
  'factor-change nameForm submitForm': { values: { factor: 'f1', name: 'Phone' } },
  'factor-change removalForm submitForm': { values: { factor: 'f1' } },
  'subscription-cancel form submitForm': { values: { subscription: 'subscription-1' } },
  'subscription-resume form submitForm': { values: { subscription: 'subscription-1' } },
  'subscription-withdrawal form submitForm': { values: { subscription: 'subscription-1' } },
  'credit-request-decision approval submitForm': { values: { uuid: aoife.uuid } },
  'credit-request-decision approval reconcile': { sought: { uuid: aoife.uuid } },
  'credit-request-decision decline submitForm': { values: { uuid: aoife.uuid, reason: 'No.' } },
  'credit-request-decision decline reconcile': { sought: { uuid: aoife.uuid } },
  'look-only form submitForm': { values: { reason: 'Asked by phone' } },
  'factor-reset form submitForm': { values: { customer: aoife.uuid, reason: 'Lost her phone' } },
  'impersonation-start form submitForm': { values: { customer: aoife.uuid, reason: 'Asked by phone' } },
};

/** Waits without a bound of their own, and why they end anyway. */
export const boundedElsewhere: Readonly<Record<string, string>> = {
  'services fetchExpiringCards': 'Nobody waits for it: the check goes on behind whatever screen is shown.',
  'legacy-frame askSession':
    'It waits for the session, which is asked who is signed in just before and has a call’s time (`session readUser`).',
  'registration findStart':
    'It waits for the app to start, which ends in `boot.failed` after the same calls: the start-up screen with Retry stands over it.',
};

/**
 * Actors whose code is loaded with an `import()`, by the provision's file. Only the waiting state limits how long a
 * chunk may take.
 */
export const lateCode: Readonly<Record<string, readonly string[]>> = {
  'src/app/environment/adapters.ts': [
    'card-entry loadProvider',
    'card-entry createWalletToken',
    'bot-check loadScript',
  ],
  'src/features/app/resource/resource.provide.ts': ['resource loadItems'],
  'src/features/app/services/services.provide.ts': ['services fetchWhereabouts'],
  'src/features/cards/card-entry/card-entry.provide.ts': ['card-authentication runChallenge'],
  'src/features/content/content/content.provide.ts': ['content loadContent'],
  'src/features/settings/password-strength/password-strength.provide.ts': [
    'password-strength loadMeter',
    'password-strength measure',
  ],
  'src/features/settings/settings/settings.provide.ts': ['settings readSettings', 'settings compareSettings'],
};
