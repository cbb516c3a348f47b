import { expect } from 'vitest';
import type { CollectionName } from '../../../../machines/app/collections/collections.types';
import { selectItems } from '../../../../machines/app/resource/resource.selectors';
import { notify } from '../../../../src/app/environment/environment';
import { secrets, type Answers } from '../play-system';
import { calls, enter, ok, uuid, wire } from './card-dialogs';

/** The customer's own lists. */
export const lists: readonly CollectionName[] = [
  'cards',
  'cardAccounts',
  'accounts',
  'subscriptions',
  'receipts',
];

const itemsOf = selectItems<object>();

/** The page of a customer with something in every list, typed input, a card's secret, and a notice. */
export async function fullPage(changed: Answers = {}) {
  const system = await enter(
    {
      [calls.accounts]: ok([wire.account]),
      [calls.subscriptions]: ok([wire.premium]),
      [`GET /api/user/${uuid}/settings/accounts/view`]: ok([]),
      [`GET /api/user/${uuid}/receipts`]: ok([]),
      ...changed,
    },
    lists,
  );
  const { environment, services, port, drafts, notices } = system;
  await environment.adapters.payments.open({ publicKey: 'pk_test_1' }, new AbortController().signal);
  const made = await port.createToken({ cardholderName: 'Aoife Byrne' });
  if (made.kind !== 'token') throw new Error('The provider has made no token');
  drafts.save('contact', { message: 'Hello' });
  notify(environment, { type: 'info', title: 'For Aoife alone' });

  const secret = (): string | null => {
    try {
      return port.reveal(made.card.token);
    } catch {
      return null;
    }
  };
  /** What is left of the customer's data. */
  const left = () => ({
    lists: lists.filter((name) => itemsOf(services.get(name).getSnapshot()) !== null),
    drafts: drafts.any(),
    secret: secret(),
    notices: notices().map(({ title }) => title),
  });
  expect(left()).toEqual(everything);
  return { ...system, left };
}

/** The result of `left` while the customer is signed in. */
export const everything = {
  lists,
  drafts: true,
  secret: secrets.paymentMethod,
  notices: ['For Aoife alone'],
};

/** The result of `left` once all the customer's data is gone. */
export const nothing = { lists: [], drafts: false, secret: null, notices: [] };
