import { app } from '#messages/app/app';
import type { ClientTexts } from '../../api/client-ports';
import { randomId } from '../../domain/random-id';
import { createPaymentsAccess, type PaymentsAccess } from '../../payments/access';
import { createBotCheck, type BotCheck } from '../../platform/bot-check';
import { createDrafts, type Drafts } from '../../platform/drafts';
import { consoleFailureLog, type FailureLog } from '../../platform/failure-log';
import { lateCode } from '../../platform/late-code';
import { browserTabs, type Tabs } from '../../platform/tabs';
import type { Recorder } from '../../recording/recorder';
import { createFocus, type Focus } from '../../platform/focus';

/** Every external dependency of the app. The composition root passes the real ones. */
export type Adapters = {
  readonly fetch: typeof fetch;
  readonly payments: PaymentsAccess;
  readonly botCheck: BotCheck;
  readonly drafts: Drafts;
  readonly focus: Focus;
  readonly tabs: Tabs;
  readonly failures: FailureLog;
  /** Creates a random id for a notice. */
  readonly newId: () => string;
  /** Returns the current time in epoch milliseconds. */
  readonly now: () => number;
  /** Whether the person asked the system for less motion. */
  readonly prefersLessMotion: () => boolean;
  readonly texts: ClientTexts;
  readonly recordings: Recordings;
  /** Loads the code of the dialog in which a person signs in again. */
  readonly loadSignInAgain: () => Promise<unknown>;
};

/** What the charts of this page did (D2.extensionGroups.support). */
export type Recordings = {
  /** The recorder once it has loaded; `null` if it could not be. It is waited for where support is offered. */
  readonly recorder: Promise<Recorder | null>;
  readonly loaded: (recorder: Recorder | null) => void;
};

function createRecordings(): Recordings {
  let loaded: Recordings['loaded'] = () => undefined;
  const recorder = new Promise<Recorder | null>((resolve) => (loaded = resolve));
  return { recorder, loaded };
}

type Browser = {
  readonly fetch: typeof globalThis.fetch;
  readonly loadSignInAgain?: () => Promise<unknown>;
};

/** Creates the real adapters of a browser. None of them accesses the browser before the app runs. */
export const createAdapters = ({ fetch, loadSignInAgain = () => Promise.resolve() }: Browser): Adapters => ({
  fetch,
  loadSignInAgain,
  payments: createPaymentsAccess(async (options) =>
    (await lateCode(() => import('../../payments/load'))).loadPayments(options),
  ),
  botCheck: createBotCheck(async () =>
    (await lateCode(() => import('../../platform/recaptcha'))).recaptcha(document),
  ),
  drafts: createDrafts(() => sessionStorage),
  focus: createFocus(() => document),
  tabs: browserTabs(),
  failures: consoleFailureLog,
  newId: randomId,
  now: () => Date.now(),
  // The system also runs where there is no screen.
  prefersLessMotion: () =>
    'matchMedia' in globalThis && matchMedia('(prefers-reduced-motion: reduce)').matches,
  recordings: createRecordings(),
  texts: {
    error: app.errorTitle,
    success: app.success,
    genericTitle: app.genericTitle,
    tryAgain: app.tryAgainLater,
    mandatoryUrl: app.mandatoryUrl,
    accountChanged: app.accountChanged,
    onlyLooking: app.onlyLooking,
  },
});
