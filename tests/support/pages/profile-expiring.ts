import type { Locator, Page } from 'playwright-core';
import { showExpiringCards } from '../expiring-notices';
import { Notices } from './notices';

/** The notices of the cards that have expired or soon will. */
export class ExpiringCards {
  /** The notice of each such card that is on the screen. */
  readonly all: Locator;
  /** Their boxes. */
  readonly boxes: Locator;
  readonly notices: Notices;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.notices = new Notices(page);
    this.all = this.notices.region.getByRole('button', { name: /^Close notice: .* (expires|has expired)/ });
    this.boxes = this.notices.region.getByRole('checkbox', { name: /^Don't tell me about this card again/ });
  }

  /** Opens a page on which the person hears of their cards. */
  async open(path: string): Promise<void> {
    await showExpiringCards(this.page);
    await this.page.goto(path);
  }

  /** The notice of the card with a nickname. */
  of(nickname: string): Locator {
    return this.close(nickname).locator('..');
  }

  /** Its cross. */
  close(nickname: string): Locator {
    return this.notices.region.getByRole('button', { name: new RegExp(`^Close notice: ${nickname} `) });
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
