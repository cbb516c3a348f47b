import type { Page } from 'playwright-core';
import { AddCardDialog, validFor } from '../../cards/add-card-dialog';
import { customerWith, headers, onProfile, user, type WriteScreen } from './write-screen';

const off = onProfile('switching an account off');
const adding = onProfile('adding a card');

const account = ({ read }: { read: <T>(path: string) => Promise<T> }) =>
  read<readonly { readonly accountId: number; readonly active: boolean }[]>('cards/business');

/** The writes of cards and card accounts, by the names of the calls. */
export const cardScreens: Readonly<Record<string, WriteScreen>> = {
  [`POST ${user}/cards/add`]: {
    ...adding,
    afterTheBank: async (page: Page) => {
      await new AddCardDialog(page).fillCard(validFor('4242424242424242'));
      await adding.again(page);
    },
  },
  [`DELETE ${user}/cards/delete/{cardId}`]: onProfile('removing a card'),
  [`POST ${user}/cards/business/add`]: onProfile('adding a card account'),
  [`POST ${user}/cards/set-account-card/{accountId}/{cardId}`]: onProfile('changing the card of an account'),
  [`POST ${user}/cards/business/{accountId}/enable`]: {
    ...off,
    enter: customerWith(
      { cards: ['Office'], company: 'Brennan Tours Ltd' },
      async (customer) => (await account(customer))[0]?.active,
      async (customer, { request }) => {
        const [made] = await account(customer);
        const path = `/api/user/${customer.uuid}/cards/business/${String(made?.accountId)}/disable`;
        await request.post(path, { headers });
      },
    ),
    done: (page) =>
      page
        .getByRole('switch', { name: /Brennan Tours Ltd/u, checked: true })
        .and(page.locator(':not([aria-busy])'))
        .waitFor(),
    expected: true,
  },
  [`POST ${user}/cards/business/{accountId}/disable`]: off,
};
