import type { CallOptions, Client } from '../../../src/api/client';
import * as accounts from '../../../src/api/calls/accounts';
import * as admin from '../../../src/api/calls/admin';
import * as impersonation from '../../../src/api/calls/impersonation';
import * as area from '../../../src/api/calls/admin-area';
import * as auth from '../../../src/api/calls/auth';
import * as cardAccounts from '../../../src/api/calls/card-accounts';
import * as cards from '../../../src/api/calls/cards';
import * as content from '../../../src/api/calls/content';
import * as pages from '../../../src/api/calls/pages';
import * as devices from '../../../src/api/calls/devices';
import * as emailChange from '../../../src/api/calls/email-change';
import * as factors from '../../../src/api/calls/factors';
import * as mailLinks from '../../../src/api/calls/mail-links';
import * as premium from '../../../src/api/calls/premium';
import * as receipts from '../../../src/api/calls/receipts';
import * as registration from '../../../src/api/calls/registration';
import * as sandbox from '../../../src/api/calls/sandbox';
import * as secondStep from '../../../src/api/calls/second-step';
import * as settings from '../../../src/api/calls/settings';
import * as start from '../../../src/api/calls/start';
import * as subscriptions from '../../../src/api/calls/subscriptions';
import * as support from '../../../src/api/calls/support';
import { emptyRecording } from './empty-recording';

const customer = '7f9c24e5-2f3a-4c0f-9a53-0a9a3c6d1e11';
const recaptchaToken = 'bot-token';
const card = { token: 'pm_1', last4: '4242', exp_month: 4, exp_year: 2031 };
const credit = {
  companyName: 'Murphy & Sons',
  companyAddress: '1 Main Street, Cork, T12 AB34',
  companyEmail: 'accounts@murphy.test',
  companyRegistrationNumber: 'IE123456',
  journeysPerMonth: '10 - 20' as const,
  authorised: true,
  readTerms: false,
};
const person = {
  firstName: 'Seán',
  lastName: "O'Brien",
  phoneNumber: '+353871234567',
  email: 'sean@cabrank.test',
};
const update = {
  firstName: 'Seán',
  lastName: "O'Brien",
  bookingName: "Seán O'Brien",
  phone: '+353871234567',
  ccEmails: ['a@cabrank.test', 'b@cabrank.test'],
  confirmationEmails: false,
  defaultJob: '1',
  defaultJobDelivery: null,
  defaultPage: '/new-booking',
  shareBookings: [],
};
const saveCard = {
  card: { ...card, setupIntent: 'seti_1' },
  requestType: 'personal' as const,
  recaptchaToken,
};

const factor = { uuid: customer, id: '5f0c7e52' };
const passkey = {
  id: 'AZ3Xq1',
  rawId: 'AZ3Xq1',
  type: 'public-key' as const,
  response: { clientDataJSON: 'eyJ0eXBlIjoid2ViYXV0aG4ifQ' },
  clientExtensionResults: {},
};

type Call = (client: Client, options: CallOptions) => Promise<unknown>;

/** One call of every operation of the contract, by its operationId. */
export const contractCalls: Readonly<Record<string, Call>> = {
  getConfig: (client, o) => start.getConfig(client, o),
  getPremiumConfig: (client, o) => start.getPremiumConfig(client, o),
  getUser: (client, o) => start.getUser(client, o),
  logout: (client, o) => auth.logout(client, o),
  endImpersonation: (client, o) => admin.endImpersonation(client, o),
  login: (client, o) => auth.login(client, { email: 'a@cabrank.test', password: 'p&q' }, o),
  adminLogin: (client, o) => auth.adminLogin(client, { email: 'a@cabrank.test', password: 'p&q' }, o),
  startGuest: (client, o) => auth.startGuest(client, { name: 'Niamh', phone: '+353871234567' }, o),
  requestPasswordReset: (client, o) =>
    auth.requestPasswordReset(client, { email: 'a@cabrank.test', app: true, recaptchaToken }, o),
  resetPassword: (client, o) =>
    auth.resetPassword(client, { resetCode: 'c0de', newPassword: 'New-pass-1', recaptchaToken }, o),
  disownSignIn: (client, o) => mailLinks.disownSignIn(client, { code: 'c0de' }, o),
  confirmEmail: (client, o) => mailLinks.confirmEmail(client, { code: 'c0de' }, o),
  restoreEmail: (client, o) => mailLinks.restoreEmail(client, { code: 'c0de' }, o),
  keepFactors: (client, o) => mailLinks.keepFactors(client, { code: 'c0de' }, o),
  confirmSignIn: (client, o) => secondStep.confirmSignIn(client, { code: '492039' }, o),
  passkeyRequest: (client, o) => secondStep.passkeyRequest(client, { secondStep: false }, o),
  signInWithPasskey: (client, o) => secondStep.signInWithPasskey(client, { passkey, admin: false }, o),
  getTerms: (client, o) => pages.getTerms(client, o),
  getPrivacy: (client, o) => pages.getPrivacy(client, o),
  getContact: (client, o) => pages.getContact(client, o),
  sendContactMessage: (client, o) => {
    const { phoneNumber: phone, email } = person;
    return pages.sendContactMessage(
      client,
      { phone, name: 'Seán', email, subject: '1', message: 'Hello', recaptchaToken },
      o,
    );
  },
  getNav: (client, o) => content.getNav(client, o),
  getAdminNav: (client, o) => content.getAdminNav(client, o),
  viewCards: (client, o) => cards.viewCards(client, customer, o),
  addCard: (client, o) =>
    cards.addCard(
      client,
      customer,
      { paymentMethod: card, cardNickName: 'Everyday', recaptchaToken, setupIntent: 'seti_1' },
      o,
    ),
  setDefaultCard: (client, o) => cards.setDefaultCard(client, customer, '41', o),
  deleteCard: (client, o) => cards.deleteCard(client, customer, '41', o),
  deleteCardByToken: (client, o) => cards.deleteCardByToken(client, 'pm_1', o),
  viewBusinessCards: (client, o) => cardAccounts.viewBusinessCards(client, customer, o),
  addCardAccount: (client, o) =>
    cardAccounts.addCardAccount(client, customer, { companyName: 'Murphy', cardId: '41', recaptchaToken }, o),
  setAccountCard: (client, o) => cardAccounts.setAccountCard(client, customer, '9', '41', o),
  enableCardAccount: (client, o) => cardAccounts.enableCardAccount(client, customer, '9', o),
  disableCardAccount: (client, o) => cardAccounts.disableCardAccount(client, customer, '9', o),
  viewPremiumSubscriptions: (client, o) => subscriptions.viewPremiumSubscriptions(client, customer, o),
  setSubscriptionCard: (client, o) => subscriptions.setSubscriptionCard(client, customer, '3', '41', o),
  cancelSubscription: (client, o) => subscriptions.cancelSubscription(client, customer, '3', 'I moved.', o),
  resumeSubscription: (client, o) => subscriptions.resumeSubscription(client, customer, '3', o),
  withdrawSubscription: (client, o) => subscriptions.withdrawSubscription(client, customer, '3', o),
  viewAccounts: (client, o) => accounts.viewAccounts(client, customer, o),
  requestAccount: (client, o) => accounts.requestAccount(client, customer, credit, o),
  viewSettings: (client, o) => settings.viewSettings(client, customer, o),
  updateSettings: (client, o) => settings.updateSettings(client, customer, update, recaptchaToken, o),
  requestEmailChange: (client, o) =>
    emailChange.requestEmailChange(
      client,
      customer,
      { newEmail: 'a@cabrank.test', password: 'a', recaptchaToken },
      o,
    ),
  cancelEmailChange: (client, o) => emailChange.cancelEmailChange(client, customer, o),
  changePassword: (client, o) =>
    settings.changePassword(client, customer, { oldPassword: 'a', newPassword: 'b', recaptchaToken }, o),
  deleteProfile: (client, o) => settings.deleteProfile(client, customer, o),
  addProfile: (client, o) =>
    premium.addProfile(client, { requestType: 'bill_pay', creditAccount: credit, recaptchaToken }, o),
  saveProfileCard: (client, o) => premium.saveProfileCard(client, saveCard, o),
  register: (client, o) =>
    registration.register(client, { ...person, requestType: 'standard', card, recaptchaToken }, o),
  registerSaveCard: (client, o) => registration.registerSaveCard(client, saveCard, o),
  subscribe: (client, o) =>
    registration.subscribe(
      client,
      { ...person, requestType: 'business', premiumUsers: 5, card, recaptchaToken },
      o,
    ),
  subscribeSaveCard: (client, o) => registration.subscribeSaveCard(client, saveCard, o),
  getDashboard: (client, o) => area.getDashboard(client, o),
  findCustomers: (client, o) => area.findCustomers(client, { query: 'sean', page: 2 }, o),
  actForCustomer: (client, o) => impersonation.actForCustomer(client, 'Asked me to remove the card', o),
  impersonate: (client, o) => impersonation.impersonate(client, customer, 'Help with a card', o),
  listCreditAccountRequests: (client, o) => area.listCreditAccountRequests(client, o),
  getCreditAccountRequest: (client, o) => area.getCreditAccountRequest(client, 'request', o),
  approveCreditAccountRequest: (client, o) => area.approveCreditAccountRequest(client, 'request', o),
  declineCreditAccountRequest: (client, o) =>
    area.declineCreditAccountRequest(client, 'request', 'Not known.', o),
  getAudit: (client, o) => area.getAudit(client, o),
  getCustomerAudit: (client, o) => area.getCustomerAudit(client, customer, o),
  listReceipts: (client, o) => receipts.listReceipts(client, customer, o),
  downloadReceipt: async (client, o) => (await receipts.downloadReceipt(client, customer, '7', o)).name,
  listSessions: (client, o) => devices.listSessions(client, customer, o),
  endSession: (client, o) => devices.endSession(client, customer, '5f0c7e52', o),
  endOtherSessions: (client, o) => devices.endOtherSessions(client, customer, o),
  listFactors: (client, o) => factors.listFactors(client, customer, o),
  beginTotp: (client, o) => factors.beginTotp(client, customer, { password: 'p&q' }, o),
  confirmTotp: (client, o) => factors.confirmTotp(client, customer, { code: '492039', name: 'Phone' }, o),
  beginPasskey: (client, o) => factors.beginPasskey(client, customer, { password: 'p&q' }, o),
  confirmPasskey: (client, o) => factors.confirmPasskey(client, customer, { passkey, name: 'Laptop' }, o),
  renewRecoveryCodes: (client, o) => factors.renewRecoveryCodes(client, customer, { password: 'p&q' }, o),
  renameFactor: (client, o) => factors.renameFactor(client, factor, { name: 'Old phone' }, o),
  removeFactor: (client, o) => factors.removeFactor(client, factor, { password: 'p&q' }, o),
  resetFactors: (client, o) => area.resetFactors(client, customer, 'Lost her phone', o),
  makeSupportCode: (client, o) => support.makeSupportCode(client, emptyRecording, o),
  showWhereabouts: (client, o) =>
    support.showWhereabouts(client, customer, [{ chart: 'card-add', state: 'filling', ago: 1200 }], o),
  hideWhereabouts: (client, o) => support.hideWhereabouts(client, customer, o),
  readWhereabouts: (client, o) => support.readWhereabouts(client, customer, o),
  readSupportCode: (client, o) => support.readSupportCode(client, '7K3FM-Q2W9D', o),
  settleSandboxIntent: (client, o) => sandbox.settleSandboxIntent(client, 'seti_1', 'canceled', o),
};
