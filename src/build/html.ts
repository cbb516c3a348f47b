import type { EarlyReads } from './pages';

/** A `<style>` of the head; `emotion` is its `data-emotion` attribute, by which Emotion takes the rules over. */
export type HeadStyle = { readonly css: string; readonly emotion?: string };

/** One HTML page before it is put together. Scripts and styles are inline texts. */
export type PageParts = {
  /** BCP 47, e.g. `en-IE`. */
  readonly lang: string;
  /** HTML text; stands in the window's title bar until the app says otherwise. */
  readonly title: string;
  /** What the site is for, in a sentence: search engines show it under the title. */
  readonly description: string;
  /** For the browser's own frame. */
  readonly themeColours: readonly [light: string, dark: string];
  readonly styles: readonly HeadStyle[];
  readonly headScripts: readonly string[];
  /** The inside of `#root`. */
  readonly app: string;
  /** HTML that stands beside `#root`. */
  readonly beside: string;
  /** What counts where scripts are off alone: the text of a style element of the head, and HTML beside `#root`. */
  readonly noScript: { readonly css: string; readonly html: string };
  /** Font files that the first paint asks for. */
  readonly fonts: readonly string[];
  /** Before the boot script: the router's dehydrated state. */
  readonly bodyScripts: readonly string[];
  readonly boot: string;
  /** Address of the entry module and of all that it imports, which the boot script asks for together. */
  readonly entry: string;
  /** Address of the one of these that holds the libraries: it runs before the others. */
  readonly libraries: string;
  readonly chunks: readonly string[];
  /** What the boot script asks for once it knows who is signed in. */
  readonly reads: EarlyReads;
};

const DEV_SCRIPT = '<script type="module" src="/src/main.tsx"></script>';

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const escapeAttribute = (text: string) => escapeText(text).replaceAll('"', '&quot;');

function styleTag({ css, emotion }: HeadStyle): string {
  return emotion
    ? `<style data-emotion="${escapeAttribute(emotion)}">${css}</style>`
    : `<style>${css}</style>`;
}

/** Fonts are fetched without credentials, whoever asks: a preload that differs would be a second request. */
const preloadTag = (font: string) =>
  `<link rel="preload" href="${escapeAttribute(font)}" as="font" type="font/woff2" crossorigin>`;

/**
 * A screen in the middle of the window would move if it were painted before all of it is read. What is waited for comes
 * after the screen: Chromium takes the start of an element for the whole.
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
 * Fills the template (`index.html`, which the development server uses as it stands) with one page.
 *
 * @returns the HTML, without the template's indentation
 * @throws Error when the template lacks one of its marks, or an inline text would end its own element
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
  const assets = `data-libraries="${escapeAttribute(page.libraries)}" data-entry="${escapeAttribute(page.entry)}" data-preload="${escapeAttribute(page.chunks.join(' '))}"`;
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
