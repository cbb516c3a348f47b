import { DEMO_PASSWORD } from '../../../../src/server/backend/seeds/accounts';
import { accountOfOwner, pendingRequest, subscriptionOfOwner } from './access-things';
import { cardResult, customer, newCardId, resetCode, waitingCard, type Row } from './access-cells';
import {
  contactForm,
  creditForm,
  guestForm,
  heldRegistration,
  newPassword,
  profileOf,
  registrationOf,
  settingsForm,
} from './access-forms';
import {
  admins,
  anyone,
  customers,
  customersGet,
  noOne,
  own,
  ownerAndMember,
  ownerNotMember,
  ownerOnly,
  row,
  themselves,
  withUuid,
} from './access-rows';
import { deviceRows } from './access-devices';
import { emailChangeRows } from './access-email-change';
import { factorRows } from './access-factors';
import { receiptRows } from './access-receipts';
import { supportRows } from './access-support';
import { uuidOf } from '../../backend/backend';

const recaptchaToken = '';
const demoLogin = (name: string) => ({ email: `${name}@cabrank.test`, password: DEMO_PASSWORD });

/** Every operation offered, with its status for each caller. Later rows undo what the others need. */
export const accessMatrix: readonly Row[] = [
  row('getConfig', anyone),
  row('getPremiumConfig', anyone),
  row('getUser', anyone),
  row('getTerms', anyone),
  row('getPrivacy', anyone),
  row('getContact', anyone),
  row('getNav', anyone),
  row('getAdminNav', admins),
  row('sendContactMessage', anyone, () => ({ form: contactForm })),
  row('sendContactMessage', noOne(400), () => ({ form: { ...contactForm, name: '' } }), 'without a name'),
  row('logout', anyone),
  row('endImpersonation', anyone),

  row('login', anyone, () => ({ form: demoLogin('standard') })),
  row('login', noOne(401), () => ({ form: demoLogin('admin') }), 'of an admin'),
  row('adminLogin', anyone, () => ({ form: demoLogin('admin') })),
  row('adminLogin', noOne(401), () => ({ form: demoLogin('standard') }), 'of a customer'),
  row('startGuest', anyone, () => ({ form: guestForm })),
  row('requestPasswordReset', anyone, () => ({ form: { email: 'x@cabrank.test', recaptchaToken } })),
  row('resetPassword', anyone, async (cell) => ({
    form: { resetCode: await resetCode(cell), newPassword, recaptchaToken },
  })),
  row(
    'resetPassword',
    noOne(400),
    () => ({ form: { resetCode: 'no', newPassword, recaptchaToken } }),
    'unknown',
  ),

  row('register', anyone, ({ unique }) => ({ json: registrationOf('standard', `r${unique}`) })),
  row('registerSaveCard', anyone, heldRegistration),
  row('registerSaveCard', noOne(401), ({ unique }) => ({
    json: { card: cardResult(`k${unique}`), requestType: 'personal', recaptchaToken },
  })),
  row('subscribe', anyone, ({ unique }) => ({ json: registrationOf('personal', `s${unique}`) })),
  row('subscribeSaveCard', anyone, heldRegistration),

  row('settleSandboxIntent', anyone, async (cell) => ({
    params: { id: (await waitingCard(cell)).intent },
    form: { outcome: 'failed' },
  })),
  row('deleteCardByToken', anyone, async (cell) => ({
    params: { cardToken: (await waitingCard(cell)).token },
  })),
  row('deleteCardByToken', noOne(404), () => ({ params: { cardToken: 'pm_unknown' } }), 'unknown'),

  row('viewCards', customers, own),
  row(
    'addCard',
    customers,
    withUuid(({ unique }) => ({
      json: {
        paymentMethod: cardResult(`a${unique}`),
        requestType: 'personal',
        cardNickName: 'A card',
        recaptchaToken,
      },
    })),
  ),
  row(
    'addCard',
    customersGet(400),
    withUuid(() => ({ json: {} })),
    'an empty body',
  ),
  row(
    'setDefaultCard',
    customers,
    withUuid(async (cell) => ({ params: { cardId: await newCardId(cell) } })),
  ),
  row(
    'deleteCard',
    customers,
    withUuid(async (cell) => ({ params: { cardId: await newCardId(cell) } })),
  ),
  row(
    'deleteCard',
    customersGet(404),
    withUuid(() => ({ params: { cardId: "1' or '1'='1" } })),
    'no id',
  ),

  row('viewBusinessCards', customers, own),
  row(
    'addCardAccount',
    customers,
    withUuid(async (cell) => ({
      form: { companyName: 'Kelly & Daughters', cardId: await newCardId(cell), recaptchaToken },
    })),
  ),
  row(
    'setAccountCard',
    ownerNotMember,
    withUuid(async (cell) => ({
      params: { accountId: await accountOfOwner(cell), cardId: await newCardId(cell) },
    })),
  ),
  row(
    'disableCardAccount',
    ownerAndMember,
    withUuid(async (cell) => ({ params: { accountId: await accountOfOwner(cell) } })),
  ),
  row(
    'enableCardAccount',
    ownerAndMember,
    withUuid(async (cell) => ({ params: { accountId: await accountOfOwner(cell) } })),
  ),

  row('viewPremiumSubscriptions', customers, own),
  row(
    'setSubscriptionCard',
    ownerOnly,
    withUuid(async (cell) => ({
      params: { subscriptionId: await subscriptionOfOwner(cell), cardId: await newCardId(cell) },
    })),
  ),
  row(
    'cancelSubscription',
    ownerOnly,
    withUuid(async (cell) => ({ params: { subscriptionId: await subscriptionOfOwner(cell) } })),
  ),

  ...receiptRows,
  ...deviceRows,
  ...emailChangeRows,
  ...factorRows,
  ...supportRows,

  row('viewAccounts', customers, own),
  row(
    'requestAccount',
    customers,
    withUuid(() => ({ form: creditForm })),
  ),
  row(
    'requestAccount',
    customersGet(409),
    withUuid(() => ({ form: creditForm })),
    'a second one',
  ),

  row('addProfile', customers, ({ unique }) => ({ json: profileOf('personal', `p${unique}`) })),
  row(
    'addProfile',
    customersGet(409),
    ({ unique }) => ({ json: profileOf('personal', `q${unique}`) }),
    'twice',
  ),
  row(
    'saveProfileCard',
    customers,
    async (cell) => {
      const held = profileOf('business', `b${cell.unique}`, '4000000000000341') as never;
      await cell.backend.services.profiles.submit(await customer(cell), held).catch(() => undefined);
      return { json: { card: cardResult(`c${cell.unique}`), requestType: 'business', recaptchaToken } };
    },
    'held',
  ),
  row('saveProfileCard', customersGet(404), ({ unique }) => ({
    json: { card: cardResult(`d${unique}`), requestType: 'business', recaptchaToken },
  })),

  row('getDashboard', admins),
  row('findCustomers', admins, () => ({ query: { query: 'kelly', page: '1' } })),
  row(
    'findCustomers',
    admins.map((usual) => (usual === 200 ? 400 : usual)),
    () => ({ query: { page: '0' } }),
  ),
  row('impersonate', admins, () => ({
    params: { uuid: uuidOf('new') },
    form: { reason: 'Help with a card' },
  })),
  row('actForCustomer', [401, 403, 403, 403, 403, 403, 403, 200, 403], () => ({
    form: { reason: 'Asked me to remove the card' },
  })),
  row('listCreditAccountRequests', admins),
  row('getCreditAccountRequest', admins, async (cell) => ({ params: { uuid: await pendingRequest(cell) } })),
  row('approveCreditAccountRequest', admins, async (cell) => ({
    params: { uuid: await pendingRequest(cell) },
  })),
  row('declineCreditAccountRequest', admins, async (cell) => ({
    params: { uuid: await pendingRequest(cell) },
    form: { reason: 'Too new' },
  })),
  row('getAudit', admins),
  row('getCustomerAudit', customers, own),

  row('viewSettings', customers, own),
  row(
    'updateSettings',
    customers,
    withUuid(() => ({ form: settingsForm })),
  ),
  row(
    'changePassword',
    themselves,
    withUuid(() => ({ form: { oldPassword: DEMO_PASSWORD, newPassword, recaptchaToken } })),
  ),
  row('deleteProfile', themselves, own),
];
