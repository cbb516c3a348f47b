import { expect, it } from 'vitest';
import { waitFor } from 'xstate';
import { selectIsReady } from '../../../../machines/app/app/app.selectors';
import { selectIsLoading, selectNavItems } from '../../../../machines/app/resource/resource.selectors';
import { selectIsSettled, selectUser } from '../../../../machines/session/session/session.selectors';
import { playSystem } from '../../../support/system/play-system';

const item = (link: string) => ({
  nav_label: link || 'No name',
  link_name: link,
  has_nav: true,
  has_title: false,
});
const config = { stripePublicKey: 'pk_test_1', hasContact: true, premiumEnabled: false, demo: false };

it('accepts links with and without a leading slash, and logs invalid ones once', async () => {
  const written = ['event:fly', 'event:terms', '/profile', 'new-booking', 'javascript:alert(1)', ''];
  const { root, services, failures, requests } = playSystem({
    'GET /api/config': () => ({ code: 200, response: config }),
    'GET /api/premium/config': () => ({ code: 500 }),
    'GET /api/auth/user': () => ({ code: 401 }),
    'GET /api/content/nav': () => ({
      code: 200,
      response: written.map(item),
    }),
  });
  await waitFor(root, selectIsReady, { timeout: 5000 });
  const links = services.get('links');
  links.send({ type: 'resource.requested', owner: null });
  await waitFor(links, (snapshot) => selectNavItems(snapshot) !== null, { timeout: 5000 });
  links.send({ type: 'resource.reloaded', owner: null });
  await waitFor(links, (snapshot) => !selectIsLoading(snapshot), { timeout: 5000 });
  expect(requests.filter(({ call }) => call === 'GET /api/content/nav')).toHaveLength(2);
  expect(selectNavItems(links.getSnapshot())?.map(({ link }) => link)).toEqual([
    'event:fly',
    'event:terms',
    '/profile',
    '/new-booking',
  ]);
  expect(failures).toEqual([
    new Error('"javascript:alert(1)" is left out: "javascript:alert(1)" is no link'),
    new Error('"No name" is left out: "" is no link'),
    new Error('No app event is called fly'),
  ]);
});

it('accepts the default page with and without a leading slash, and ignores one on another site', async () => {
  const user = {
    uuid: '7d1f1f0e-2b5e-4f0c-9a52-0d8f6a4b1c01',
    first_name: 'Aoife',
    last_name: 'Byrne',
    email: 'aoife.byrne@example.com',
    admin: false,
    guest: false,
    canBook: true,
    mustChangePassword: false,
    premium: false,
    receivedPremiumDiscount: false,
  };
  for (const [location, read] of [
    ['new-booking', '/new-booking'],
    ['/profile', '/profile'],
    ['//example.com', null],
  ]) {
    const { root, services } = playSystem({
      'GET /api/config': () => ({ code: 200, response: config }),
      'GET /api/premium/config': () => ({ code: 500 }),
      'GET /api/auth/user': () => ({ code: 200, response: { ...user, location } }),
      'GET /api/content/nav': () => ({ code: 200, response: [] }),
    });
    await waitFor(root, selectIsReady, { timeout: 5000 });
    const session = await waitFor(services.get('session'), selectIsSettled, { timeout: 5000 });
    expect(selectUser(session)?.location).toBe(read);
    root.stop();
  }
});
