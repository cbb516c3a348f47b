import type { Locator, Page } from 'playwright-core';

/** An older page in the app's frame. */
export class FramedSite {
  readonly element: Locator;
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.element = page.locator('main iframe');
  }

  get inside() {
    return this.page.frameLocator('main iframe');
  }

  /** Waits until the frame shows the older page of this name: its heading, or its label below the app's heading. */
  async at(name: string): Promise<void> {
    await this.named(name).waitFor();
    // It is hidden until it has loaded, and only then the app hears its links.
    await this.page.locator('main iframe:not([aria-busy=true])').waitFor();
    await this.page.waitForFunction(
      () =>
        document.querySelector<HTMLIFrameElement>('main iframe')?.contentDocument?.readyState === 'complete',
    );
  }

  /** The heading of the older page, or its content if the app shows the heading. */
  named(name: string): Locator {
    return this.inside
      .getByRole('heading', { level: 1, name, exact: true })
      .or(this.inside.getByRole('main', { name, exact: true }));
  }

  /** Waits until the app is at a route and its frame shows the older page of this name. */
  async atRoute(route: string | RegExp, name: string): Promise<void> {
    await this.page.waitForURL((url) =>
      typeof route === 'string' ? url.pathname + url.search === route : route.test(url.pathname + url.search),
    );
    await this.at(name);
  }

  link(name: string): Locator {
    return this.inside.getByRole('link', { name, exact: true });
  }

  async follow(name: string): Promise<void> {
    await this.link(name).click();
  }

  async press(name: string): Promise<void> {
    await this.inside.getByRole('button', { name, exact: true }).click();
  }

  async book(from: string, to: string): Promise<void> {
    await this.inside.getByLabel('Pick-up').fill(from);
    await this.inside.getByLabel('Destination').fill(to);
    await this.press('Book now');
  }

  /** Inserts a link into the page, in place of the one inserted before. */
  async write(attributes: Readonly<Record<string, string>>): Promise<Locator> {
    await this.inside.locator('main').evaluate((main, given) => {
      main.querySelector('#written')?.remove();
      const link = document.createElement('a');
      link.id = 'written';
      link.textContent = 'Written by the test';
      for (const [name, value] of Object.entries(given)) link.setAttribute(name, value);
      main.prepend(link);
    }, attributes);
    return this.inside.locator('#written');
  }

  /** Inserts a link into the page and follows it. */
  async followWritten(attributes: Readonly<Record<string, string>>): Promise<void> {
    await (await this.write(attributes)).click();
  }
}
