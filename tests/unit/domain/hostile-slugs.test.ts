import { describe, expect, it } from 'vitest';
import { classifyLegacyLink, type LegacyLink } from '../../../src/domain/addresses/legacy-link';
import { legacyPath } from '../../../src/domain/addresses/legacy-path';
import { isSlug } from '../../../src/domain/addresses/route-params';
import { climbsOut, hostileSlugs, listedSlugs } from '../../support/gateway/hostile/hostile-slugs';

const origin = 'https://cabrank.test';
const older = ['/legacy/'];

const climbing = hostileSlugs.filter((slug) => climbsOut(`/legacy/${slug}`, older));

describe('the hostile slugs', () => {
  it('are more than 11,000 distinct ones, and thousands escape if just appended to /legacy/', () => {
    expect(new Set(hostileSlugs).size).toBe(hostileSlugs.length);
    expect(hostileSlugs.length).toBeGreaterThanOrEqual(11_000);
    expect(listedSlugs.length).toBeGreaterThanOrEqual(2000);
    expect(climbing.length).toBeGreaterThanOrEqual(3000);
  });

  /** What a guard looks like that misses something: a weaker one here would be noticed. */
  it.each<[string, (slug: string) => boolean]>([
    ['no ../', (slug) => !slug.includes('../')],
    ['no dot segment', (slug) => !slug.split('/').some((segment) => /^\.{1,2}$/u.test(segment))],
    ['no two dots', (slug) => !slug.includes('..')],
    ['no slash of either kind', (slug) => !/[/\\]/u.test(slug)],
    ['no slash and no percent sign', (slug) => !/[/\\%]/u.test(slug)],
    [
      'no dot segment once it is decoded, nor a separator',
      (slug) => {
        try {
          return !/(?:^|[/\\])\.{1,2}(?:;|[/\\]|$)|[/\\]|%2f|%5c|%25/iu.test(decodeURIComponent(slug));
        } catch {
          return false;
        }
      },
    ],
    [
      'what a browser leaves below',
      (slug) => new URL(`/legacy/${slug}`, origin).pathname.startsWith('/legacy/'),
    ],
  ])('bypass a guard that checks %s', (_name, guard) => {
    expect(climbing.filter(guard).length).toBeGreaterThan(0);
  });
});

/** Where an answer leads: `null` for nowhere. */
const mappings: readonly [string, (slug: string) => string | null][] = [
  ['a slug', (slug) => legacyPath(`/${slug}`)],
  ['a slug of an admin', (slug) => legacyPath(`/admin/${slug}`)],
  ['a key to follow', (slug) => legacyPath(`/track/${slug}`)],
  ['a booking to edit', (slug) => legacyPath(`/edit/${slug}`)],
  ['what follows a page of the settings', (slug) => legacyPath(`/reset/${slug}`)],
  ['a parameter of the router', (slug) => (isSlug(slug) ? legacyPath(`/${encodeURIComponent(slug)}`) : null)],
];

describe('as the route of an older page, no hostile slug', () => {
  it.each(mappings)('escapes from /legacy/ or runs script: %s', (name, map) => {
    const led = hostileSlugs.flatMap((slug) => map(slug) ?? []);
    process.stdout.write(
      `${hostileSlugs.length} hostile slugs as ${name}: ${led.length} lead to an older page\n`,
    );
    expect(led.filter((answer) => climbsOut(answer, older))).toEqual([]);
    expect(led.filter((answer) => !['http:', 'https:'].includes(new URL(answer, origin).protocol))).toEqual(
      [],
    );
    // Some are harmless, such as `?../`: were there none, this would hold for a mapping that always says no.
    expect(led.length).toBeGreaterThan(0);
  });
});

/** All texts of an answer. */
const addressesIn = (link: LegacyLink): readonly string[] =>
  'route' in link ? [link.route] : 'href' in link ? [link.href] : [];

/** Every so many-th: the published ones and the made ones alike. */
const asLinks = hostileSlugs.filter((_slug, index) => index % 3 === 0);

const places: readonly [string, string][] = [
  ['/job-status', '/legacy/job-status'],
  ['/admin/dispatch', '/legacy/dispatch'],
];

const writings: readonly [string, (slug: string) => string][] = [
  ['as it is', (slug) => slug],
  ['behind a slash', (slug) => `/${slug}`],
  ['behind /legacy/', (slug) => `/legacy/${slug}`],
  ['as a key to follow', (slug) => `/legacy/track?k=${slug}`],
  ['behind javascript:', (slug) => `javascript:${slug}`],
];

describe('as a link of an older page, no hostile slug', () => {
  it.each(writings)('leads to a route outside /legacy/, or to script: %s', (name, write) => {
    const counts = new Map<string, number>();
    for (const [route, address] of places) {
      for (const slug of asLinks) {
        const link = classifyLegacyLink({ href: write(slug) }, { address: origin + address, origin, route });
        counts.set(link.kind, (counts.get(link.kind) ?? 0) + 1);
        for (const found of addressesIn(link)) {
          const { protocol } = new URL(found, origin);
          if (!['http:', 'https:'].includes(protocol)) expect.fail(`${slug} → ${found}`);
        }
        if (!('route' in link)) continue;
        const page = legacyPath(link.route);
        if (!/^\/(?!\/)/u.test(link.route) || (page !== null && climbsOut(page, older))) {
          expect.fail(`${slug} → ${link.route} → ${page ?? ''}`);
        }
      }
    }
    const told = [...counts].map(([kind, count]) => `${count} ${kind}`).join(', ');
    process.stdout.write(`${asLinks.length * places.length} hostile links ${name}: ${told}\n`);
    expect([...counts.values()].reduce((sum, count) => sum + count, 0)).toBe(asLinks.length * places.length);
  });
});
