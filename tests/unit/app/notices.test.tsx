// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { act } from 'react';
import { renderToString } from 'react-dom/server';
import type { notificationsMachine } from '../../../machines/app/notifications/notifications.machine';
import { noticeCheckboxId, type Notice, type NoticeItem } from '../../../src/domain/notice';
import { HeardNotices, Notices } from '../../../src/features/app/notifications/notices';
import { UiProvider } from '../../../src/ui/ui-provider';
import { press, render, unmount } from '../ui/render';
import { stillActor } from '../ui/still-actor';

const notice = (id: string, type: Notice['type'], message: Notice['message'] = null): Notice => ({
  id,
  type,
  title: `Title ${id}`,
  message,
  buttons: [],
  activator: null,
  returnFocus: true,
});

const showing = (...notices: Notice[]) =>
  stillActor<typeof notificationsMachine>({ context: { notices, unannounced: [], activator: null } });

const region = (role: string) => document.querySelector(`[role=${role}]`);

afterEach(unmount);

describe('the notices', () => {
  it('have both live regions from the first paint', () => {
    const html = renderToString(
      <UiProvider>
        <HeardNotices actor={showing().actor} />
      </UiProvider>,
    );
    expect(html.match(/role="(alert|status)"/g)).toEqual(['role="alert"', 'role="status"']);
  });

  it('are assertive only for errors and warnings', async () => {
    const { actor } = showing(
      notice('a', 'success'),
      notice('b', 'error'),
      notice('c', 'info'),
      notice('d', 'warning'),
      notice('e', 'neutral'),
    );
    await render(<HeardNotices actor={actor} />);
    const titles = (role: string) => region(role)?.textContent.match(/Title ./g);
    expect(titles('alert')).toEqual(['Title b', 'Title d']);
    expect(titles('status')).toEqual(['Title a', 'Title c', 'Title e']);
  });

  it('are ordered newest first, whatever their type', async () => {
    const { actor } = showing(notice('new', 'success'), notice('old', 'error'), notice('first', 'info'));
    await render(<Notices actor={actor} />);
    const buttons = [...document.querySelectorAll('button')];
    expect(buttons.map((each) => each.getAttribute('aria-label'))).toEqual([
      'Close notice: Title new',
      'Close notice: Title old',
      'Close notice: Title first',
    ]);
  });

  it('are shown three at a time; the rest is counted', async () => {
    const all = ['a', 'b', 'c', 'd', 'e'].map((id) => notice(id, 'info'));
    await render(<Notices actor={showing(...all).actor} />);
    expect(document.querySelectorAll('button')).toHaveLength(3);
    expect(document.body.textContent).toContain('2 more notices');
  });

  it('are not announced while a dialog is open', async () => {
    const { actor } = stillActor<typeof notificationsMachine>({
      context: {
        notices: [notice('late', 'error'), notice('early', 'error')],
        unannounced: ['late'],
        activator: null,
      },
    });
    await render(<HeardNotices actor={actor} />);
    expect(region('alert')?.textContent).toBe('Title early');
  });

  it('are announced without their buttons', async () => {
    const { actor } = showing(notice('a', 'error', ['In use.', 'Attach another.']));
    await render(<HeardNotices actor={actor} />);
    expect(region('alert')?.querySelectorAll('button')).toHaveLength(0);
    expect(region('alert')?.textContent).toBe('Title aIn use.Attach another.');
  });

  it('show every line of a list', async () => {
    const { actor } = showing(notice('a', 'error', ['In use.', 'Attach another.']));
    await render(<Notices actor={actor} />);
    expect([...document.querySelectorAll('p')].map((line) => line.textContent)).toEqual([
      'Title a',
      'In use.',
      'Attach another.',
    ]);
  });

  it('are closed by a button that names its notice', async () => {
    const { actor, send } = showing(notice('a', 'success'), notice('b', 'error'));
    await render(<Notices actor={actor} />);
    const close = document.querySelector('button[aria-label="Close notice: Title b"]');
    await press(close as HTMLElement);
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'notice.closed', id: 'b' });
  });

  it.each([
    ['error', 'Error!'],
    ['success', 'Success!'],
    ['warning', 'Warning!'],
    ['info', 'Information'],
    ['neutral', 'Information'],
  ] as const)('without a title get the default title of %s: %s', async (type, title) => {
    const { actor } = showing({ ...notice('a', type), title: null });
    await render(<Notices actor={actor} />);
    expect(document.querySelector('p')?.textContent).toBe(title);
    expect(document.querySelector(`button[aria-label="Close notice: ${title}"]`)).not.toBeNull();
  });
});

describe('the items of a notice', () => {
  const item = (id: string): NoticeItem => ({
    id,
    title: `Card ${id}`,
    message: `About ${id}`,
    checkbox: { label: 'Don’t tell me again', checked: false },
  });
  const boxes = () => [...document.querySelectorAll('input')];
  const shown = async (...ids: string[]) => {
    const still = showing({ ...notice('a', 'warning'), items: ids.map(item) }, notice('b', 'warning'));
    await render(<Notices actor={still.actor} />);
    await vi.waitFor(
      async () => {
        await act(() => Promise.resolve());
        expect(boxes()).toHaveLength(ids.length);
      },
      { timeout: 5000 },
    );
    return still;
  };

  it('are shown once their code has loaded, each with a labelled checkbox; a change is reported', async () => {
    const { send } = await shown('1', '2');
    const [, box] = boxes();
    expect(box?.labels?.[0]?.textContent).toBe('Don’t tell me again: Card 2');
    expect(box?.id).toBe(noticeCheckboxId('a', '2'));
    expect(box?.checked).toBe(false);
    await press(box as HTMLElement);
    expect(send).toHaveBeenCalledExactlyOnceWith({
      type: 'notice.checkboxChanged',
      id: 'a',
      item: '2',
      checked: true,
    });
  });

  it('are collapsed behind one line with its expanded state', async () => {
    await shown('1', '2', '3', '4');
    const fold = () => document.querySelector<HTMLElement>('button[aria-controls]');
    const folded = () => document.getElementById(fold()?.getAttribute('aria-controls') ?? '');
    expect([fold()?.textContent, fold()?.getAttribute('aria-expanded')]).toEqual(['Title a', 'false']);
    expect(folded()?.querySelectorAll('input')).toHaveLength(4);
    await press(fold() as HTMLElement);
    expect(fold()?.getAttribute('aria-expanded')).toBe('true');
  });

  it('are included when the notice is announced, without their checkboxes', async () => {
    const { actor } = showing({ ...notice('a', 'warning'), items: [item('1'), item('2')] });
    await render(<HeardNotices actor={actor} />);
    expect(region('alert')?.textContent).toBe('Title aCard 1Card 2');
  });
});

describe('the buttons of a notice', () => {
  const buttons: Notice['buttons'] = [
    { type: 'button', label: 'Retry', close: false, run: 'retry' },
    { type: 'event', label: 'Contact us', close: true, event: 'contact' },
    { type: 'link', label: 'Manage cards', close: true, link: '/profile' },
    { type: 'link', label: 'Elsewhere', close: false, link: 'https://example.com/help' },
    { type: 'link', label: 'Without a slash', close: false, link: 'new-booking' },
    { type: 'link', label: 'Harmful', close: false, link: 'javascript:alert(1)' },
  ];
  const shown = async () => {
    const still = showing({ ...notice('a', 'warning'), buttons });
    await render(<Notices actor={still.actor} />);
    return still;
  };
  const named = (label: string) =>
    [...document.querySelectorAll<HTMLElement>('button, a')].find(({ textContent }) => textContent === label);

  it('report which one was pressed, and by which element', async () => {
    const { send } = await shown();
    for (const [button, label] of ['Retry', 'Contact us', 'Manage cards', 'Elsewhere'].entries()) {
      const element = named(label);
      element?.addEventListener('click', (event) => event.preventDefault());
      await press(element as HTMLElement);
      expect(send).toHaveBeenLastCalledWith({
        type: 'notice.buttonPressed',
        id: 'a',
        button,
        element: element?.id,
      });
    }
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('are links if they have an address, and omitted if it is not safe', async () => {
    await shown();
    expect(named('Manage cards')?.getAttribute('href')).toBe('/profile');
    expect(named('Elsewhere')?.getAttribute('href')).toBe('https://example.com/help');
    expect(named('Without a slash')?.getAttribute('href')).toBe('/new-booking');
    expect(named('Harmful')).toBeUndefined();
    expect(document.body.innerHTML).not.toContain('javascript:');
  });

  it('are shown two per row', async () => {
    await shown();
    const row = named('Retry')?.parentElement;
    expect(row && getComputedStyle(row).gridTemplateColumns).toBe('repeat(2, minmax(0, 1fr))');
  });
});
