import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildLayout } from '../../src/build/layout';
import { firstLoad, type Manifest } from '../../src/build/manifest';

const all = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, text = '']) => text);

/** The JS and CSS that a browser downloads to show /login and make it interactive, relative to `dist/client`. */
export function loginFiles(manifest: Manifest): readonly string[] {
  const { entry, chunks, css } = firstLoad(manifest);
  return [entry, ...chunks, ...css];
}

/** The libraries, the app, and the bundler's own code. */
const MOST_SCRIPTS = 3;

/** The problem if /login requests more scripts than permitted before it is usable. */
export function tooManyScripts(manifest: Manifest): readonly string[] {
  const { entry, chunks } = firstLoad(manifest);
  const scripts = [entry, ...chunks];
  return scripts.length > MOST_SCRIPTS
    ? [`the first load is ${scripts.length} scripts, ${MOST_SCRIPTS} are allowed: ${scripts.join(', ')}`]
    : [];
}

/** The page's inline parts, each as one text, and the font files that its head requests, relative as above. */
export type LoginPage = {
  readonly styles: string;
  readonly scripts: string;
  readonly fonts: readonly string[];
};

/**
 * Reads the built page.
 *
 * @throws Error when it requests other files than the manifest says, because they belong to different builds
 */
export function loginPage(layout: BuildLayout, manifest: Manifest): LoginPage {
  const html = readFileSync(join(layout.client, 'login.html'), 'utf8');
  const { entry, chunks } = firstLoad(manifest);
  const asked = [
    ...all(html, /data-entry="([^"]*)"/g),
    ...all(html, /data-preload="([^"]*)"/g).flatMap((list) => list.split(' ')),
  ].map((url) => url.slice(1));
  const expected = [entry, ...chunks];
  if (asked.join() !== expected.join()) {
    throw new Error(`login.html asks for ${asked.join(', ')}, the manifest says ${expected.join(', ')}`);
  }
  return {
    styles: all(html, /<style[^>]*>([^<]*)<\/style>/g).join('\n'),
    scripts: all(html, /<script[^>]*>(.*?)<\/script>/gs).join('\n'),
    fonts: all(html, /<link rel="preload" href="\/([^"]*)" as="font"/g),
  };
}
