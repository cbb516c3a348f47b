import { copyFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Drawn from the mark of `brand`: a company replaces them with its own. */
const ICONS = ['favicon.ico', 'apple-touch-icon.png', 'icon-512.png'];

/** What the site tells whoever reads about it. Colours are those of the light scheme. */
export type SiteFacts = {
  readonly lang: string;
  readonly name: string;
  readonly description: string;
  readonly background: string;
};

/** The web app manifest, with which the site can be added to a phone's home screen. */
export const webManifest = ({ lang, name, description, background }: SiteFacts): string =>
  JSON.stringify({
    lang,
    name,
    short_name: name,
    description,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: background,
    theme_color: background,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    ],
  });

/** Only the visitors' pages are for search engines: the others show nothing without a session. */
export const ROBOTS = [
  'User-agent: *',
  ...['/api/', '/legacy/', '/admin', '/profile'].map((path) => `Disallow: ${path}`),
  '',
].join('\n');

/** Writes the files that browsers and search engines look for beside the pages. @param folder `dist/client` */
export async function writeSiteFiles(folder: string, facts: SiteFacts): Promise<void> {
  const icons = fileURLToPath(new URL('icons/', import.meta.url));
  await Promise.all([
    writeFile(join(folder, 'site.webmanifest'), webManifest(facts)),
    writeFile(join(folder, 'robots.txt'), ROBOTS),
    ...ICONS.map((icon) => copyFile(join(icons, icon), join(folder, icon))),
  ]);
}
