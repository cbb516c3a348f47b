// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { admin, aoife, config, impersonatedAoife } from '../../../machines/samples';
import type { User } from '../../../src/domain/entities';
import { press, unmount } from '../ui/render';
import { footer, header, person, show, within } from './shell-stage';

afterEach(unmount);

describe('the header', () => {
  it('has the links from the server, without what the footer has', async () => {
    await show();
    const nav = within('nav');
    expect(nav.texts('a')).toEqual(['Profile', 'Our app']);
    expect(nav.texts('button')).toEqual([]);
    expect(nav.named('Profile').getAttribute('aria-current')).toBe('page');
    expect(nav.named('Our app').getAttribute('rel')).toBe('noopener noreferrer');
  });

  it('has the app events of a visitor, who has no footer, as buttons', async () => {
    const { navigation } = await show({ user: null });
    const nav = within('nav');
    expect(nav.texts('button')).toEqual(['Terms']);
    expect(document.querySelector('footer')).toBeNull();
    const terms = nav.named('Terms');
    await press(terms);
    expect(navigation).toHaveBeenCalledExactlyOnceWith({
      type: 'appEvent.triggered',
      name: 'terms',
      activator: terms.id,
    });
    expect(terms.id).not.toBe('');
  });

  it('opens the contact dialog by its own button', async () => {
    const { navigation } = await show();
    const contact = header().named('Contact');
    await press(contact);
    expect(navigation).toHaveBeenCalledExactlyOnceWith({
      type: 'appEvent.triggered',
      name: 'contact',
      activator: contact.id,
    });
  });

  it('has the number and the contact of a company that takes calls, and the link to its app', async () => {
    await show();
    expect(header().texts('a')).toContain('01 555 0199');
    expect(header().texts('a')).toContain('Book by App');
    await show({ company: { ...config, hasContact: false, appDownloadLink: null } });
    expect(header().box.textContent).not.toMatch(/01 555|Contact|Book by App/u);
  });

  it('offers the company’s app to customers, and not to its staff', async () => {
    await show({ user: impersonatedAoife });
    expect(header().texts('a')).toContain('Book by App');
    await show({ user: admin });
    expect(header().texts('a')).not.toContain('Book by App');
  });

  it.each<[string, User | null, string]>([
    ['a customer', aoife, 'Logout'],
    ['an admin', admin, 'Logout'],
    ['an admin who acts for a customer', impersonatedAoife, 'Return to Admin Panel'],
  ])('offers %s %s', async (_who, user, label) => {
    const { logout } = await show({ user });
    await press(header().named(label));
    expect(logout).toHaveBeenCalledExactlyOnceWith({
      type: 'logout.requested',
      role: user?.impersonation ? 'impersonatingAdmin' : user?.admin ? 'admin' : 'customer',
      target: null,
    });
    expect(header().texts('a')).not.toContain('Sign in');
  });

  it('names the person on the button of their menu, which is closed', async () => {
    await show();
    expect(person()?.textContent).toContain('Signed in as Aoife Byrne');
    expect(person()?.getAttribute('aria-expanded')).toBe('false');
    expect(document.querySelector('[role=menu]')).toBeNull();
  });

  it('offers a visitor the sign-in instead of name and logout', async () => {
    await show({ user: null, items: [] });
    expect(header().named('Sign in').getAttribute('href')).toBe('/login');
    expect(header().texts('button')).not.toContain('Logout');
    expect(header().box.querySelector('[aria-label=Menu]')).not.toBeNull();
    expect(person()).toBeNull();
  });

  it('reserves space for loading items, and still offers Logout', async () => {
    await show({ items: null, tags: ['busy'] });
    expect(within('nav').texts('[role=status]')).toEqual(['Loading the menu…']);
    expect(header().named('Logout')).toBeDefined();
  });

  it('says that the items could not be loaded, and loads them again, keeping focus', async () => {
    const { links } = await show({ items: null, tags: ['failed'] });
    expect(within('nav').box.textContent).toContain("We couldn't load the menu.");
    await press(within('nav').named('Reload the menu'));
    expect(links).toHaveBeenCalledExactlyOnceWith({ type: 'resource.reloaded', owner: aoife.uuid });
    expect(document.activeElement).toBe(within('nav').box);
    expect(header().named('Logout')).toBeDefined();
  });

  it('keeps the previous items if a reload fails', async () => {
    await show({ tags: ['failed'] });
    expect(within('nav').texts('a')).toEqual(['Profile', 'Our app']);
    expect(within('nav').named('Reload the menu')).toBeDefined();
  });
});

describe('the footer', () => {
  it('opens terms, privacy and contact, and has the phone number', async () => {
    const { navigation } = await show();
    expect(footer().texts('button')).toEqual(['Terms', 'Privacy', 'Contact us']);
    expect(footer().texts('a')).toEqual(['01 555 0199']);
    for (const [label, name] of [
      ['Terms', 'terms'],
      ['Privacy', 'privacy'],
      ['Contact us', 'contact'],
    ] as const) {
      const button = footer().named(label);
      await press(button);
      expect(navigation).toHaveBeenLastCalledWith({
        type: 'appEvent.triggered',
        name,
        activator: button.id,
      });
      expect(button.id).not.toBe('');
    }
  });

  it('has neither contact nor number of a company that takes no messages', async () => {
    await show({ company: { ...config, hasContact: false } });
    expect(footer().texts('button')).toEqual(['Terms', 'Privacy']);
    expect(footer().texts('a')).toEqual([]);
  });

  it('is left out of a screen of full height', async () => {
    await show({ full: true });
    expect(document.querySelector('footer')).toBeNull();
  });
});
