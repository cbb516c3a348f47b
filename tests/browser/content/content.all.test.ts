import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { eventually } from '../../support/browser/eventually';
import { patienceMs } from '../../support/browser/patience';
import { InformationDialog } from '../../support/pages/content';
import { sampled } from '../../support/matrix/tier';
import { useApp } from '../../support/browser/use-app';

const app = useApp();
const terms = /\/api\/content\/terms$/;

const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === element.ownerDocument.activeElement);
const hasFocus = (target: Locator) =>
  expect.poll(() => isFocused(target), { message: target.toString(), timeout: patienceMs }).toBe(true);

/** Answers the terms with this HTML; `expires` as the wire has it. */
async function writeTerms(page: Page, content: string, expires?: number): Promise<void> {
  const response = { title: 'Terms and Conditions', content, ...(expires === undefined ? {} : { expires }) };
  await page.route(terms, (route) => route.fulfill({ json: { code: 200, response } }));
}

const menuItem = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

describe('terms and privacy over a screen', () => {
  it.each(
    sampled([
      ['Terms', 'Terms and Conditions'],
      ['Privacy', 'Privacy Statement'],
    ]),
  )('%s can be opened, read and closed with the keyboard, and returns focus', async (item, title) => {
    const { page } = await app.visitAs('standard');
    await page.goto('/profile');
    const opener = menuItem(page, item);
    for (const leave of ['Escape', 'Enter']) {
      await opener.focus();
      await page.keyboard.press('Enter');
      const shown = new InformationDialog(page, title);
      await shown.dialog.getByRole('heading', { level: 3 }).first().waitFor();
      await hasFocus(shown.title);
      const main = page.getByRole('main');
      await eventually(() => main.evaluate((element) => element.closest('[inert]') !== null)).toBe(true);
      await page.keyboard.press('Tab');
      await hasFocus(shown.close);
      await page.keyboard.press(leave);
      await shown.dialog.waitFor({ state: 'detached' });
      await hasFocus(opener);
    }
  });

  it('says that they could not be loaded, and loads them on Retry', async () => {
    const { page, provoke } = await app.visitAs('standard');
    provoke(terms);
    await page.route(terms, (route) => route.fulfill({ status: 503, body: '' }));
    await page.goto('/profile');
    await menuItem(page, 'Terms').click();
    const shown = new InformationDialog(page, 'Terms and Conditions');
    await shown.retry.waitFor();
    await page.unroute(terms);
    await shown.retry.click();
    await shown.dialog.getByRole('heading', { name: 'Your account' }).waitFor();
    expect(await shown.dialog.evaluate((box) => box.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await shown.dialog.waitFor({ state: 'detached' });
  });

  it('are requested again only if they have expired, or have no expiry', async () => {
    const { page, requests } = await app.visitAs('standard');
    const asked = () => requests.of('GET', terms).length;
    const read = async () => {
      await menuItem(page, 'Terms').click();
      const shown = new InformationDialog(page, 'Terms and Conditions');
      await shown.dialog.getByText('We keep our word.').waitFor();
      await shown.close.click();
      await shown.dialog.waitFor({ state: 'detached' });
    };
    for (const [expires, calls] of [
      [Date.now() + 3_600_000, 1],
      [undefined, 2],
    ] as const) {
      await writeTerms(page, '<p>We keep our word.</p>', expires);
      await page.goto('/profile');
      const before = asked();
      await read();
      await read();
      expect(asked() - before).toBe(calls);
      await page.unroute(terms);
    }
  });

  it('close when a link in them leads to another screen of the app', async () => {
    const { page } = await app.visitAs('standard');
    await writeTerms(page, '<p><a href="/content/privacy">How we treat your data</a></p>');
    await page.goto('/profile');
    await menuItem(page, 'Terms').click();
    await page.getByRole('link', { name: 'How we treat your data' }).click();
    const heading = page.getByRole('heading', { level: 1, name: 'Privacy' });
    await heading.waitFor();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await hasFocus(heading);
    expect(new URL(page.url()).pathname).toBe('/content/privacy');
  });
});

describe('hostile remote HTML', () => {
  const payloads = [
    '<script>ran("script")</script>',
    '<img src=x onerror=ran("img")>',
    '<svg onload=ran("svg")><script>ran("svg script")</script></svg>',
    '<math><mtext><table><mglyph><style><img src=x onerror=ran("mxss")></style></mglyph></table></mtext></math>',
    '<iframe src="javascript:parent.ran(1)"></iframe><iframe srcdoc="<script>parent.ran(2)</script>"></iframe>',
    '<object data="javascript:ran(1)"></object><embed src="javascript:ran(1)">',
    '<style>body{display:none!important}</style><link rel="stylesheet" href="https://evil.example/x.css">',
    '<form action="https://evil.example/"><input name="password"><button>Sign in</button></form>',
    '<base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=https://evil.example/">',
    '<p style="position:fixed;inset:0;background:url(https://evil.example/p.png)" onclick="ran(1)" id="main" role="dialog">p</p>',
    '<details open ontoggle=ran(1)>d</details><video><source onerror=ran(1)></video><input autofocus onfocus=ran(1)>',
  ];
  const links = [
    'javascript:ran("link")',
    'JaVaScRiPt:ran("link")',
    'java&#9;script:ran("link")',
    '&#106;avascript:ran("link")',
    ' javascript:ran("link")',
    'data:text/html,<script>ran("data")</script>',
    'vbscript:ran(1)',
    '//evil.example/',
    '/\\evil.example/',
    'https://user:secret@evil.example/',
  ];

  it('runs nothing, loads nothing, and yields no unsafe link, by sanitising alone', async () => {
    const { context: strict } = await app.visit();
    // Without the page's policy, which would stop most of it by itself.
    const context = await strict.browser()?.newContext({ baseURL: app.url(), bypassCSP: true });
    if (!context) throw new Error('The browser is gone.');
    const { page, requests } = await app.visit({ context });
    const ran: unknown[] = [];
    await page.exposeFunction('ran', (what: unknown) => void ran.push(what));
    const anchors = links.map((href) => `<a href="${href}">astray</a>`).join(' ');
    await writeTerms(page, `<h2>Begin</h2>${payloads.join('')}${anchors}<p>The end</p>`);
    await page.goto('/content/terms');
    const main = page.getByRole('main');
    await main.getByText('The end').waitFor();
    expect(await main.getByText('astray').count()).toBe(links.length);
    expect(await main.getByRole('link').count()).toBe(0);
    for (const link of await main.getByText('astray').all()) await link.click();
    const left = await main.evaluate((box) => {
      const forbidden =
        'script, style, iframe, object, embed, form, input, img, svg, math, base, meta, link, video';
      const text = [...box.querySelectorAll('h1 ~ *')].at(-1);
      return {
        elements: text?.querySelectorAll(forbidden).length,
        attributes: [...(text?.querySelectorAll('p, h2, a, details') ?? [])].flatMap((element) =>
          element.getAttributeNames().filter((name) => /^on|^style$|^role$|^href$/u.test(name)),
        ),
      };
    });
    expect(left).toEqual({ elements: 0, attributes: [] });
    expect(ran).toEqual([]);
    expect(requests.of('GET', /evil/)).toEqual([]);
    expect(new URL(page.url()).pathname).toBe('/content/terms');
  });

  it.each([
    '<frameset onload=ran(1)>',
    '<frameset><frame src="javascript:ran(1)"></frameset>',
    '<p></p><frameset>',
  ])('shows no frames, and the page works: %s', async (frames) => {
    const { page, provokeLine } = await app.visit();
    // Chromium may report the handler that the policy blocked in the inert document of the parser.
    provokeLine(/inline event handler|script-src\S* blocked inline/u);
    await writeTerms(page, frames);
    await page.goto('/content/terms');
    const heading = page.getByRole('heading', { level: 1, name: 'Terms and Conditions' });
    await heading.waitFor();
    await page.unroute(terms);
    await page.getByRole('link', { name: 'Privacy' }).or(menuItem(page, 'Privacy')).first().click();
    await page.getByRole('heading', { name: 'Privacy Statement' }).waitFor();
  });

  it('keeps safe links: other sites open in a new tab without an opener, anchors scroll in place', async () => {
    const { page } = await app.visit();
    await writeTerms(
      page,
      '<h4 id="cards">Cards</h4><h5>Details</h5><p><a href="https://other.example/a?b=1" target="_self">Other</a> ' +
        '<a href="#cards">See Cards</a> <a href="mailto:office@cabrank.test">Write</a></p>',
    );
    await page.goto('/content/terms');
    const other = page.getByRole('link', { name: 'Other (opens in a new tab)' });
    expect(
      await other.evaluate((link) => ['href', 'target', 'rel'].map((name) => link.getAttribute(name))),
    ).toEqual(['https://other.example/a?b=1', '_blank', 'noopener noreferrer']);
    expect(await page.getByRole('link', { name: 'Write' }).getAttribute('href')).toBe(
      'mailto:office@cabrank.test',
    );
    const place = page.getByRole('heading', { level: 2, name: 'Cards' });
    await page.getByRole('heading', { level: 3, name: 'Details' }).waitFor();
    await page.getByRole('link', { name: 'See Cards' }).click();
    await hasFocus(place);
    expect(new URL(page.url()).hash).toBe('');
  });
});
