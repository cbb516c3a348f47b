import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { ROBOTS, webManifest, writeSiteFiles } from '../../../src/build/site-files';

const facts = { lang: 'en-IE', name: 'Cabrank', description: 'Taxis in Cork', background: '#F4F4F1' };

async function written(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'cabrank-site-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeSiteFiles(folder, facts);
  return folder;
}

it('the web app manifest names the company, its colour and icons that are there', async () => {
  const manifest = JSON.parse(webManifest(facts)) as { icons: { src: string }[] };
  expect(manifest).toMatchObject({ name: 'Cabrank', lang: 'en-IE', start_url: '/', theme_color: '#F4F4F1' });
  const files = await readdir(await written());
  expect(files).toContain('icon-512.png');
  expect(manifest.icons.map(({ src }) => src)).toEqual(['/favicon.svg', '/icon-512.png']);
});

it('icons have the sizes that they are asked for', async () => {
  const folder = await written();
  const sizeOf = async (file: string) => {
    const bytes = await readFile(join(folder, file));
    return [bytes.toString('latin1', 1, 4), bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  };
  expect(await sizeOf('apple-touch-icon.png')).toEqual(['PNG', 180, 180]);
  expect(await sizeOf('icon-512.png')).toEqual(['PNG', 512, 512]);
});

it('search engines are kept from what needs a session, and from nothing else', () => {
  expect(ROBOTS).toContain('Disallow: /profile\n');
  expect(ROBOTS).not.toMatch(/Disallow: \/\s/u);
});
