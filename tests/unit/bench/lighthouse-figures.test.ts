import { describe, expect, it } from 'vitest';
import { judge } from '../../bench/judge';
import { lighthouseFigures, REACT, STATIC, type Series } from '../../bench/lighthouse-figures';
import type { Reading } from '../../bench/lighthouse-reading';
import type { Figure } from '../../bench/result';

const reading = (more: Partial<Reading> = {}): Reading => ({
  fcp: 600,
  lcp: 600,
  tbt: 0,
  tti: 700,
  cls: 0,
  work: 50,
  performance: 100,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  failures: [],
  scriptBytes: 2048,
  endsAt: '/login',
  ...more,
});

const series = (
  site: string,
  readings: readonly Partial<Reading>[],
  more: Partial<Omit<Series, 'readings'>> = {},
): Series => ({ site, path: '/login', device: 'mobile', ...more, readings: readings.map(reading) });

const rungs = [series(STATIC, [{ fcp: 500 }, { fcp: 520 }, { fcp: 9000 }]), series(REACT, [{ fcp: 1000 }])];

const find = (figures: readonly Figure[], axis: string): Figure => {
  const found = figures.find((figure) => figure.axis === axis);
  if (found === undefined)
    throw new Error(`There is no ${axis}: ${figures.map((one) => one.axis).join('; ')}`);
  return found;
};
const ours = (all: readonly Series[], axis: string): Figure => find(lighthouseFigures('Cabrank', all), axis);

describe('the figures of Lighthouse', () => {
  it('are medians of times, beside the rungs of the same device', () => {
    const all = [
      series('Cabrank', [{ fcp: 580 }, { fcp: 5000 }, { fcp: 560 }]),
      ...rungs,
      series(STATIC, [{ fcp: 90 }], { device: 'desktop' }),
    ];
    const fcp = ours(all, 'FCP, mobile, /login');
    expect(fcp.value).toBe(580);
    expect(fcp.beside).toEqual({ [STATIC]: 520, [REACT]: 1000, limit: 636, 'best peer': 1884 });
  });

  it('hold the first paint of /login on a phone to 1.1 times the static page of the same run', () => {
    const all = [series('Cabrank', [{ fcp: 580 }]), ...rungs];
    const fcp = ours(all, 'FCP, mobile, /login');
    expect(fcp.goal?.atMost).toBeCloseTo(572);
    expect(judge(fcp)).toMatchObject({ kind: 'missed' });
    const profile = series('Cabrank', [{ fcp: 580 }], { path: '/profile' });
    expect(ours([profile, ...rungs], 'FCP, mobile, /profile').goal).toBeUndefined();
  });

  it('are the worst of the rounds where something must always hold', () => {
    const all = [series('Cabrank', [{ cls: 0 }, { cls: 0.02, performance: 98 }, {}])];
    expect(ours(all, 'CLS, mobile, /login').value).toBe(0.02);
    expect(judge(ours(all, 'performance, mobile, /login'))).toEqual({ kind: 'missed', by: 1 });
  });

  it('have no goal on a slow device, and name what takes points off', () => {
    const slow = { device: 'slow' } as const;
    const all = [
      series('Cabrank', [{ performance: 98, seo: 92, failures: ['No description', 'A'] }, {}], slow),
    ];
    expect(judge(ours(all, 'performance, slow, /login'))).toEqual({ kind: 'no goal' });
    expect(ours(all, 'SEO, slow, /login').note).toBe('No description, A');
    expect(ours(all, 'accessibility, slow, /login').note).toBeUndefined();
  });

  it('have another app beside ours, page by page', () => {
    const all = [
      series('Cabrank', [{}], { path: '/profile' }),
      series('other/dist', [{ tti: 2100 }], { path: '/profile' }),
      series('other/dist', [{ tti: 1 }]),
      ...rungs,
    ];
    expect(ours(all, 'time to interactive, mobile, /profile').beside).toMatchObject({ 'other/dist': 2100 });
  });

  it('are missing where nothing could be read', () => {
    const all = [series('Cabrank', []), ...rungs];
    expect(ours(all, 'FCP, mobile, /login').value).toBeNull();
    expect(ours(all, 'performance, mobile, /login').value).toBeNull();
    expect(
      ours([series('Cabrank', [{ work: Number.NaN }])], 'main-thread CPU per load, mobile, /login').value,
    ).toBeNull();
  });

  it('tell work and scripts of the phone alone', () => {
    const desktop = series('Cabrank', [{}], { device: 'desktop' });
    const figures = lighthouseFigures('Cabrank', [series('Cabrank', [{ scriptBytes: 3072 }]), desktop]);
    expect(find(figures, 'scripts of the load, mobile, /login').value).toBe(3);
    expect(figures.some(({ axis }) => axis.startsWith('main-thread CPU per load, desktop'))).toBe(false);
  });
});
