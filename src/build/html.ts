/** A `<style>` of the head; `emotion` is its `data-emotion` attribute, by which Emotion takes the rules over. */
export type HeadStyle = { readonly css: string; readonly emotion?: string };

/** One HTML page before it is put together. Scripts and styles are inline texts. */
export type PageParts = {
  /** BCP 47, e.g. `en-IE`. */
  readonly lang: string;
  /** HTML text; stands in the window's title bar until the app says otherwise. */
  readonly title: string;
  /** For the browser's own frame. */
  readonly themeColours: readonly [light: string, dark: string];
  readonly styles: readonly HeadStyle[];
  readonly headScripts: readonly string[];
  /** The inside of `#root`. */
  readonly app: string;
  /** HTML that stands beside `#root`. */
  readonly beside: string;
  /** Before the boot script: the router's dehydrated state. */
  readonly bodyScripts: readonly string[];
  readonly boot: string;
  /** Address of the entry module and of all that it imports, which the boot script asks for together. */
  readonly entry: string;
  readonly chunks: readonly string[];
};

const DEV_SCRIPT = '<script type="module" src="/src/main.tsx"></script>';

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const escapeAttribute = (text: string) => escapeText(text).replaceAll('"', '&quot;');

function styleTag({ css, emotion }: HeadStyle): string {
  return emotion
    ? `<style data-emotion="${escapeAttribute(emotion)}">${css}</style>`
    : `<style>${css}</style>`;
}

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
    ...page.styles.map(({ css }) => css),
  ]) {
    if (/<\/(?:script|style)/i.test(text)) throw new Error('An inline text of a page contains a closing tag');
  }
  const head = [
    `<title>${page.title}</title>`,
    ...page.themeColours.map(
      (colour, dark) =>
        `<meta name="theme-color" content="${colour}" media="(prefers-color-scheme: ${dark ? 'dark' : 'light'})">`,
    ),
    ...page.styles.map(styleTag),
    ...page.headScripts.map(scriptTag),
  ].join('');
  const assets = `data-entry="${escapeAttribute(page.entry)}" data-preload="${escapeAttribute(page.chunks.join(' '))}"`;
  const body = [...page.bodyScripts.map(scriptTag), `<script ${assets}>${page.boot}</script>`].join('');
  const bare = template.replaceAll(/\n\s*/g, '').replaceAll(' />', '>');
  return [
    ['lang="en-IE"', `lang="${escapeAttribute(page.lang)}"`],
    ['<!--head-->', head],
    [DEV_SCRIPT, page.beside + body],
    ['<!--app-->', page.app],
  ].reduce((html, [mark = '', by = '']) => replaceOnce(html, mark, by), bare);
}
