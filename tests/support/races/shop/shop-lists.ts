import { own, type Call } from './shop-types';

/** The request for credit, as the office reads it. */
export const requestOnTheWire = ({ shop, person }: Call) => ({
  companyName: `${person.name} is asked by Byrne Ltd`,
  companyAddress: '1 Main Street',
  companyEmail: 'office@example.com',
  companyRegistrationNumber: '123',
  journeysPerMonth: '10 - 20',
  authorised: true,
  readTerms: true,
  uuid: 'request-1',
  status: shop.request.status,
  created: '2026-11-20',
  customer: { uuid: 'customer-1', name: 'Byrne Ltd', email: 'office@example.com', premium: false },
});

type List = { readonly method: 'GET'; readonly path: RegExp; readonly of: (call: Call) => unknown };
const list = (path: RegExp, of: List['of']): List => ({ method: 'GET', path, of });

/** What people can read of their own data. */
export const lists: Readonly<Record<string, List>> = {
  cards: list(own('cards/view'), ({ purse }) => purse.cards),
  cardAccounts: list(own('cards/business'), ({ purse }) => purse.cardAccounts),
  subscriptions: list(own('cards/premium'), ({ purse }) => purse.subscriptions),
  accounts: list(own('settings/accounts/view'), ({ purse }) => purse.accounts),
  receipts: list(own('receipts'), ({ purse }) => purse.receipts),
  devices: list(own('sessions'), ({ purse }) => purse.devices),
  factors: list(own('factors'), ({ purse }) => ({ factors: purse.factors, recoveryCodesLeft: 10 })),
  settings: list(own('settings/view'), ({ purse }) => purse.settings),
  request: list(/^\/api\/admin\/credit-account-requests\/[\w-]+$/u, requestOnTheWire),
};
