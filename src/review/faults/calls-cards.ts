import { listing, PERHAPS, reads, writes, type FaultCall } from './call';

const PAYMENTS = '/profile';
const user = '/api/user/{uuid}';
const company = 'Byrne Linen';
const ofCard = { nickname: 'Everyday', cardholderName: 'Aoife Byrne', number: '4242424242424242' };

/** The calls about cards and card accounts. */
export const cardCalls: readonly FaultCall[] = [
  reads('list', {
    name: `GET ${user}/cards/view`,
    flow: 'resource',
    address: PAYMENTS,
    press: 'opens Manage Payments',
    damages: listing('id', ['lastFour', {}], ['type', 'diners', 'readable']),
  }),
  reads('list', {
    name: `GET ${user}/cards/business`,
    flow: 'resource',
    address: PAYMENTS,
    press: 'opens Manage Payments',
    damages: listing('accountId', ['active', PERHAPS], ['subscriptionType', 'family', 'leftOut']),
  }),
  reads('list', {
    name: `GET ${user}/cards/premium`,
    flow: 'resource',
    address: PAYMENTS,
    press: 'opens Manage Payments',
    damages: listing('id', ['cancellable', PERHAPS], ['type', 'family', 'leftOut']),
  }),
  writes(
    {
      name: `POST ${user}/cards/add`,
      flow: 'card-add',
      address: PAYMENTS,
      press: 'adds a card',
      entered: ofCard,
      field: 'cardNickName',
      damages: {
        // The card is saved, whatever the response contains.
        missing: { path: 'response.id', reading: 'readable' },
        wrong: { path: 'response.lastFour', value: {}, reading: 'readable' },
        choice: { path: 'response.type', value: 'diners', reading: 'readable' },
      },
    },
    'paying',
  ),
  writes({
    name: `DELETE ${user}/cards/delete/{cardId}`,
    flow: 'card-removal',
    address: PAYMENTS,
    press: 'deletes a card',
  }),
  writes(
    {
      name: 'DELETE /api/user/cards/delete/{cardToken}',
      flow: 'submission',
      address: '/profile/premium',
      press: 'fails the bank’s authentication of a new card for Premium',
      entered: { companyName: company, ...ofCard },
      checksSession: false,
    },
    'cleanUp',
  ),
  writes({
    name: `POST ${user}/cards/business/add`,
    flow: 'card-account-add',
    address: PAYMENTS,
    press: 'adds a card account',
    entered: { companyName: company, cardId: '11' },
    field: 'companyName',
  }),
  writes({
    name: `POST ${user}/cards/set-account-card/{accountId}/{cardId}`,
    flow: 'card-choice',
    address: PAYMENTS,
    press: 'chooses another card for an account',
    entered: { cardId: '12' },
    field: 'cardId',
  }),
  writes({
    name: `POST ${user}/cards/business/{accountId}/enable`,
    flow: 'account-switches',
    address: PAYMENTS,
    press: 'switches an account on',
  }),
  writes({
    name: `POST ${user}/cards/business/{accountId}/disable`,
    flow: 'account-switches',
    address: PAYMENTS,
    press: 'switches an account off',
  }),
];
