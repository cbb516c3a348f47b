import { describe, expect, it, vi } from 'vitest';
import { createActor, type AnyStateMachine } from 'xstate';
import { createApiClient } from '../../../src/app/environment/client';
import { provideApp } from '../../../src/features/app/app/app.provide';
import { provideContent } from '../../../src/features/content/content/content.provide';
import { provideCloseAccount } from '../../../src/features/settings/close-account/close-account.provide';
import { provideCreditRequestDecision } from '../../../src/features/admin/credit-request-decision/credit-request-decision.provide';
import { provideCustomerSearch } from '../../../src/features/admin/customer-search/customer-search.provide';
import { provideDataDownload } from '../../../src/features/settings/data-download/data-download.provide';
import type { Environment } from '../../../src/app/environment/environment';
import { provideLogout } from '../../../src/features/session/session/logout.provide';
import { provideEmailChange } from '../../../src/features/settings/email-change/email-change.provide';
import { provideReceiptDownload } from '../../../src/features/profiles/receipts/receipt-download.provide';
import { provideCards, provideLinks } from '../../../src/features/app/resource/resource.provide';
import { provideSession } from '../../../src/features/session/session/session.provide';
import { provideSettings } from '../../../src/features/settings/settings/settings.provide';
import { actorOf } from '../../support/system/provide/one-actor';
import { enterWorld, niamh } from '../../support/system/provide/wizard-world';

type Provide = (environment: Environment) => AnyStateMachine;

/** The form that closes the account, which looks up who is signed in after a lost answer. */
const provideClosingForm: Provide = (environment) =>
  actorOf(provideCloseAccount(environment), 'form') as AnyStateMachine;

/** The form of the settings, which looks up what became of a lost answer. */
const provideSettingsForm: Provide = (environment) =>
  actorOf(provideSettings(environment), 'form') as AnyStateMachine;

const owner = niamh.uuid;
const own = `/api/user/${owner}`;

const reads: readonly [string, Provide, string, object][] = [
  ['/api/config', provideApp, 'getConfig', {}],
  ['/api/premium/config', provideApp, 'getPremiumConfig', {}],
  ['/api/content/terms', provideContent, 'loadContent', { page: 'terms' }],
  ['/api/admin/credit-account-requests/r1', provideCreditRequestDecision, 'readRequest', { uuid: 'r1' }],
  ['/api/admin/customers', provideCustomerSearch, 'findCustomers', { query: 'byrne', page: 1 }],
  [`${own}/settings/view`, provideDataDownload, 'saveFile', { customer: owner }],
  ['/api/auth/logout', provideLogout, 'endSession', {}],
  ['/api/admin/end-impersonation', provideLogout, 'endImpersonation', {}],
  [`${own}/receipts/r1/pdf`, provideReceiptDownload, 'saveFile', { customer: owner, file: { id: 'r1' } }],
  [`${own}/cards/view`, provideCards, 'loadItems', { owner }],
  ['/api/content/nav', provideLinks, 'loadItems', { owner }],
  ['/api/auth/user', provideSession, 'readUser', {}],
  ['/api/auth/user', provideClosingForm, 'reconcile', { sought: { customer: owner }, press: null }],
  [`${own}/settings/email`, provideEmailChange, 'cancelChange', {}],
  [`${own}/settings/view`, provideSettings, 'readSettings', { customer: owner, draft: null }],
  [`${own}/settings/view`, provideSettings, 'compareSettings', { customer: owner }],
  [`${own}/settings/view`, provideSettingsForm, 'reconcile', { sought: {}, press: null }],
];

describe('a call that is no longer needed', () => {
  it.each(reads)('is aborted: %s', async (url, provide, src, input) => {
    const { environment } = await enterWorld({ user: niamh });
    const asked: { readonly url: string; readonly signal: AbortSignal }[] = [];
    const client = createApiClient(
      {
        fetch: (to, init) => {
          if (typeof to === 'string' && init?.signal) asked.push({ url: to, signal: init.signal });
          return new Promise(() => undefined);
        },
        texts: environment.adapters.texts,
      },
      () => environment,
    );
    const actor = createActor(actorOf(provide({ ...environment, client }), src), { input }).start();
    await vi.waitFor(() => expect(asked.map((call) => call.url.split('?')[0])).toEqual([url]));
    expect(asked[0]?.signal.aborted).toBe(false);
    actor.stop();
    expect(asked[0]?.signal.aborted).toBe(true);
  });
});
