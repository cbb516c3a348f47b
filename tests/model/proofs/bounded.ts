import { aoife, everyday } from '../../../machines/samples';
import { application } from '../../../machines/registration/submission/submission.fixtures';
import { CALL_TIMEOUT_MS } from '../../../src/domain/limits';

/** How long what is waited for may take when nobody answers. */
export type Bound = {
  /** `server`: it asks the server, through the client; `here`: it asks this browser alone. */
  readonly asks: 'server' | 'here';
  /** In ms, by which it has ended. */
  readonly endsBy: number;
};

const here: Bound = { asks: 'here', endsBy: 0 };
/** One call, or several at once: as long as the client waits. */
const call: Bound = { asks: 'server', endsBy: CALL_TIMEOUT_MS };
/** One after the other: a call, and what became of it. */
const inTurn = (calls: number): Bound => ({ asks: 'server', endsBy: calls * CALL_TIMEOUT_MS });

/**
 * Every promise that a state waits for without a time of its own, by the flow and the actors down to it.
 * What asks the bot check first waits for that as well, which has times of its own (`bot-check`).
 */
export const bounded: Readonly<Record<string, Bound>> = {
  'app getConfig': call,
  'app getPremiumConfig': call,
  'session readUser': call,
  'logout endSession': call,
  'logout endImpersonation': call,
  'new-version findWork': here,
  'demo-banner recall': here,
  'impersonation-clock readElapsed': here,
  'expiring-cards readClock': here,
  'expiring-cards findCheckboxes': here,
  'form-submission submitForm': call,
  'form-submission completeForm': call,
  'contact form submitForm': call,
  'contact form completeForm': here,
  'card-add addCard': call,
  'card-add findCard': call,
  'submission submit': call,
  'submission deleteCard': call,
  'submission reconcile': call,
  'add-premium findAccount': call,
  'account-switches switchAccount': call,
  'account-switches findAccount': call,
  'card-default setDefault': call,
  'card-default readCards': call,
  'card-account-add readDraft': here,
  'card-account-add form submitForm': inTurn(2),
  'card-account-add form completeForm': here,
  'card-removal findUse': call,
  'card-removal readCards': call,
  'card-removal form submitForm': call,
  'card-removal form completeForm': here,
  'card-choice findAttached': call,
  'card-choice readUse': call,
  'card-choice form submitForm': call,
  'card-choice form completeForm': here,
  'credit-request readDraft': here,
  'credit-request form submitForm': inTurn(2),
  'credit-request form completeForm': here,
  'settings form submitForm': call,
  'settings form completeForm': here,
  'subscription-cancel readLists': call,
  'subscription-cancel form submitForm': call,
  'subscription-cancel form completeForm': here,
  'subscription-resume readLists': call,
  'subscription-resume form submitForm': inTurn(2),
  'subscription-resume form completeForm': here,
  'subscription-withdrawal readOutcome': call,
  'subscription-withdrawal form submitForm': inTurn(2),
  'subscription-withdrawal form completeForm': here,
  'close-account form submitForm': call,
  'close-account form completeForm': here,
  'data-download saveData': call,
  'receipt-download saveReceipt': call,
  'credit-request-decision readRequest': call,
  'credit-request-decision approval submitForm': inTurn(2),
  'credit-request-decision approval completeForm': here,
  'credit-request-decision decline submitForm': inTurn(2),
  'credit-request-decision decline completeForm': here,
  'customer-search findCustomers': call,
  'impersonation-start form submitForm': call,
  'impersonation-start form completeForm': call,
  'change-password form submitForm': call,
  'change-password form completeForm': here,
};

const onAccount = { customer: aoife.uuid, use: { kind: 'account', id: 'account-1' } };

/** What the parent of a form has it send: the form's own fixtures cannot know. */
export const formValues: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'card-removal form submitForm': { target: { customer: aoife.uuid, cardId: everyday.id } },
  'card-choice form submitForm': { target: onAccount, cardId: everyday.id },
  'credit-request form submitForm': application.values,
  'subscription-cancel form submitForm': { subscription: 'subscription-1' },
  'subscription-resume form submitForm': { subscription: 'subscription-1' },
  'subscription-withdrawal form submitForm': { subscription: 'subscription-1' },
  'credit-request-decision approval submitForm': { uuid: aoife.uuid },
  'credit-request-decision decline submitForm': { uuid: aoife.uuid, reason: 'No.' },
  'impersonation-start form submitForm': { customer: aoife.uuid, reason: 'Asked by phone' },
};

/** What is bounded by nothing of its own, and why nobody waits for ever all the same. */
export const boundedElsewhere: Readonly<Record<string, string>> = {
  'legacy-frame askSession':
    'It waits for the session, which is asked who is signed in just before and has a call’s time (`session readUser`).',
  'registration findStart':
    'It waits for the app to start, which ends in `boot.failed` after the same calls: the start-up screen with Retry stands over it.',
};

/**
 * Whose code comes with an `import()`, by the provision's file, and what waits for it. Nothing bounds how long a
 * chunk takes but the state that waits.
 */
export const lateCode: Readonly<Record<string, readonly string[]>> = {
  'src/app/environment/adapters.ts': [
    'card-entry loadProvider',
    'card-entry createWalletToken',
    'bot-check loadScript',
  ],
  'src/features/admin/dashboard/figures.provide.ts': ['resource loadItems'],
  'src/features/admin/frame/admin-lists.provide.ts': ['resource loadItems'],
  'src/features/app/resource/resource.provide.ts': ['resource loadItems'],
  'src/features/cards/card-entry/card-entry.provide.ts': ['card-add runChallenge', 'submission runChallenge'],
  'src/features/content/content/content.provide.ts': ['content loadContent'],
  'src/features/settings/password-strength/password-strength.provide.ts': [
    'password-strength loadMeter',
    'password-strength measure',
  ],
  'src/features/settings/settings/settings.provide.ts': ['settings readSettings', 'settings compareSettings'],
};
