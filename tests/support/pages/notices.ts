import type { Locator, Page } from 'playwright-core';
import type { Notice } from '../../../src/domain/notice';

type Shown = Partial<Notice> & Pick<Notice, 'id' | 'type'>;
type NoticesActor = { send(event: object): void };
type Inspected = {
  readonly type: string;
  readonly actorRef: NoticesActor & { readonly id: string };
};
type NoticesWindow = {
  __CABRANK_INSPECT__?: (event: Inspected) => void;
  cabrankNotices?: NoticesActor;
};

/** The notices above the screen. */
export class Notices {
  readonly region: Locator;
  /** The assertive live region, and the polite one. */
  readonly assertive: Locator;
  readonly polite: Locator;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.region = page.getByRole('region', { name: 'Notices' });
    const heard = page.locator('#heard-notices');
    this.assertive = heard.getByRole('alert');
    this.polite = heard.getByRole('status');
  }

  close(title: string): Locator {
    return this.region.getByRole('button', { name: `Close notice: ${title}`, exact: true });
  }

  button(label: string): Locator {
    return this.region.getByRole('button', { name: label, exact: true });
  }

  link(label: string): Locator {
    return this.region.getByRole('link', { name: label, exact: true });
  }

  /** The notice with that title, including its buttons. */
  titled(title: string): Locator {
    return this.close(title).locator('..');
  }

  /** The distance of each notice from the top (px), in the tab order of their buttons. */
  async tops(): Promise<readonly number[]> {
    const closes = await this.region.getByRole('button', { name: /^Close notice: / }).all();
    return Promise.all(closes.map(async (close) => (await close.boundingBox())?.y ?? 0));
  }

  /** The text of each notice, line by line, newest first as displayed. */
  async texts(): Promise<readonly string[]> {
    const cards = await this.region.getByRole('button', { name: /^Close notice: / }).all();
    const seen = await Promise.all(
      cards.map(async (close) => {
        const card = close.locator('..');
        const lines = await card.locator('p').allInnerTexts();
        const top = (await card.boundingBox())?.y ?? 0;
        return { top, text: lines.join('\n') };
      }),
    );
    return seen.sort((one, other) => one.top - other.top).map(({ text }) => text);
  }

  /** Call before the page is opened. Makes the app reveal the actor that shows the notices. */
  async listen(): Promise<void> {
    await this.page.addInitScript(() => {
      const world = globalThis as NoticesWindow;
      world.__CABRANK_INSPECT__ = ({ type, actorRef }) => {
        if (type === '@xstate.actor' && actorRef.id === 'notifications') world.cabrankNotices = actorRef;
      };
    });
  }

  /** Shows a notice that none of the app's screens shows yet. */
  async show(notice: Shown): Promise<void> {
    const whole: Notice = {
      title: null,
      message: null,
      buttons: [],
      activator: null,
      returnFocus: true,
      ...notice,
    };
    await this.page.evaluate((shown) => {
      const { cabrankNotices } = globalThis as NoticesWindow;
      if (!cabrankNotices) throw new Error('It is unknown which actor shows the notices');
      cabrankNotices.send({ type: 'notice.shown', notice: shown });
    }, whole);
  }
}
