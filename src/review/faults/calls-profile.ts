import { holding, listing, reads, writes, type FaultCall } from './call';

const PAYMENTS = '/profile';
const user = '/api/user/{uuid}';
const company = 'Byrne Linen';
const credit = {
  creditCompanyName: company,
  companyStreet: '1 Main Street',
  companyTown: 'Cork',
  companyEircode: 'T12 X70A',
  companyEmail: 'office@byrne.example',
  companyRegistrationNumber: '123456',
  journeysPerMonth: '10 - 20',
  authorised: 'yes',
  readTerms: 'yes',
};
const ofCard = { nickname: 'Everyday', cardholderName: 'Aoife Byrne', number: '4242424242424242' };

/** The calls about Premium, credit accounts and settings. */
export const profileCalls: readonly FaultCall[] = [
  writes({
    name: `PATCH ${user}/subscriptions/{subscriptionId}/set-card/{cardId}`,
    flow: 'card-choice',
    address: PAYMENTS,
    press: 'chooses another card for Premium',
    entered: { cardId: '12' },
    field: 'cardId',
  }),
  writes({
    name: `DELETE ${user}/subscriptions/cancel/{subscriptionId}`,
    flow: 'subscription-cancel',
    address: PAYMENTS,
    press: 'cancels Premium',
    entered: { reason: 'I travel less.' },
    field: 'reason',
  }),
  reads('list', {
    name: `GET ${user}/settings/accounts/view`,
    flow: 'resource',
    address: PAYMENTS,
    press: 'opens Manage Payments',
    damages: listing('ref', ['name', {}], ['status', 'considered', 'leftOut']),
  }),
  writes({
    name: `POST ${user}/settings/accounts/request`,
    flow: 'credit-request',
    address: PAYMENTS,
    press: 'requests Bill Pay',
    entered: credit,
    field: 'companyEmail',
    damages: {
      ...holding('response.ref', {}),
      choice: { path: 'response.status', value: 'considered', reading: 'unreadable' },
    },
  }),
  reads('settings', {
    name: `GET ${user}/settings/view`,
    flow: 'settings',
    address: '/profile',
    press: 'opens Settings',
    damages: {
      missing: { path: 'response.firstName', reading: 'unreadable' },
      wrong: { path: 'response.ccEmails', value: 'aoife@byrne.example', reading: 'unreadable' },
      choice: { path: 'response.phonePrefix', value: 'XX', reading: 'readable' },
    },
  }),
  writes({
    name: `POST ${user}/settings/update`,
    flow: 'settings',
    address: '/profile',
    press: 'saves the settings',
    entered: { bookingName: 'Aoife of the matrix' },
    field: 'bookingName',
  }),
  writes({
    name: `POST ${user}/settings/change-password`,
    flow: 'change-password',
    address: '/profile',
    press: 'changes the password',
    entered: { oldPassword: 'Taxi-rank-42!demo', newPassword: 'Quiet-harbour-73!' },
    field: 'oldPassword',
  }),
  writes({
    name: `POST ${user}/settings/delete-profile`,
    flow: 'close-account',
    address: '/profile',
    press: 'closes the account',
  }),
  writes(
    {
      name: 'POST /api/premium/subscribe/add-profile',
      flow: 'submission',
      address: '/profile/premium',
      press: 'finishes the wizard with a card for Premium',
      entered: { companyName: company, ...ofCard },
      field: 'companyName',
    },
    'paying',
  ),
  writes(
    {
      name: 'POST /api/premium/subscribe/add-profile/save-card',
      flow: 'submission',
      address: '/profile/premium',
      press: 'finishes the wizard with another card, the first one refused',
      entered: { companyName: company, ...ofCard },
      field: 'card',
    },
    'paying',
  ),
];
