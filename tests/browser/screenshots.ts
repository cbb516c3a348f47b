/**
 * `npm run screenshots`: pictures of every screen and dialog state of the built app, at four widths, light and dark,
 * with a page that shows them all: `dist/review/gallery/index.html`. A name on the command line (`login`, `dialog`, …)
 * takes those that begin with it.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { drawn } from '../support/browser/drawn';
import { launchBrowser, newContext, type Scheme } from '../support/browser/launch-browser';
import { screenStates } from '../support/matrix/screen-states';
import { stageOf, widthsOf, type ScreenState } from '../support/screens/screen-state';
import { startServer } from '../support/backend/start-server';
import { buildLayout } from '../../src/build/layout';
import { galleryPage, type Picture } from './gallery-page';

const folder = join(buildLayout().dist, 'review', 'gallery');
const wanted = process.argv.slice(2);
const schemes: readonly Scheme[] = ['light', 'dark'];
/** The tests do not use the fourth width: between it and a desktop only the margins differ. */
const looksOf = (state: ScreenState): readonly { readonly width: number; readonly scheme: Scheme }[] =>
  [...widthsOf(state), ...(widthsOf(state).includes(1280) ? [1920] : [])].flatMap((width) =>
    schemes.map((scheme) => ({ width, scheme })),
  );
const states = screenStates.filter(
  ({ name }) => wanted.length === 0 || wanted.some((start) => name.startsWith(start)),
);
if (states.length === 0) throw new Error(`No screen is called ${wanted.join(' or ')}.`);

await mkdir(folder, { recursive: true });
const dataDir = await mkdtemp(join(tmpdir(), 'cabrank-screenshots-'));
const server = await startServer({ dataDir });
const browser = await launchBrowser();
const failed: string[] = [];
const taken = new Map<string, Picture[]>();
try {
  for (const state of states) {
    const { name, show } = state;
    const looks = looksOf(state);
    const context = await newContext(browser, server.url, { width: looks[0]?.width ?? 1280 });
    const page = await context.newPage();
    try {
      await show(stageOf(page, context));
      for (const look of looks) {
        const file = `${name}-${look.width}-${look.scheme}.png`;
        // Changes the look of the screen that stands, because reaching it takes longer than its picture.
        await page.setViewportSize({ width: look.width, height: 900 });
        await page.emulateMedia({ colorScheme: look.scheme });
        await drawn(page);
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        // Below a dialog a long page would stand as it looks behind none.
        const fullPage = (await page.locator('[role=dialog], [role=alertdialog]').count()) === 0;
        await page.screenshot({ path: join(folder, file), fullPage });
        taken.set(name, [...(taken.get(name) ?? []), { file, ...look }]);
        process.stdout.write(`${file}\n`);
      }
    } catch (error) {
      failed.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    } finally {
      await context.close();
    }
  }
} finally {
  await writeFile(join(folder, 'index.html'), galleryPage(taken));
  await browser.close();
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}
if (failed.length > 0) throw new Error(`${failed.length} screens could not be taken:\n${failed.join('\n')}`);
