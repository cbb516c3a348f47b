// @vitest-environment happy-dom
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { logoutMachine } from '../../../machines/session/logout/logout.machine';
import type { navigationMachine } from '../../../machines/app/navigation/navigation.machine';
import type { notificationsMachine } from '../../../machines/app/notifications/notifications.machine';
import { aoife, config, profileItem } from '../../../machines/samples';
import type { sessionMachine } from '../../../machines/session/session/session.machine';
import type { Notice } from '../../../src/domain/notice';
import { RecordTable, type RecordColumn } from '../../../src/features/admin/frame/record-table';
import { Shell } from '../../../src/features/app/header/shell';
import { Notices } from '../../../src/features/app/notifications/notices';
import { press, render, rerender, unmount } from '../ui/render';
import { movingActor, stillActor } from '../ui/still-actor';
import { again, changed, collection, drawn, drawnBy, many } from '../../support/stages/rows-drawn';

vi.mock('../../../src/features/app/notifications/notice-buttons', () => ({
  NoticeButtons: ({ notice }: { readonly notice: Notice }) => void drawn.add(`notice ${notice.id}`),
}));
vi.mock('../../../src/ui/app-link', () => ({
  useAppLink: () => (path: string) => {
    drawn.add(`link ${path}`);
    return { href: path, onClick: () => undefined };
  },
}));

afterEach(unmount);

describe('of many notices', () => {
  const notices = many(3, (index): Notice => ({
    id: String(index),
    type: 'warning',
    title: `Card ${index} runs out`,
    message: null,
    buttons: [{ type: 'button', label: 'Hide', close: true, run: null }],
    activator: null,
    returnFocus: true,
  }));
  const show = async () => {
    const { actor, move } = movingActor<typeof notificationsMachine>({
      context: { notices, unannounced: [], activator: null },
    });
    await render(<Notices actor={actor} />);
    return (now: readonly Notice[]) =>
      drawnBy(() => move({ context: { notices: now, unannounced: [], activator: null } }));
  };

  it('a new one renders alone, and a removed one causes no rendering', async () => {
    const showing = await show();
    const [first] = notices;
    if (first === undefined) throw new Error('There is none');
    expect(await showing([{ ...first, id: 'new' }, ...notices])).toEqual(['notice new']);
    expect(await showing(notices.slice(0, 2))).toEqual([]);
  });

  it('one whose checkbox changes renders alone', async () => {
    const showing = await show();
    const checkbox = { label: 'Not again', checked: true };
    const items = [{ id: 'card', title: 'Card', message: '', checkbox }];
    expect(await showing(notices.map((one) => (one.id === '1' ? { ...one, items } : one)))).toEqual([
      'notice 1',
    ]);
  });
});

describe('of a menu with a hundred items', () => {
  const items = many(100, (index) => ({ ...profileItem, label: `Page ${index}`, link: `/page-${index}` }));
  const isRoute = () => true;

  it('navigation renders only the previous and the current item', async () => {
    const session = stillActor<typeof sessionMachine>({
      context: { user: aoife, landing: null, reauthenticating: null, readAt: 0, premiumless: null },
    }).actor;
    const links = collection(items).actor;
    const navigation = stillActor<typeof navigationMachine>({}).actor;
    const logout = stillActor<typeof logoutMachine>({}).actor;
    const at = (path: string) => (
      <Shell {...{ session, links, navigation, logout, path, isRoute }} company={config}>
        <h1>Content</h1>
      </Shell>
    );
    await render(at('/page-3'));
    const rows = await drawnBy(() => rerender(at('/page-70')));
    expect(rows.filter((row) => row.startsWith('link /page'))).toEqual(['link /page-3', 'link /page-70']);
  });
});

describe('of a table of records', () => {
  const records = many(200, (index) => ({ id: String(index), name: `Record ${index}` }));
  const columns: readonly RecordColumn<(typeof records)[number]>[] = [
    { label: 'Name', cell: ({ id, name }) => (drawn.add(`record ${id}`), name) },
  ];

  function Table() {
    const [rows, setRows] = useState(records);
    return (
      <>
        <button onClick={() => setRows(again(rows))}>Again</button>
        <button onClick={() => setRows(changed(rows, 150, { name: 'Another' }))}>Change</button>
        <RecordTable labelledBy="records" columns={columns} rows={rows} keyOf={({ id }) => id} />
      </>
    );
  }
  const pressed = (text: string) => {
    const found = [...document.querySelectorAll('button')].find((one) => one.textContent === text);
    if (found === undefined) throw new Error(`There is no ${text}`);
    return drawnBy(() => press(found));
  };

  it('a change of one renders only that one, and reading the same records renders none', async () => {
    await render(<Table />);
    expect(await pressed('Again')).toEqual([]);
    expect(await pressed('Change')).toEqual(['record 150']);
  });
});
