// @vitest-environment happy-dom
import { createMemoryHistory } from '@tanstack/react-router';
import { afterEach, expect, it } from 'vitest';
import { selectIsLoading } from '../../../../machines/app/resource/resource.selectors';
import { createAdapters } from '../../../../src/app/environment/adapters';
import { createAppSystem } from '../../../../src/app/app-system';
import { NAVIGATION_STALE_MS } from '../../../../src/domain/limits';
import { bridge } from '../../../../src/app/router/bridge';
import { createAppRouter } from '../../../../src/app/router/router';
import { eventually } from '../../../support/browser/eventually';
import { FlowClock } from '../../../../src/review/play/flow-clock';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

const config = { stripePublicKey: 'pk_sandbox_x', hasContact: false, premiumEnabled: false, demo: false };

it('the menu is requested again on return to the window once it is stale, and not before', async () => {
  const asked: string[] = [];
  const send: typeof fetch = (input) => {
    const url = input as string;
    asked.push(url);
    if (url === '/api/auth/user') return Promise.resolve(Response.json({ code: 200, response: null }));
    return Promise.resolve(Response.json({ code: 200, response: url === '/api/config' ? config : [] }));
  };
  const clock = new FlowClock();
  const { app, environment } = createAppSystem(createAdapters({ fetch: send }), { clock });
  const router = createAppRouter({ app, environment, prerender: false });
  router.update({ ...router.options, history: createMemoryHistory({ initialEntries: ['/login'] }) });
  stops.push(bridge(environment, router), () => app.stop());
  app.start();
  const menus = () => asked.filter((url) => url === '/api/content/nav').length;
  const links = () => app.system.get('links').getSnapshot();
  await eventually(() => menus() === 1 && !selectIsLoading(links())).toBe(true);

  clock.advance(NAVIGATION_STALE_MS - 1);
  dispatchEvent(new Event('focus'));
  expect(selectIsLoading(links())).toBe(false);
  clock.advance(1);
  dispatchEvent(new Event('focus'));
  await eventually(menus).toBe(2);
});
