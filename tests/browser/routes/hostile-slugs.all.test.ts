import { afterAll, describe, expect, it } from 'vitest';
import { classifyLegacyLink } from '../../../src/domain/addresses/legacy-link';
import { climbsOut, hostileSlugs } from '../../support/gateway/hostile/hostile-slugs';
import { FramedSite } from '../../support/pages/framed-site';
import { tier } from '../../support/matrix/tier';
import { useApp } from '../../support/browser/use-app';

const app = useApp();

const COUNT = tier === 2 ? 240 : 16;
const TEST_MS = 900_000;
const HOME = '/users';

/** Those that lead somewhere else at all, evenly from the whole list. */
const slugs = hostileSlugs
  .filter((slug) => {
    const page = { address: 'https://app.test/legacy/users', origin: 'https://app.test', route: HOME };
    const { kind } = classifyLegacyLink({ href: `/legacy/${slug}` }, page);
    return kind === 'route' || kind === 'notFound';
  })
  .filter((_slug, index, all) => index % Math.ceil(all.length / COUNT) === 0);

let asked = 0;
afterAll(() => {
  process.stdout.write(
    `${slugs.length} hostile slugs (of ${hostileSlugs.length}), ${asked} pages asked for\n`,
  );
});

describe('a hostile slug in a link of an older page', () => {
  it(
    'leads below /legacy/ or nowhere, runs nothing, and Back returns to the older page',
    async () => {
      const { page, context, provoke } = await app.visitAs('standard');
      provoke(/\/legacy\//u);
      const escapes: string[] = [];
      page.on('dialog', (dialog) => {
        escapes.push(`a script said ${dialog.message()}`);
        void dialog.dismiss();
      });
      context.on('request', (request) => {
        if (!request.isNavigationRequest() || request.frame() === page.mainFrame()) return;
        asked += 1;
        const { origin, pathname } = new URL(request.url());
        if (origin !== app.url() || climbsOut(pathname, ['/legacy/'])) escapes.push(request.url());
      });
      const site = new FramedSite(page);
      await page.goto(HOME);
      await site.at('Users');
      for (const slug of slugs) {
        await site.followWritten({ href: `/legacy/${slug}` });
        await page.waitForURL(({ pathname }) => pathname !== HOME);
        await page.goBack();
        await site.atRoute(HOME, 'Users');
        expect(escapes, slug).toEqual([]);
      }
      expect(new URL(page.url()).origin).toBe(app.url());
    },
    TEST_MS,
  );
});
