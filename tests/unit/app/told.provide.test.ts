import { describe, expect, it } from 'vitest';
import { provideAccountSwitches } from '../../../src/features/profiles/account-switches/account-switches.provide';
import { provideCardAccountAdd } from '../../../src/features/profiles/card-account-add/card-account-add.provide';
import { provideCardChoice } from '../../../src/features/cards/card-choice/card-choice.provide';
import { provideCardDefault } from '../../../src/features/cards/card-default/card-default.provide';
import { provideCardRemoval } from '../../../src/features/cards/card-removal/card-removal.provide';
import { provideCreditRequest } from '../../../src/features/profiles/credit-request/credit-request.provide';
import { provideExpiringCards } from '../../../src/features/cards/expiring-cards/expiring-cards.provide';
import { provideLegacyFrame } from '../../../src/features/legacy/legacy-frame/legacy-frame.provide';
import { provideLogout } from '../../../src/features/session/session/logout.provide';
import { provideManagePayments } from '../../../src/features/profiles/manage-payments/manage-payments.provide';
import { provideNavigation } from '../../../src/features/app/navigation/navigation.provide';
import { provideSession } from '../../../src/features/session/session/session.provide';
import { provideSettings } from '../../../src/features/settings/settings/settings.provide';
import { provideSubscriptionCancel } from '../../../src/features/profiles/subscription-cancel/subscription-cancel.provide';
import { provideSubscriptionResume } from '../../../src/features/profiles/subscription-resume/subscription-resume.provide';
import { provideSubscriptionWithdrawal } from '../../../src/features/profiles/subscription-withdrawal/subscription-withdrawal.provide';
import { provideTabs } from '../../../src/features/app/tabs/tabs.provide';
import {
  addPremium,
  changePassword,
  customer,
  does,
  type Name,
  type Provide,
  type Told,
} from '../../support/system/provide/telling';
import { niamh, type World } from '../../support/system/provide/wizard-world';

const reloaded = (name: Name, owner: string | null = customer): Told => [
  name,
  { type: 'resource.reloaded', owner },
];
const requested = (name: Name): Told => [name, { type: 'resource.requested', owner: customer }];
const expired = (name: Name): Told => [name, { type: 'resource.expired' }];

const legacyFrame: Provide = (environment) => provideLegacyFrame(environment, 'frame');
const receipts = { extensions: ['auth', 'receipts'] };
const premium = { user: { ...niamh, premium: true } };
const account = { customer, use: { kind: 'account', id: '7' } };
const subscription = { customer, use: { kind: 'subscription', id: '31' } };

const said: readonly [string, Provide, string, object, readonly Told[], World?][] = [
  ['account switches', provideAccountSwitches, 'expireAccounts', {}, [expired('cardAccounts')]],
  ['account switches', provideAccountSwitches, 'reloadAccounts', { customer }, [reloaded('cardAccounts')]],
  ['premium', addPremium, 'requestAccounts', {}, [requested('cardAccounts')]],
  [
    'premium',
    addPremium,
    'reloadProfile',
    {},
    [
      expired('accounts'),
      expired('cardAccounts'),
      expired('subscriptions'),
      expired('receipts'),
      reloaded('subscriptions'),
      reloaded('cards'),
      ['session', { type: 'session.userChanged' }],
    ],
  ],
  ['a new card account', provideCardAccountAdd, 'reloadCards', { customer }, [reloaded('cards')]],
  ['a new card account', provideCardAccountAdd, 'reloadAccounts', { customer }, [reloaded('cardAccounts')]],
  ['the choice of a card', provideCardChoice, 'requestCards', { customer }, [requested('cards')]],
  ['the choice of a card', provideCardChoice, 'reloadCards', { customer }, [reloaded('cards')]],
  ['the choice of a card', provideCardChoice, 'reloadUse', account, [reloaded('cardAccounts')]],
  ['the choice of a card', provideCardChoice, 'reloadUse', subscription, [reloaded('subscriptions')]],
  ['the choice of a card', provideCardChoice, 'reloadOthers', account, [expired('subscriptions')]],
  ['the choice of a card', provideCardChoice, 'reloadOthers', subscription, [expired('cardAccounts')]],
  ['the default card', provideCardDefault, 'expireCards', {}, [expired('cards')]],
  ['a card’s removal', provideCardRemoval, 'reloadCards', { customer }, [reloaded('cards')]],
  ['a logout', provideLogout, 'clearNavigation', {}, [['links', { type: 'resource.cleared' }]]],
  ['a logout', provideLogout, 'clearNotices', {}, [['notifications', { type: 'notices.cleared' }]]],
  ['a logout', provideLogout, 'readUserAgain', {}, [['session', { type: 'session.userChanged' }]]],
  ['a new password', changePassword, 'clearMustChange', {}, [['session', { type: 'password.changed' }]]],
  ['a new password', changePassword, 'resetNavigation', {}, [reloaded('links')]],
  ['a new password', changePassword, 'resetNavigation', {}, [reloaded('links', null)], { user: null }],
  ['an application', provideCreditRequest, 'reloadAccounts', { customer }, [reloaded('accounts')]],
  [
    'an older page',
    legacyFrame,
    'triggerAppEvent',
    { name: 'terms' },
    [['navigation', { type: 'appEvent.triggered', name: 'terms', activator: 'frame' }]],
  ],
  ['an older page', legacyFrame, 'markSessionStale', {}, [['session', { type: 'session.stale' }]]],
  [
    'an older page',
    legacyFrame,
    'readUserAgain',
    {},
    [expired('links'), ['session', { type: 'session.recheckRequested' }]],
  ],
  ['an older page', legacyFrame, 'reportUnauthorized', {}, [['session', { type: 'unauthorized' }]]],
  [
    'the payments',
    provideManagePayments,
    'requestLists',
    { customer },
    [requested('cards'), requested('cardAccounts'), requested('accounts')],
  ],
  [
    'the payments of a Premium customer',
    provideManagePayments,
    'requestLists',
    { customer },
    [
      requested('cards'),
      requested('cardAccounts'),
      requested('accounts'),
      requested('subscriptions'),
      requested('receipts'),
    ],
    { ...premium, ...receipts },
  ],
  ['the payments', provideManagePayments, 'reloadList', { customer, list: 'cards' }, [reloaded('cards')]],
  [
    'the menu',
    provideNavigation,
    'requestLogout',
    {},
    [['logout', { type: 'logout.requested', role: 'customer', target: null }]],
  ],
  [
    'the menu of an admin',
    provideNavigation,
    'requestLogout',
    {},
    [['logout', { type: 'logout.requested', role: 'admin', target: null }]],
    { user: { ...niamh, admin: true } },
  ],
  [
    'the menu',
    provideNavigation,
    'openDialog',
    { name: 'terms', activator: 'menu' },
    [['dialogs', { type: 'dialog.requested', name: 'terms', activator: 'menu' }]],
  ],
  ['the settings', provideSettings, 'refreshUser', {}, [['session', { type: 'session.recheckRequested' }]]],
  ...(
    [
      ['a cancellation', provideSubscriptionCancel],
      ['a resumption', provideSubscriptionResume],
    ] as const
  ).flatMap(([flow, provide]): [string, Provide, string, object, readonly Told[]][] => [
    [flow, provide, 'expireLists', {}, [expired('cardAccounts'), expired('subscriptions'), expired('links')]],
    [flow, provide, 'reloadNavigation', { customer }, [reloaded('links')]],
    [
      flow,
      provide,
      'reloadLists',
      { customer },
      [reloaded('cardAccounts'), reloaded('subscriptions'), reloaded('links')],
    ],
  ]),
  ['a cancellation of one who is gone', provideSubscriptionCancel, 'reloadLists', { customer: 'u9' }, []],
  [
    'a withdrawal',
    provideSubscriptionWithdrawal,
    'expireLists',
    {},
    [expired('cardAccounts'), expired('subscriptions'), expired('receipts'), expired('links')],
  ],
  ['a withdrawal', provideSubscriptionWithdrawal, 'reloadNavigation', { customer }, [reloaded('links')]],
  [
    'a withdrawal',
    provideSubscriptionWithdrawal,
    'reloadLists',
    { customer },
    [reloaded('cardAccounts'), reloaded('subscriptions'), reloaded('links')],
  ],
  [
    'a withdrawal where there are receipts',
    provideSubscriptionWithdrawal,
    'reloadLists',
    { customer },
    [reloaded('cardAccounts'), reloaded('subscriptions'), reloaded('receipts'), reloaded('links')],
    receipts,
  ],
  [
    'cards that expire',
    provideExpiringCards,
    'withdrawNotice',
    {},
    [['notifications', { type: 'notice.withdrawn', id: 'expiring-cards' }]],
  ],
  [
    'another session',
    provideSession,
    'clearCustomerData',
    {},
    [
      ...(['links', 'cards', 'cardAccounts', 'accounts', 'subscriptions', 'receipts'] as const).map(
        (name): Told => [name, { type: 'resource.cleared' }],
      ),
      ['notifications', { type: 'notices.cleared' }],
    ],
  ],
  ['another tab', provideTabs, 'confirmSessionHere', {}, [['session', { type: 'session.confirmed' }]]],
  ['another tab', provideTabs, 'endSessionHere', {}, [['session', { type: 'session.endedElsewhere' }]]],
  ['another tab', provideTabs, 'replaceSessionHere', {}, [['session', { type: 'session.replaced' }]]],
];

const cases = said.map(([flow, provide, action, params, told, world]) => ({
  flow,
  provide,
  action,
  params,
  told,
  world,
}));

describe('the effects on the rest of the app', () => {
  it.each(cases)('by $flow ($action)', async ({ provide, action, params, told, world }) => {
    expect(await does(provide, action, params, world)).toEqual(told);
  });
});
