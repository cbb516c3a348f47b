import { describe, expect, it } from 'vitest';
import { provideAccountSwitches } from '../../../src/provide/account-switches';
import { provideApp } from '../../../src/provide/app';
import { provideCardAccountAdd } from '../../../src/provide/card-account-add';
import { provideCardChoice } from '../../../src/provide/card-choice';
import { provideCardRemoval } from '../../../src/provide/card-removal';
import { provideCollections } from '../../../src/provide/collections';
import { provideCreditRequest } from '../../../src/provide/credit-request';
import { provideCreditRequestDecision } from '../../../src/provide/credit-request-decision';
import { provideCustomerSearch } from '../../../src/provide/customer-search';
import { provideDialogs } from '../../../src/provide/dialogs';
import type { Environment } from '../../../src/provide/environment';
import { provideImpersonationStart } from '../../../src/provide/impersonation-start';
import { provideExpiringCards } from '../../../src/provide/expiring-cards';
import { provideManagePayments } from '../../../src/provide/manage-payments';
import { provideNavigation } from '../../../src/provide/navigation';
import { provideServices } from '../../../src/provide/services';
import { provideSettings } from '../../../src/provide/settings';
import { provideSubscriptionCancel } from '../../../src/provide/subscription-cancel';
import { provideSubscriptionResume } from '../../../src/provide/subscription-resume';
import { provideSubscriptionWithdrawal } from '../../../src/provide/subscription-withdrawal';
import { implementationsOf } from '../../../src/review/play/prepare';
import { register, submissionOf } from './payloads';
import { addPremium, changePassword, does } from './telling';
import { actingNowhere, enterWorld, niamh } from './wizard-world';

describe('a dialog that has stopped working', () => {
  it.each([
    ['of a card account', provideCardAccountAdd, 'showCardFormFailed'],
    ['of a card', provideCardChoice, 'showDialogFailed'],
    ['of a customer', provideCustomerSearch, 'showDialogFailed'],
    ['of the payments', provideManagePayments, 'showDialogFailed'],
  ] as const)('%s is said once, as nobody’s press', async (_what, provide, action) => {
    expect(await does(provide, action, {})).toMatchObject([
      ['notifications', { type: 'notice.shown', notice: { type: 'error', activator: null } }],
    ]);
  });
});

describe('an upgrade that is refused', () => {
  it('is said as a warning', async () => {
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
    ['impersonation start', provideImpersonationStart],
    ['expiring-cards', provideExpiringCards],
    ['manage-payments', provideManagePayments],
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
    ['the collections', provideCollections, { collection: 'cards' }, 'cards'],
    ['the services', provideServices, { service: 'tabs' }, 'tabs'],
  ] as const)('is reported under the name of what failed: %s', async (_what, provide, whose, name) => {
    const { environment, failures } = await enterWorld();
    const report = implementationsOf(provide(environment)).actions['logFailure'];
    report?.(actingNowhere, { ...whose, error: 'broken' });
    expect(failures).toEqual([[name, 'broken']]);
  });

  it('is an app event that nobody knows', async () => {
    const { environment, failures } = await enterWorld();
    implementationsOf(provideNavigation(environment)).actions['logUnknown']?.(actingNowhere, { name: 'x' });
    expect(failures).toEqual([['navigation', new Error('No app event is called x')]]);
  });
});
