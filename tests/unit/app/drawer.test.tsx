// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { impersonatedAoife } from '../../../machines/samples';
import { PAGE_ID } from '../../../src/ui/page-id';
import { frames, press, pressTab, settling, unmount } from '../ui/render';
import { drawer, header, show } from './shell-stage';

afterEach(async () => {
  await unmount();
  delete document.documentElement.dataset['appearance'];
  localStorage.clear();
});

describe('the drawer', () => {
  it('contains every item, with Logout last', async () => {
    await show({ open: true });
    expect(drawer().texts('li')).toEqual(['Profile', 'Our app', 'Contact Us', 'Terms']);
    expect(drawer().texts('button').at(-1)).toBe('Logout');
  });

  it('has the items of a visitor, and nothing to log out of', async () => {
    await show({ open: true, user: null });
    expect(drawer().texts('a')).toContain('Our app');
    expect(drawer().texts('button')).not.toContain('Logout');
    expect(drawer().box.textContent).not.toContain('Signed in as');
  });

  it('has the appearance, and shows the chosen one at once', async () => {
    await show({ open: true });
    const radios = () => [...drawer().box.querySelectorAll<HTMLInputElement>('input[type=radio]')];
    expect(radios().map(({ value }) => value)).toEqual(['system', 'light', 'dark']);
    expect(radios().map(({ checked }) => checked)).toEqual([true, false, false]);
    const dark = radios()[2];
    if (dark) await press(dark);
    expect(document.documentElement.dataset['appearance']).toBe('dark');
    expect(localStorage.getItem('cabrank.appearance')).toBe('dark');
    await settling(() => expect(radios().map(({ checked }) => checked)).toEqual([false, false, true]));
  });

  it('has the return last while an admin acts for a customer, and shows its progress', async () => {
    await show({ open: true, user: impersonatedAoife, busy: true });
    const last = [...drawer().box.querySelectorAll('button')].at(-1);
    expect(last?.textContent).toContain('Return to Admin Panel');
    expect(last?.textContent).toContain('Returning…');
    expect(last?.getAttribute('aria-busy')).toBe('true');
  });

  it('takes focus, and makes the page behind it inert', async () => {
    await show({ open: true });
    expect(document.activeElement).toBe(drawer().named('Close menu'));
    await settling(() => expect(document.getElementById(PAGE_ID)?.hasAttribute('inert')).toBe(true));
  });

  it('leads with Tab from its last control to the first, and back', async () => {
    await show({ open: true });
    await settling(() => expect(document.getElementById(PAGE_ID)?.hasAttribute('inert')).toBe(true));
    const { named } = drawer();
    named('Logout').focus();
    await pressTab();
    expect(document.activeElement).toBe(named('Close menu'));
    await pressTab({ shiftKey: true });
    expect(document.activeElement).toBe(named('Logout'));
  });

  it.each(['Escape', 'the cross', 'a press beside it', 'a link'])('is closed by %s', async (how) => {
    const { navigation } = await show({ open: true });
    const { named } = drawer();
    const veil = document.querySelector<HTMLElement>('[data-part=backdrop]');
    await frames();
    if (how === 'Escape')
      await act(async () => {
        named('Close menu').dispatchEvent(
          new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
        );
        await Promise.resolve();
      });
    else if (how === 'the cross') await press(named('Close menu'));
    else if (how === 'a press beside it')
      await act(async () => {
        for (const type of ['pointerdown', 'pointerup'])
          veil?.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, button: 0 }));
        await Promise.resolve();
      });
    else await press(named('Profile'));
    expect(navigation).toHaveBeenCalledWith({ type: 'drawer.closed' });
  });

  it('returns focus to the menu button after an app event', async () => {
    const { navigation } = await show({ open: true });
    await press(drawer().named('Contact Us'));
    expect(navigation).toHaveBeenCalledExactlyOnceWith({
      type: 'appEvent.triggered',
      name: 'contact',
      activator: 'menu-button',
    });
    expect(header().named('Menu').id).toBe('menu-button');
  });
});
