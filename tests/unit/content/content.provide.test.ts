import { describe, expect, it, vi } from 'vitest';
import { provideContent } from '../../../src/features/content/content/content.provide';
import { answerOf, guardOf } from '../../support/system/provide/one-actor';
import { enterWorld } from '../../support/system/provide/wizard-world';

const page = (title: string) => ({ title, content: `<p>${title}</p>` });

const enter = async () => {
  const world = await enterWorld({
    reads: {
      '/api/content/terms': page('Terms'),
      '/api/content/privacy': page('Privacy'),
      '/api/content/contact': { title: 'Contact', content: [] },
    },
  });
  return { ...world, content: provideContent(world.environment) };
};

describe('a page from the server', () => {
  it.each(['terms', 'privacy', 'contact'])('is the requested one: %s', async (name) => {
    const { content, asked } = await enter();
    const before = asked.length;
    await answerOf(content, 'loadContent', { page: name });
    expect(asked.slice(before)).toEqual([`/api/content/${name}`]);
  });

  it.each([
    [1001, true],
    [1000, false],
    [999, false],
    [null, false],
  ])('that expires at %s is fresh at 1000: %s', async (expires, fresh) => {
    const { content, environment } = await enter();
    vi.spyOn(environment.adapters, 'now').mockReturnValue(1000);
    expect(guardOf(content, 'isFresh')({ expires })).toBe(fresh);
  });
});
