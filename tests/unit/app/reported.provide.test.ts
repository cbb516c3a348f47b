import { describe, expect, it } from 'vitest';
import { provideAccountSwitches } from '../../../src/features/profiles/account-switches/account-switches.provide';
import { provideApp } from '../../../src/features/app/app/app.provide';
import { provideCardAccountAdd } from '../../../src/features/profiles/card-account-add/card-account-add.provide';
import { provideCardChoice } from '../../../src/features/cards/card-choice/card-choice.provide';
import { provideCardRemoval } from '../../../src/features/cards/card-removal/card-removal.provide';
import { provideCollections } from '../../../src/features/app/collections/collections.provide';
import { provideCreditRequest } from '../../../src/features/profiles/credit-request/credit-request.provide';
import { provideCreditRequestDecision } from '../../../src/features/admin/credit-request-decision/credit-request-decision.provide';
import { provideCustomerSearch } from '../../../src/features/admin/customer-search/customer-search.provide';
import { provideCsvExport } from '../../../src/features/admin/frame/csv-export.provide';
import { provideDataDownload } from '../../../src/features/settings/data-download/data-download.provide';
import { provideDialogs } from '../../../src/features/app/dialogs/dialogs.provide';
import type { Environment } from '../../../src/app/environment/environment';
import { provideImpersonationStart } from '../../../src/features/session/impersonation/impersonation-start.provide';
import { provideLookOnly } from '../../../src/features/session/impersonation/look-only.provide';
import { provideExpiringCards } from '../../../src/features/cards/expiring-cards/expiring-cards.provide';
import { provideManagePayments } from '../../../src/features/profiles/manage-payments/manage-payments.provide';
import { provideNavigation } from '../../../src/features/app/navigation/navigation.provide';
import { providePasskeySignIn } from '../../../src/features/session/passkey-sign-in/passkey-sign-in.provide';
import { provideReceiptDownload } from '../../../src/features/profiles/receipts/receipt-download.provide';
import { provideRegistration } from '../../../src/features/registration/registration/registration.provide';
import { provideSecondStep } from '../../../src/features/session/second-step/second-step.provide';
import { provideServices } from '../../../src/features/app/services/services.provide';
import { provideFactorAdd } from '../../../src/features/settings/factor-add/factor-add.provide';
import { provideFactorChange } from '../../../src/features/settings/factor-change/factor-change.provide';
import { nothingShown } from '../../../src/features/settings/factors/factors.provide';
import { provideRecoveryCodes } from '../../../src/features/settings/recovery-codes/recovery-codes.provide';
import { provideSettings } from '../../../src/features/settings/settings/settings.provide';
import { provideSubscriptionCancel } from '../../../src/features/profiles/subscription-cancel/subscription-cancel.provide';
import { provideSubscriptionResume } from '../../../src/features/profiles/subscription-resume/subscription-resume.provide';
import { provideSubscriptionWithdrawal } from '../../../src/features/profiles/subscription-withdrawal/subscription-withdrawal.provide';
import { implementationsOf } from '../../../src/review/play/prepare';
import { register, submissionOf } from '../../support/system/provide/payloads';
import { addPremium, changePassword, does } from '../../support/system/provide/telling';
import { actingNowhere, enterWorld, niamh } from '../../support/system/provide/wizard-world';

const registration = (environment: Environment) =>
  provideRegistration(environment, { premium: false, preset: null });

const ofFactors = { list: null as never, reload: () => undefined, secrets: nothingShown() };

describe('a dialog that has stopped working', () => {
  it.each([
    ['of a card account', provideCardAccountAdd, 'showCardFormFailed'],
    ['of a card', provideCardChoice, 'showDialogFailed'],
    ['of a customer', provideCustomerSearch, 'showDialogFailed'],
    ['of the payments', provideManagePayments, 'showDialogFailed'],
  ] as const)('%s is reported once, without an activator', async (_what, provide, action) => {
    expect(await does(provide, action, {})).toMatchObject([
      ['notifications', { type: 'notice.shown', notice: { type: 'error', activator: null } }],
    ]);
  });
});

describe('an upgrade that is refused', () => {
  it('is shown as a warning', async () => {
    expect(await does(addPremium, 'refuseUpgrade', {})).toMatchObject([
      ['notifications', { type: 'notice.shown', notice: { type: 'warning' } }],
    ]);
  });
});

describe('what a chart did not expect', () => {
  it.each([
    ['account-switches', provideAccountSwitches],
    ['add-premium', addPremium],
    ['card-account-add', provideCardAccountAdd],
    ['card choice', provideCardChoice],
    ['card removal', provideCardRemoval],
    ['change password', changePassword],
    ['content', provideDialogs],
    ['credit-request', provideCreditRequest],
    ['credit request decision', provideCreditRequestDecision],
    ['customer search', provideCustomerSearch],
    [
      'csv export',
      (environment: Environment) => provideCsvExport(environment, { what: 'audit', table: () => null }),
    ],
    ['data download', provideDataDownload],
    ['factor add', (environment: Environment) => provideFactorAdd(environment, ofFactors)],
    ['factor change', (environment: Environment) => provideFactorChange(environment, ofFactors)],
    ['impersonation start', provideImpersonationStart],
    ['expiring-cards', provideExpiringCards],
    ['look only', provideLookOnly],
    ['manage-payments', provideManagePayments],
    ['passkey sign-in', (environment: Environment) => providePasskeySignIn(environment, false)],
    ['receipt download', provideReceiptDownload],
    ['recovery codes', (environment: Environment) => provideRecoveryCodes(environment, ofFactors)],
    ['registration', registration],
    ['second step', provideSecondStep],
    ['settings', provideSettings],
    ['submission', (environment: Environment) => submissionOf(register()(environment))],
    ['subscription cancel', provideSubscriptionCancel],
    ['subscription resume', provideSubscriptionResume],
    ['subscription withdrawal', provideSubscriptionWithdrawal],
  ] as const)('is reported under its name: %s', async (name, provide) => {
    const { environment, failures } = await enterWorld({ user: niamh });
    implementationsOf(provide(environment)).actions['logFailure']?.(actingNowhere, { error: 'broken' });
    expect(failures).toEqual([[name, 'broken']]);
  });

  it.each([
    ['the app', provideApp, { source: 'services' }, 'services'],
    ['the collections', provideCollections, { source: 'cards' }, 'cards'],
    ['the services', provideServices, { source: 'tabs' }, 'tabs'],
  ] as const)('is reported under the name of what failed: %s', async (_what, provide, whose, name) => {
    const { environment, failures } = await enterWorld();
    const report = implementationsOf(provide(environment)).actions['logFailure'];
    report?.(actingNowhere, { ...whose, error: 'broken' });
    expect(failures).toEqual([[name, 'broken']]);
  });

  it('is an unknown app event', async () => {
    const { environment, failures } = await enterWorld();
    implementationsOf(provideNavigation(environment)).actions['logUnknown']?.(actingNowhere, { name: 'x' });
    expect(failures).toEqual([['navigation', new Error('No app event is called x')]]);
  });
});
