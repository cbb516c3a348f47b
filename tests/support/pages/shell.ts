import type { Locator, Page } from 'playwright-core';

/** The frame of every screen: header, logout, notices, and the screens shown when there is no other. */
export class Shell {
  readonly menu: Locator;
  readonly logout: Locator;
  /** The links and app events of the header's menu. */
  readonly navigation: Locator;
  readonly loadMenuAgain: Locator;
  readonly contact: Locator;
  readonly signIn: Locator;
  readonly drawer: Drawer;
  /** The button of the person's menu, on wide screens. */
  readonly person: Locator;
  readonly personMenu: PersonMenu;
  readonly footer: Locator;
  readonly notices: Locator;
  /** The close button of each notice, newest first. */
  readonly closeNotice: Locator;
  readonly startFailure: Locator;
  readonly retry: Locator;
  readonly notFound: Locator;
  /** The phone number on the page that is shown if there is no other. */
  readonly phoneOfNotFound: Locator;
  readonly loading: Locator;
  /** Reloads the page after the app's code failed to load. */
  readonly reload: Locator;
  private readonly header: Locator;

  constructor(page: Page) {
    this.header = page.getByRole('banner');
    this.menu = page.getByRole('button', { name: 'Menu', exact: true });
    this.logout = page.getByRole('button', { name: 'Logout', exact: true });
    this.navigation = this.header.getByRole('navigation', { name: 'Main' });
    this.loadMenuAgain = page.getByRole('button', { name: 'Reload the menu' });
    this.contact = this.header.getByRole('button', { name: 'Contact', exact: true });
    this.signIn = this.header.getByRole('link', { name: 'Sign in' });
    this.drawer = new Drawer(page);
    this.person = this.header.getByRole('button', { name: /^Signed in as / });
    this.personMenu = new PersonMenu(page);
    this.footer = page.getByRole('contentinfo');
    this.notices = page.getByRole('region', { name: 'Notices' });
    this.closeNotice = this.notices.getByRole('button', { name: /^Close notice: / });
    this.startFailure = page.getByRole('heading', { name: "We couldn't start Cabrank" });
    this.retry = page.getByRole('button', { name: 'Try again' });
    this.notFound = page.getByRole('heading', { name: 'This page was not found' });
    this.phoneOfNotFound = page.getByRole('main').getByRole('link', { name: '01 555 0100' });
    this.reload = page.getByRole('link', { name: 'Reload the page' });
    // The outline beside it says the same to a screen reader.
    this.loading = page.getByText('Getting Cabrank ready…').filter({ visible: true });
  }

  /** A link or an app event of the header's menu, by its label. */
  item(label: string): Locator {
    return this.navigation.getByText(label, { exact: true });
  }

  /** The labels of the header's menu, in order. */
  items(): Promise<string[]> {
    return this.navigation.getByRole('listitem').allInnerTexts();
  }

  /** Opens a dialog from the end of the page: terms, privacy, contact. */
  inFooter(label: string): Locator {
    return this.footer.getByRole('button', { name: label, exact: true });
  }

  /** A link of the header outside its menu: the phone number, the company's app. */
  link(name: string): Locator {
    return this.header.getByRole('link', { name, exact: true });
  }
}

/** The menu of the signed-in person, on wide screens. */
class PersonMenu {
  readonly menu: Locator;
  readonly profile: Locator;
  readonly items: Locator;

  constructor(page: Page) {
    this.menu = page.getByRole('menu');
    this.profile = this.menu.getByRole('menuitem', { name: 'Profile', exact: true });
    this.items = this.menu.getByRole('menuitem').or(this.menu.getByRole('menuitemradio'));
  }

  appearance(name: 'System' | 'Light' | 'Dark'): Locator {
    return this.menu.getByRole('menuitemradio', { name, exact: true });
  }

  item(name: string): Locator {
    return this.menu.getByRole('menuitem', { name, exact: true });
  }
}

/** The menu on narrow screens. */
class Drawer {
  readonly dialog: Locator;
  readonly close: Locator;

  constructor(page: Page) {
    this.dialog = page.getByRole('dialog', { name: 'Menu' });
    this.close = this.dialog.getByRole('button', { name: 'Close menu' });
  }

  link(name: string): Locator {
    return this.dialog.getByRole('link', { name, exact: true });
  }

  button(name: string): Locator {
    return this.dialog.getByRole('button', { name, exact: true });
  }

  appearance(name: 'System' | 'Light' | 'Dark'): Locator {
    return this.dialog.getByRole('radio', { name, exact: true });
  }
}
