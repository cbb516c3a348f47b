import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentSecurityPolicy } from '../../src/build/csp';
import type { BuildLayout } from '../../src/build/layout';
import { LOGIN_ALONE, writeSite } from './served-site';

/** The hand-written login page. */
export const readStaticLogin = ({ root }: BuildLayout): Promise<string> =>
  readFile(join(root, 'tests/bench/static-login.html'), 'utf8');

/** The inline styles of a page, for its policy. */
export const stylesOf = (html: string): readonly string[] =>
  [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css = '']) => css);

/** A site with the hand-written login page, to be served by the same gateway as the app. */
export const writeStaticSite = (built: BuildLayout): Promise<BuildLayout> =>
  writeSite(built, 'static-site', async ({ client }) => {
    const html = await readStaticLogin(built);
    await cp(join(built.client, 'favicon.svg'), join(client, 'favicon.svg'));
    await writeFile(join(client, 'login.html'), html);
    return { pages: LOGIN_ALONE, policy: contentSecurityPolicy({ scripts: [], styles: stylesOf(html) }) };
  });
