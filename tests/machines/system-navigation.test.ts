import { expect, it } from 'vitest';
import { waitFor } from 'xstate';
import { selectIsReady } from '../../machines/app/app.selectors';
import { selectNavItems } from '../../machines/resource/resource.selectors';
import { playSystem } from '../support/play-system';

const item = (link: string) => ({ nav_label: link, link_name: link, has_nav: true, has_title: false });
const config = { stripePublicKey: 'pk_test_1', hasContact: true, premiumEnabled: false, demo: false };

it('puts the app events that nobody knows on record, once for each load of the navigation', async () => {
  const { root, services, failures } = playSystem({
    'GET /api/config': () => ({ code: 200, response: config }),
    'GET /api/premium/config': () => ({ code: 500 }),
    'GET /api/auth/user': () => ({ code: 401 }),
    'GET /api/content/nav': () => ({
      code: 200,
      response: ['event:fly', 'event:terms', '/profile', 'event:logout'].map(item),
    }),
  });
  await waitFor(root, selectIsReady, { timeout: 5000 });
  const links = services.get('links');
  links.send({ type: 'resource.requested', owner: null });
  await waitFor(links, (snapshot) => selectNavItems(snapshot) !== null, { timeout: 5000 });
  expect(failures).toEqual([new Error('No app event is called fly')]);
});
