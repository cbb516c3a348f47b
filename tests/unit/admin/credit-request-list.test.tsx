// @vitest-environment happy-dom
import { createActor } from 'xstate';
import { afterEach, describe, expect, it } from 'vitest';
import { creditAccountRequests as texts } from '#messages/admin/credit-account-requests';
import { pagesNav } from '#messages/admin/pages-nav';
import {
  approved,
  waiting,
} from '../../../machines/admin/credit-request-decision/credit-request-decision.fixtures';
import { listFilterMachine } from '../../../machines/admin/list-filter/list-filter.machine';
import { tableOrderMachine } from '../../../machines/admin/table-order/table-order.machine';
import type { resourceMachine } from '../../../machines/app/resource/resource.machine';
import type { CreditAccountRequest } from '../../../src/domain/admin-entities';
import {
  CreditRequestList,
  requestsInOrder,
} from '../../../src/features/admin/credit-request-decision/credit-request-list';
import { button, press, render, unmount } from '../ui/render';
import { stillActor } from '../ui/still-actor';

const many = (request: CreditAccountRequest, count: number, name: string) =>
  Array.from({ length: count }, (_, index) => ({
    ...request,
    uuid: `${name} ${index + 1}`,
    companyName: `${name} ${index + 1}`,
  }));

async function show(items: readonly CreditAccountRequest[]) {
  const filter = createActor(listFilterMachine).start();
  const order = createActor(tableOrderMachine).start();
  const { actor } = stillActor<typeof resourceMachine>({
    hasTag: () => false,
    context: { items, leftOut: 0, unreachable: false, owner: null, growsStale: false },
  });
  await render(<CreditRequestList list={actor} order={order} filter={filter} onRetry={() => undefined} />);
  return order;
}

const companies = (heading: string) =>
  [...document.querySelectorAll(`table[aria-labelledby="${heading}"] a`)].map((link) => link.textContent);
const decided = () => {
  const shown = companies('decided-requests');
  return [shown.length, shown[0], shown.at(-1)];
};
const pages = () => document.querySelector('nav')?.textContent ?? null;

afterEach(unmount);

describe('the decided requests', () => {
  it('have pages if they are many, and those that wait have none', async () => {
    await show([...many(waiting, 22, 'Waiting'), ...many(approved, 25, 'Decided')]);
    expect(companies('waiting-requests')).toHaveLength(22);
    expect(decided()).toEqual([20, 'Decided 1', 'Decided 20']);
    expect(document.querySelectorAll('nav')).toHaveLength(1);
    await press(button(pagesNav.next));
    expect([decided(), pages()]).toEqual([[5, 'Decided 21', 'Decided 25'], 'Previous pagePage 2 of 2']);
    expect(document.activeElement?.textContent).toBe(texts.decidedTitle);
    expect(companies('waiting-requests')).toHaveLength(22);
  });

  it('are ordered before they are divided into pages, and exported as a whole', async () => {
    const items = many(approved, 25, 'Decided');
    const order = await show(items);
    await press(button(texts.company));
    await press(button(texts.company));
    expect(decided()).toEqual([20, 'Decided 25', 'Decided 6']);
    await press(button(pagesNav.next));
    expect(decided()).toEqual([5, 'Decided 5', 'Decided 1']);
    expect(requestsInOrder(items, order)).toEqual(items.toReversed());
  });

  it('have no pages if they are few', async () => {
    await show(many(approved, 20, 'Decided'));
    expect([decided(), pages()]).toEqual([[20, 'Decided 1', 'Decided 20'], null]);
  });
});
