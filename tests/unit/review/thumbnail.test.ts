import { describe, expect, it } from 'vitest';
import { flows } from '../../../src/review/flows';
import { chartOf } from '../../../src/review/model/chart';
import { thumbnailAddress, thumbnailOf } from '../../../src/review/model/formats/thumbnail';
import { layoutOf } from '../../../src/review/model/layout';
import { spineOf } from '../../../src/review/model/spine';
import { serveThumbnails } from '../../../src/review/server/serve-thumbnails';

describe('the thumbnail of a chart', () => {
  const chart = chartOf(flows['card-removal'].machine);
  const named = (svg: string, kind: string): readonly string[] =>
    [...svg.matchAll(new RegExp(`data-${kind}="([^"]*)"`, 'gu'))].map(([, name = '']) => name);

  it('shows its states and lines without text, and the way that succeeds in a colour of its own', async () => {
    const svg = thumbnailOf(chart, await layoutOf(chart));
    const inside = chart.states.filter(({ parent }) => parent !== null).map(({ id }) => id);
    const drawn = chart.branches.filter(({ targets }) => targets.length > 0).map(({ key }) => key);
    expect(named(svg, 'state')).toEqual(inside);
    expect(named(svg, 'branch')).toHaveLength(drawn.length);
    expect(svg).not.toContain('<text');
    const spine = [...svg.matchAll(/stroke="#b98a00"/gu)];
    expect(spine).toHaveLength(drawn.filter((key) => spineOf(chart).has(key)).length);
    expect(spine.length).toBeGreaterThan(0);
  });
});

describe('the server of thumbnails', () => {
  const serve = serveThumbnails((name) => {
    if (name === 'broken') throw new Error('It cannot be laid out.');
    return Promise.resolve(name === 'known' ? '<svg/>' : null);
  });
  const ask = (url: string): Promise<unknown> =>
    new Promise((resolve) => {
      let status = 0;
      const response = {
        writeHead: (given: number) => {
          status = given;
          return response;
        },
        end: (body?: string) => resolve([status, body]),
      };
      serve({ url } as never, response as never, () => resolve('not its own'));
    });

  it('sends that of a chart', async () => {
    expect(await ask(`/${thumbnailAddress('known')}?t=1`)).toEqual([200, '<svg/>']);
  });

  it.each(['unknown', 'broken'])('has none of a chart that is %s', async (name) => {
    expect(await ask(`/${thumbnailAddress(name)}`)).toEqual([404, undefined]);
  });

  it.each(['/', '/thumbnails/', '/thumbnails/../known.svg', '/x/thumbnails/known.svg', '/thumbnails/a.png'])(
    'leaves %s to others',
    async (url) => {
      expect(await ask(url)).toBe('not its own');
    },
  );
});
