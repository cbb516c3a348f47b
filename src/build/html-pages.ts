import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentSecurityPolicy } from './csp';
import { FAVICON } from './favicon';
import { renderPage, type HeadStyle, type PageParts } from './html';
import { inlineScript } from './inline-script';
import type { BuildLayout } from './layout';
import { buildLocale } from './locale';
import type { ScreenChunks } from './chunk-groups';
import { filesOf, firstLoad, readManifest } from './manifest';
import {
  LOADING_PAGES,
  NOT_FOUND_FILE,
  NOT_FOUND_PATH,
  pageTable,
  PRERENDERED,
  SHELL_FILE,
  type LoadingPage,
} from './pages';
import type { ScreenName } from './screens';
import { writeSiteFiles, type SiteFacts } from './site-files';
import { withPrerenderApp } from './prerender';
import type { RenderedScreen } from './prerender-app';
import { writeStaticHost } from './static-host';

type Draft = { readonly file: string; readonly parts: PageParts };

/**
 * What a person who is probably signed in sees first stands beside `#root`: the loading screen on a prerendered page,
 * which is a visitor's, the outline of their screen elsewhere. The signed-in hint on the document decides which one is shown.
 */
const HINT_STYLE: HeadStyle = {
  css: 'html:not([data-signed-in]) #loading,html[data-signed-in] #root{display:none}',
};

/** Without scripts the screen would not respond, so a message replaces it. */
const NO_SCRIPT_CSS = '#root{display:none}';

/** Removes ids, because the screen in `#root` has the same landmarks. */
const withoutIds = (html: string) => html.replaceAll(/ id="[^"]*"/g, '');

const unloaded = (screen: RenderedScreen) => `<div id="unloaded" hidden>${withoutIds(screen.unloaded)}</div>`;

const address = (file: string) => `/${file}`;

/** Draws every page of this build. */
async function draw(
  layout: BuildLayout,
  chunksOf: ScreenChunks,
): Promise<{ drafts: Draft[]; routes: string[]; favicon: string; facts: SiteFacts }> {
  const [manifest, boot, appearance, hint] = await Promise.all([
    readManifest(layout),
    inlineScript(layout, 'boot'),
    inlineScript(layout, 'appearance'),
    inlineScript(layout, 'hint'),
  ]);
  const { entry, libraries, chunks, css } = firstLoad(manifest);
  const sheets = await Promise.all(css.map((file) => readFile(join(layout.client, file), 'utf8')));
  const styles = (screen: RenderedScreen): HeadStyle[] => [
    ...screen.styles,
    ...sheets.map((sheet) => ({ css: sheet })),
  ];
  /** What the app and this screen are made of. */
  const code = (screen?: ScreenName): readonly string[] =>
    [...chunks, ...(screen === undefined ? [] : filesOf(manifest, chunksOf[screen]))].map(address);
  return withPrerenderApp(layout, async (app) => {
    const page = (screen: RenderedScreen, more: Partial<PageParts>): PageParts => ({
      lang: buildLocale(),
      title: screen.title,
      site: app.siteName,
      description: app.description,
      themeColours: app.themeColours,
      styles: styles(screen),
      headScripts: [appearance],
      app: screen.html,
      beside: unloaded(screen),
      noScript: { css: NO_SCRIPT_CSS, html: withoutIds(screen.noScript) },
      fonts: screen.fonts,
      bodyScripts: screen.scripts,
      boot,
      entry: address(entry),
      libraries: address(libraries),
      chunks: code(),
      later: [],
      reads: {},
      ...more,
    });
    const byHint = (screen: RenderedScreen): Partial<PageParts> => ({
      styles: [...styles(screen), HINT_STYLE],
      headScripts: [appearance, hint],
      beside: `<div id="loading">${withoutIds(screen.loading)}</div>${unloaded(screen)}`,
    });
    const screens = Object.entries(PRERENDERED).map(
      async ([path, { file, screen: name }]): Promise<Draft> => {
        const screen = await app.renderScreen(path);
        if (screen.status !== 200) throw new Error(`${path} is no page`);
        return { file, parts: page(screen, { ...byHint(screen), chunks: code(name) }) };
      },
    );
    const loading = app.renderLoading();
    const loadingPages = LOADING_PAGES.map(
      async ({ file, screen: name, later, reads, outline }: LoadingPage): Promise<Draft> => {
        const screen = outline ? await app.renderOutline(outline) : loading;
        const drawn = outline ? byHint(screen) : {};
        const chunks = code(name);
        const rest = later ? code(later).filter((chunk) => !chunks.includes(chunk)) : [];
        return { file, parts: page(screen, { ...drawn, chunks, later: rest, reads }) };
      },
    );
    const notFound = await app.renderScreen(NOT_FOUND_PATH);
    if (notFound.status !== 404) throw new Error(`${NOT_FOUND_PATH} is a page`);
    return {
      drafts: [
        ...(await Promise.all(screens)),
        { file: NOT_FOUND_FILE, parts: page(notFound, { ...byHint(notFound), chunks: code('not-found') }) },
        { file: SHELL_FILE, parts: page(loading, {}) },
        ...(await Promise.all(loadingPages)),
      ],
      routes: app.routePaths(),
      favicon: app.favicon,
      facts: {
        lang: buildLocale(),
        name: app.siteName,
        description: app.description,
        background: app.themeColours[0],
      },
    };
  });
}

/**
 * Writes the HTML pages, and for whoever serves them the Content-Security-Policy that allows exactly their inline texts
 * and the table by which to choose among them. The client build must be there.
 *
 * @param screens the chunks of each screen
 */
export async function writePages(layout: BuildLayout, screens: ScreenChunks): Promise<void> {
  const [template, { drafts, routes, favicon, facts }] = await Promise.all([
    readFile(layout.template, 'utf8'),
    draw(layout, screens),
  ]);
  const inline = drafts.map(({ parts }) => parts);
  const policy = contentSecurityPolicy({
    scripts: inline.flatMap(({ headScripts, bodyScripts, boot }) => [...headScripts, ...bodyScripts, boot]),
    styles: inline.flatMap(({ styles, noScript }) => [...styles.map(({ css }) => css), noScript.css]),
  });
  const table = pageTable(routes);
  await Promise.all([
    ...drafts.map(({ file, parts }) => writeFile(join(layout.client, file), renderPage(template, parts))),
    writeFile(join(layout.client, FAVICON), favicon),
    writeSiteFiles(layout.client, facts),
    writeStaticHost(layout, table, policy),
  ]);
}
