// @vitest-environment happy-dom
import { act } from 'react';
import { createActor } from 'xstate';
import { afterEach, describe, expect, it } from 'vitest';
import { audit as texts } from '#messages/admin/audit';
import { pagesNav } from '#messages/admin/pages-nav';
import { tableOrderMachine } from '../../../machines/admin/table-order/table-order.machine';
import { listFilterMachine } from '../../../machines/admin/list-filter/list-filter.machine';
import type { resourceMachine } from '../../../machines/app/resource/resource.machine';
import type { AuditEntry } from '../../../src/domain/admin-entities';
import { AUDIT_LIST_LENGTH } from '../../../src/domain/limits';
import { AuditScreen } from '../../../src/features/admin/audit/audit-screen';
import { foundEntries } from '../../../src/features/shared/lists/audit-search';
import { queryNow } from '../../../src/features/shared/lists/list-filter';
import { button, labelled, press, render, type, unmount } from '../ui/render';
import { stillActor } from '../ui/still-actor';

const entry: AuditEntry = {
  id: 'own',
  at: '2026-11-20T09:05:00Z',
  admin: 'Fionnuala Quinn',
  action: 'Approved a request',
  customer: 'Gráinne Walsh',
  customerUuid: 'g',
  reason: null,
  sessionStart: null,
};
const singles = Array.from({ length: 22 }, (_, index) => ({ ...entry, id: `single ${index}` }));
const session = ['Added a card', 'Saved the settings', 'Signed in as the customer'].map((action) => ({
  ...entry,
  id: action,
  action,
  customer: 'Aoife Byrne',
  customerUuid: 'a',
  reason: 'Asked us by phone',
  sessionStart: '2026-11-20T09:00:00Z',
}));
/** The twentieth group is the session. */
const entries = [...singles.slice(0, 19), ...session, ...singles.slice(19)];

async function show(items: readonly AuditEntry[]) {
  const filter = createActor(listFilterMachine).start();
  const order = createActor(tableOrderMachine).start();
  const { actor } = stillActor<typeof resourceMachine>({
    hasTag: () => false,
    context: { items, leftOut: 0, unreachable: false, owner: null, growsStale: false },
  });
  await render(<AuditScreen list={actor} filter={filter} order={order} onRetry={() => undefined} />);
  return filter;
}

async function choose(order: string): Promise<void> {
  await act(async () => {
    const control = document.querySelector('select');
    if (control) control.value = order;
    control?.dispatchEvent(new Event('change', { bubbles: true }));
    await Promise.resolve();
  });
}

const result = () => document.getElementById('audit-found');
const groups = () => [...document.querySelectorAll('ul[aria-labelledby] > li')];
const pages = () => document.querySelector('nav')?.textContent ?? null;
const search = (query: string) => type(labelled(texts.search), query);

afterEach(unmount);

describe('the pages of the audit', () => {
  it('have twenty groups each, and leave a session whole; the number of entries takes the focus', async () => {
    await show(entries);
    expect([result()?.textContent, groups().length]).toEqual(['25 entries', 20]);
    expect(groups()[19]?.querySelectorAll('li')).toHaveLength(3);
    expect(pages()).toBe('Page 1 of 2Next page');
    await press(button(pagesNav.next));
    expect([groups().length, pages()]).toEqual([3, 'Previous pagePage 2 of 2']);
    expect(document.activeElement).toBe(result());
    await press(button(pagesNav.previous));
    expect([groups().length, pages()]).toEqual([20, 'Page 1 of 2Next page']);
    expect(document.activeElement).toBe(result());
  });

  it('say that there may be older entries if the server has sent as many as it sends', async () => {
    await show(Array.from({ length: AUDIT_LIST_LENGTH }, (_, index) => ({ ...entry, id: `${index}` })));
    expect(result()?.textContent).toBe('The newest 500 entries');
    await search('no such thing');
    expect(result()?.textContent).toBe('0 of the newest 500 entries');
  });

  it('are not shown if there is one', async () => {
    await show([entry]);
    expect([result()?.textContent, groups().length, pages()]).toEqual(['1 entry', 1, null]);
  });
});

describe('the order of the audit', () => {
  it('is newest first; another one is shown from its first page', async () => {
    await show(entries);
    const order = document.querySelector('select');
    expect(order?.value).toBe('newest');
    await press(button(pagesNav.next));
    await choose('customer');
    expect([groups()[0]?.textContent.includes('Aoife Byrne'), pages()]).toEqual([
      true,
      'Page 1 of 2Next page',
    ]);
    await choose('newest');
    expect(groups()[0]?.textContent).toContain('Gráinne Walsh');
  });
});

describe('the search in the audit', () => {
  it('leaves what it finds, from the first page, and says how much that is', async () => {
    await show(entries);
    await press(button(pagesNav.next));
    await search('aoife');
    expect([result()?.textContent, groups().length, pages()]).toEqual(['3 of 25 entries', 1, null]);
    await search('aoife card ');
    expect([result()?.textContent, groups()[0]?.querySelectorAll('li').length]).toEqual([
      '1 of 25 entries',
      1,
    ]);
    await search('');
    expect([result()?.textContent, pages()]).toEqual(['25 entries', 'Page 1 of 2Next page']);
  });

  it('that finds nothing says so, and one press shows all again', async () => {
    await show(entries);
    await search('no such thing');
    expect([result()?.textContent, groups().length]).toEqual(['0 of 25 entries', 0]);
    expect(document.body.textContent).toContain('No entry found for “no such thing”.');
    await press(button(texts.showAll));
    expect([result()?.textContent, groups().length]).toEqual(['25 entries', 20]);
    expect([document.activeElement, labelled(texts.search).value]).toEqual([result(), '']);
  });

  it('decides what is exported, on all pages', async () => {
    const filter = await show(entries);
    expect(foundEntries(entries, queryNow(filter))).toEqual(entries);
    await search('aoife');
    expect(foundEntries(entries, queryNow(filter))).toEqual(session);
  });

  it('is not offered while there is nothing to look through', async () => {
    await show([]);
    expect(document.querySelector('input')).toBeNull();
    expect(document.body.textContent).toContain(texts.empty);
  });

  it.each([
    ['the staff', 'quinn', true],
    ['the customer', 'grainne', true],
    ['the action', 'APPROVED', true],
    ['a reason that is not given', 'null', false],
    ['the moment', '2026', false],
  ])('looks through what people read: %s', (_what, query, found) => {
    expect(foundEntries([entry], query)).toHaveLength(found ? 1 : 0);
  });

  it('finds the reason, and people without a name as they are called', () => {
    expect(foundEntries(entries, 'by phone')).toEqual(session);
    const closed = { ...entry, customer: null };
    expect(foundEntries([entry, closed], texts.nobody)).toEqual([closed]);
  });
});
