import { describe, expect, it } from 'vitest';
import { loadUntilUsable, requestFigures, requestsAxis, timeFigures } from '../../bench/before-usable';
import { lighthouseFigures, STATIC, type Series } from '../../bench/lighthouse/figures';
import { pageTable } from '../../bench/lighthouse/page-table';
import type { Reading } from '../../bench/lighthouse/reading';
import { trafficOf } from '../../bench/lighthouse/traffic';
import { PAGES } from '../../bench/measured-pages';
import { neededOf, type Resource } from '../../bench/usable-loads';

const origin = 'http://127.0.0.1:3000';
const OWN = 'Cabrank';
const OTHER = 'other/dist';

const reading = (more: Partial<Reading> = {}): Reading => ({
  fcp: 700,
  lcp: 1500,
  tbt: 120,
  tti: 2000,
  cls: 0,
  work: 300,
  performance: 96,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  failures: [],
  requests: 20,
  scripts: 6,
  calls: 7,
  scriptBytes: 256 * 1024,
  endsAt: '/profile',
  problems: [],
  ...more,
});
const series = (site: string, path: string, readings: readonly Reading[]): Series => ({
  site,
  path,
  device: 'mobile',
  readings,
});

describe('the traffic of a load', () => {
  it('counts requests, scripts and calls, and a script that is preloaded and then used once', () => {
    const sent = [
      { url: `${origin}/profile`, resourceType: 'Document', transferSize: 5000 },
      { url: `${origin}/assets/app.js`, resourceType: 'Script', transferSize: 9000 },
      { url: `${origin}/assets/app.js`, resourceType: 'Script', transferSize: 0 },
      { url: `${origin}/api/config`, resourceType: 'Fetch', transferSize: 700 },
      { url: `${origin}/assets/list.json`, resourceType: 'Fetch', transferSize: 700 },
      { url: 'data:image/svg+xml,…', resourceType: 'Image' },
    ];
    expect(trafficOf(sent)).toEqual({ requests: 4, scripts: 1, calls: 1, scriptBytes: 9000 });
  });
});

describe('what a page needs until it is usable', () => {
  const resource = (path: string, initiator: string, askedAt: number, endedAt: number): Resource => ({
    address: origin + path,
    initiator,
    askedAt,
    endedAt,
  });

  it('is what it has asked for by then, with the document, and not what it asks for when it is idle', () => {
    const resources = [
      resource('/assets/app.js', 'link', 50, 400),
      resource('/assets/app.js', 'script', 420, 420),
      resource('/assets/app.css', 'link', 50, 300),
      resource('/api/config', 'fetch', 60, 350),
      resource('/api/slow', 'fetch', 70, 900),
      resource('/assets/dialogs.js', 'script', 700, 800),
    ];
    expect(neededOf({ usableAt: 600, shownAt: 620, documentBytes: 5000, resources })).toEqual({
      shownAt: 620,
      documentBytes: 5000,
      requests: 5,
      calls: 2,
      scripts: 1,
      styles: 1,
    });
  });

  it('has the goals of its page', () => {
    const load = { shownAt: 2100, documentBytes: 5000, requests: 33, calls: 8, scripts: 6, styles: 0 };
    const all = [{ site: OWN, path: '/profile', loads: [load] }];
    expect(requestFigures(OWN, all)).toMatchObject([
      { axis: requestsAxis('/profile'), value: 33, goal: { atMost: 30 }, note: '6 scripts, 8 calls' },
    ]);
    expect(timeFigures(OWN, all)).toMatchObject([{ value: 2100, goal: { atMost: 2000 } }]);
  });

  it('is told as a problem of the page that does not become usable', async () => {
    const broken = { newContext: () => Promise.reject(new Error('gone')) };
    const { series: loaded, problems } = await loadUntilUsable(
      broken as unknown as Parameters<typeof loadUntilUsable>[0],
      [{ name: OWN, origin }],
      ['/login'],
      1,
    );
    expect(loaded).toEqual([{ site: OWN, path: '/login', loads: [] }]);
    expect(problems).toEqual([`round 1, ${OWN} /login has not become usable: Error: gone`]);
    expect(requestFigures(OWN, loaded)[0]).toMatchObject({ value: null });
  });
});

describe('the figures of lighthouse', () => {
  const rungs = [series(STATIC, '/login', [reading({ fcp: 650, lcp: 650, tbt: 0, performance: 100 })])];

  it('are measured for every page, and compared with its goals', () => {
    const paths = Object.keys(PAGES);
    const figures = lighthouseFigures(OWN, [
      ...paths.map((path) => series(OWN, path, [reading()])),
      ...rungs,
    ]);
    for (const path of paths)
      expect(figures).toContainEqual(expect.objectContaining({ axis: `CLS, mobile, ${path}` }));
    const goals = figures.flatMap(({ axis, goal }) => {
      const [what, path] = axis.split(', mobile, ');
      return goal && path === '/customers'
        ? [`${what} ${Math.round(goal.atMost ?? goal.atLeast ?? Number.NaN)}`]
        : [];
    });
    expect(goals).toEqual([
      'FCP 715',
      'LCP 2000',
      'blocking time 200',
      'CLS 0',
      'performance 95',
      'scripts of the load, brotli 240',
    ]);
  });

  it('are numbers if one round could not measure them', () => {
    const rounds = [reading({ work: Number.NaN }), reading({ work: 300 }), reading({ work: 310 })];
    const figures = lighthouseFigures(OWN, [
      series(OWN, '/profile', rounds),
      series(OTHER, '/profile', rounds.toReversed()),
    ]);
    const work = figures.find(({ axis }) => axis.startsWith('main-thread CPU'));
    expect(work).toMatchObject({ value: 305, beside: { [OTHER]: 305 } });
  });

  it('make one table of the pages, with verdicts, the other app and the static page', () => {
    const figures = lighthouseFigures(OWN, [
      series(OWN, '/profile', [reading({ lcp: 2250 })]),
      series(OTHER, '/profile', [reading({ fcp: 900 })]),
      ...rungs,
    ]);
    const [head, , ours, theirs, plain] = pageTable(['/profile'], figures, OWN, OTHER).split('\n');
    expect(head).toMatch(/^\| page \| FCP \| LCP \|/u);
    expect(ours).toContain(`/profile, ${OWN} | 700 ms (1.08 × static), met | 2,250 ms, missed by 250 ms |`);
    expect(theirs).toContain(`/profile, ${OTHER} | 900 ms | 1,500 ms |`);
    expect(plain).toContain(`| ${STATIC} | 650 ms | 650 ms |`);
  });
});
