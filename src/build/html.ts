import type { EarlyReads } from './pages';

/** A `<style>` of the head; `emotion` is its `data-emotion` attribute, by which Emotion takes the rules over. */
export type HeadStyle = { readonly css: string; readonly emotion?: string };

/** The parts of an HTML page. Scripts and styles are inline texts. */
export type PageParts = {
  /** BCP 47, such as `en-IE`. */
  readonly lang: string;
  /** HTML text; the window title until the app sets another. */
  readonly title: string;
  /** The name of the site. */
  readonly site: string;
  /** A sentence about the site, which search engines show under the title. */
  readonly description: string;
  /** For the browser's own interface. */
  readonly themeColours: readonly [light: string, dark: string];
  readonly styles: readonly HeadStyle[];
  readonly headScripts: readonly string[];
  /** Content of `#root`. */
  readonly app: string;
  /** HTML next to `#root`. */
  readonly beside: string;
  /** Only used without scripts: the text of a style element in the head, and HTML next to `#root`. */
  readonly noScript: { readonly css: string; readonly html: string };
  /** Font files that the first paint needs. */
  readonly fonts: readonly string[];
  /** Run before the boot script: the router's dehydrated state. */
  readonly bodyScripts: readonly string[];
  readonly boot: string;
  /** URL of the entry module. `chunks` are its imports; the boot script requests them together. */
  readonly entry: string;
  /** URL of the module with the libraries, which runs first. */
  readonly libraries: string;
  readonly chunks: readonly string[];
  /** What the screen can wait for: requested with them, at a lower priority. */
  readonly later: readonly string[];
  /** What the boot script asks for once it knows who is signed in. */
  readonly reads: EarlyReads;
};

const DEV_SCRIPT = '<script type="module" src="/src/main.tsx"></script>';

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const escapeAttribute = (text: string) => escapeText(text).replaceAll('"', '&quot;');

/**
 * `data-s` tells Emotion that the styles stand where they belong. It would move the others, and the browser would read
 * them all again.
 */
function styleTag({ css, emotion }: HeadStyle): string {
  return emotion
    ? `<style data-s data-emotion="${escapeAttribute(emotion)}">${css}</style>`
    : `<style>${css}</style>`;
}

/** Fonts are always fetched without credentials. A preload that differs would cause a second request. */
const preloadTag = (font: string) =>
  `<link rel="preload" href="${escapeAttribute(font)}" as="font" type="font/woff2" crossorigin>`;

/**
 * A centred screen would move if it were painted before all of it has been parsed. The element to wait for follows
 * the screen, because Chromium treats an element as complete at its start tag.
 */
const AFTER_SCREEN = 'after-screen';
const WHOLE_SCREEN = `<link rel="expect" href="#${AFTER_SCREEN}" blocking="render">`;

const noScriptTag = (html: string, attributes = '') => `<noscript${attributes}>${html}</noscript>`;

const scriptTag = (code: string) => `<script>${code}</script>`;

function replaceOnce(html: string, mark: string, by: string): string {
  const [before, after, ...more] = html.split(mark);
  if (before === undefined || after === undefined || more.length > 0) {
    throw new Error(`index.html must contain ${mark} exactly once`);
  }
  return before + by + after;
}

/**
 * Fills the template (`index.html`, which the development server uses unchanged) with a page.
 *
 * @returns the HTML, without the template's indentation
 * @throws Error if the template lacks a mark, or an inline text would close its own element
 */
export function renderPage(template: string, page: PageParts): string {
  for (const text of [
    ...page.headScripts,
    ...page.bodyScripts,
    page.boot,
    page.noScript.css,
    ...page.styles.map(({ css }) => css),
  ]) {
    if (/<\/(?:script|style)/i.test(text)) throw new Error('An inline text of a page contains a closing tag');
  }
  const head = [
    WHOLE_SCREEN,
    ...page.fonts.map(preloadTag),
    `<title>${page.title}</title>`,
    `<meta name="description" content="${escapeAttribute(page.description)}">`,
    ...[
      ['site_name', page.site],
      ['type', 'website'],
      ['title', page.title],
      ['description', page.description],
    ].map(([name, text = '']) => `<meta property="og:${name}" content="${escapeAttribute(text)}">`),
    ...page.themeColours.map(
      (colour, dark) =>
        `<meta name="theme-color" content="${colour}" media="(prefers-color-scheme: ${dark ? 'dark' : 'light'})">`,
    ),
    ...page.styles.map(styleTag),
    ...page.headScripts.map(scriptTag),
    noScriptTag(styleTag({ css: page.noScript.css })),
  ].join('');
  const reads = Object.entries(page.reads)
    .map(([who, urls]) => ` data-${who}="${escapeAttribute(urls.join(' '))}"`)
    .join('');
  const assets = `data-libraries="${escapeAttribute(page.libraries)}" data-entry="${escapeAttribute(page.entry)}" data-preload="${escapeAttribute(page.chunks.join(' '))}"${page.later.length > 0 ? ` data-later="${escapeAttribute(page.later.join(' '))}"` : ''}`;
  const body = [...page.bodyScripts.map(scriptTag), `<script ${assets}${reads}>${page.boot}</script>`].join(
    '',
  );
  const bare = template.replaceAll(/\n\s*/g, '').replaceAll(' />', '>');
  return [
    ['lang="en-IE"', `lang="${escapeAttribute(page.lang)}"`],
    ['<!--head-->', head],
    [DEV_SCRIPT, page.beside + noScriptTag(page.noScript.html, ` id="${AFTER_SCREEN}"`) + body],
    ['<!--app-->', page.app],
  ].reduce((html, [mark = '', by = '']) => replaceOnce(html, mark, by), bare);
}
