import type { Locator, Page } from 'playwright-core';
import { showExpiringCards } from '../matrix/expiring-notices';
import { Notices } from './notices';

/** The one notice of the cards that have expired or soon will. */
export class ExpiringCards {
  /** The cross of the notice. */
  readonly close: Locator;
  /** Each such card that it names and shows. */
  readonly all: Locator;
  /** Their boxes. */
  readonly boxes: Locator;
  /** On a phone: the line that unfolds it. */
  readonly fold: Locator;
  readonly later: Locator;
  readonly notices: Notices;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.notices = new Notices(page);
    const { region } = this.notices;
    this.close = region.getByRole('button', { name: /^Close notice: \d+ of your cards/ });
    this.all = region.getByRole('listitem').filter({ hasText: /expires|has expired/ });
    this.boxes = region.getByRole('checkbox', { name: /^Don't tell me about this card again/ });
    this.fold = region.getByRole('button', { name: /^\d+ of your cards/ });
    this.later = region.getByRole('button', { name: 'Later' });
  }

  /** Opens a page on which the person hears of their cards. */
  async open(path: string): Promise<void> {
    await showExpiringCards(this.page);
    await this.page.goto(path);
  }

  /** What is said of the card with a nickname. */
  of(nickname: string): Locator {
    return this.all.filter({ hasText: nickname });
  }

  box(nickname: string): Locator {
    return this.of(nickname).getByRole('checkbox');
  }
}

/** The menu beside the profile's sections. */
export class SectionMenu {
  readonly row: Locator;
  /** The entry that is marked. */
  readonly current: Locator;

  constructor(page: Page) {
    this.row = page.getByRole('navigation', { name: 'Sections of your profile' });
    this.current = this.row.locator('[aria-current]');
  }

  entry(label: string): Locator {
    return this.row.getByRole('link', { name: label, exact: true });
  }
}
