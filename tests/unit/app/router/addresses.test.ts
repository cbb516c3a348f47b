// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { mailCodeOf } from '../../../../src/app/router/mail-code';
import { NotFoundPage } from '../../../../src/app/shell/not-found-view';
import { ChunkFailure } from '../../../../src/ui/lazy-view';
import { niamh, stopVisits, visitRouter } from '../../../support/system/visit-router';

afterEach(stopVisits);

describe('addresses', () => {
  it.each([
    ['/TRACK/7qF2?Lang=EN#Map', '/track/7qF2?Lang=EN#Map'],
    ['/Content/Terms', '/content/terms'],
    ['/LOGIN?returnUrl=%2FProfile', '/login?returnUrl=%2FProfile'],
  ])('redirect %s to the address in lower case: %s', async (path, expected) => {
    const { router, at } = visitRouter(path, null);
    await router.load();
    expect(at()).toBe(expected);
  });

  it.each(['/track/a%2Fb', '/track/a%5Cb', '/track/100%25', '/track/a%00', '/track//a', '/login%00', '/%zz'])(
    'find no page at %s',
    async (path) => {
      const { router, at } = visitRouter(path, niamh);
      await router.load();
      expect(router.state.matches.map(({ _notFound }) => _notFound)).toContain(true);
      expect(at()).toBe(path);
    },
  );

  it('keep the current screen if the code of the not-found page cannot be loaded', async () => {
    const { router, at } = visitRouter('/login', null);
    await router.load();
    const preload = vi.spyOn(NotFoundPage, 'preload').mockRejectedValue(new ChunkFailure());
    await router.navigate({ href: '/no/such/page' });
    await vi.waitFor(() => expect(preload).toHaveBeenCalled());
    await vi.waitFor(() => expect(at()).toBe('/login'));
    preload.mockRestore();
  });

  it('remove a code with an encoded slash from the address', async () => {
    const { app, router, at } = visitRouter('/reset/aB%2FcD', null);
    await router.load();
    expect(at()).toBe('/reset');
    expect(mailCodeOf(app, '/reset', '/reset/app')).toBe('aB/cD');
  });
});
