// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import type { logoutMachine } from '../../../machines/session/logout/logout.machine';
import type { navigationMachine } from '../../../machines/app/navigation/navigation.machine';
import type { resourceMachine } from '../../../machines/app/resource/resource.machine';
import { admin, aoife, config, impersonatedAoife, profileItem } from '../../../machines/samples';
import type { sessionMachine } from '../../../machines/session/session/session.machine';
import type { NavItem, User } from '../../../src/domain/entities';
import type { CompanyDetails } from '../../../src/features/app/navigation/header-props';
import { Shell } from '../../../src/features/app/navigation/shell';
import { PAGE_ID } from '../../../src/ui/page-id';
import { frames, press, render, settling, unmount } from '../ui/render';
import { stillActor } from '../ui/still-actor';

afterEach(async () => {
  await unmount();
  delete document.documentElement.dataset['appearance'];
  localStorage.clear();
});

const item = (label: string, link: string): NavItem => ({ ...profileItem, label, link });
const items = [
  profileItem,
  item('Our app', 'https://example.com/'),
  item('Contact Us', 'event:contact'),
  item('Terms', 'event:terms'),
  item('Fly', 'event:fly'),
];

type Stage = {
  readonly user?: User | null;
  readonly items?: readonly NavItem[] | null;
  readonly tags?: readonly string[];
  readonly open?: boolean;
  readonly busy?: boolean;
  readonly company?: CompanyDetails | null;
  readonly full?: boolean;
};

async function show(stage: Stage = {}) {
  const { user = aoife, tags = [], open = false, busy = false, company = config, full = false } = stage;
  const session = stillActor<typeof sessionMachine>({
    context: { user, landing: null, reauthenticating: null, readAt: 0, premiumless: null },
  });
  const links = stillActor<typeof resourceMachine>({
    context: {
      items: stage.items === undefined ? items : stage.items,
      leftOut: 0,
      unreachable: false,
      owner: null,
      growsStale: true,
    },
    hasTag: (tag: string) => tags.includes(tag),
  });
  const navigation = stillActor<typeof navigationMachine>({ matches: () => open });
  const logout = stillActor<typeof logoutMachine>({ hasTag: () => busy });
  await render(
    <div id={PAGE_ID}>
      <Shell
        session={session.actor}
        links={links.actor}
        navigation={navigation.actor}
        logout={logout.actor}
        company={company}
        full={full}
        path="/profile"
        isRoute={(path) => path === '/profile'}
      >
        <h1>Content</h1>
      </Shell>
    </div>,
  );
  // Its code comes when it opens.
  if (open && user !== null)
    await settling(() => expect(document.querySelector('[role=dialog]')).not.toBeNull());
  return { links: links.send, navigation: navigation.send, logout: logout.send };
}

const within = (selector: string) => {
  const box = document.querySelector<HTMLElement>(selector);
  if (box === null) throw new Error(`There is no ${selector}`);
  return {
    box,
    texts: (what: string) => [...box.querySelectorAll(what)].map(({ textContent }) => textContent.trim()),
    named: (name: string) => {
      const found = [...box.querySelectorAll<HTMLElement>('a, button')].find(
        (each) => (each.getAttribute('aria-label') ?? each.textContent.trim()) === name,
      );
      if (!found) throw new Error(`${selector} has nothing called ${name}`);
      return found;
    },
  };
};
const header = () => within('header');
const drawer = () => within('[role=dialog]');
const footer = () => within('footer');
const person = () => header().box.querySelector<HTMLElement>('[aria-haspopup=menu]');

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

  it('offers a visitor the sign-in instead of name, drawer and logout', async () => {
    await show({ user: null, items: [], open: true });
    expect(header().named('Sign in').getAttribute('href')).toBe('/login');
    expect(header().texts('button')).not.toContain('Logout');
    expect(header().box.querySelector('[aria-label=Menu]')).toBeNull();
    expect(person()).toBeNull();
    expect(document.querySelector('[role=dialog]')).toBeNull();
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

describe('the drawer', () => {
  it('contains every item, with Logout last', async () => {
    await show({ open: true });
    expect(drawer().texts('li')).toEqual(['Profile', 'Our app', 'Contact Us', 'Terms']);
    expect(drawer().texts('button').at(-1)).toBe('Logout');
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
