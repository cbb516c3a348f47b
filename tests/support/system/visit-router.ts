import { createMemoryHistory } from '@tanstack/react-router';
import { createAdapters } from '../../../src/app/environment/adapters';
import { createAppSystem } from '../../../src/app/app-system';
import { bridge } from '../../../src/app/router/bridge';
import { createAppRouter } from '../../../src/app/router/router';

const config = { stripePublicKey: 'pk_sandbox_x', hasContact: false, premiumEnabled: false, demo: false };
const premium = {
  personalPrice: 999,
  businessStandardPrice: 1999,
  businessIncludeVat: true,
  maxBusinessStandardUsers: 10,
};
/** A customer in the server's format. */
export const niamh = {
  uuid: 'u1',
  first_name: 'Niamh',
  last_name: 'Kelly',
  email: 'niamh@cabrank.test',
  location: '/profile',
  admin: false,
  guest: false,
  canBook: true,
  mustChangePassword: false,
  premium: false,
  receivedPremiumDiscount: false,
};

const stops: (() => void)[] = [];

/** For `afterEach` of a file that uses visits. */
export function stopVisits(): void {
  for (const stop of stops.splice(0)) stop();
}

/** The app with a router and without a page. The server's user can change. */
export function visitRouter(
  path: string,
  user: object | null,
  answerUser: Promise<void> = Promise.resolve(),
) {
  const server = { user };
  const answers: Readonly<Record<string, () => unknown>> = {
    '/api/config': () => config,
    '/api/premium/config': () => premium,
    '/api/auth/user': () => server.user,
    '/api/auth/logout': () => ({ location: '/' }),
  };
  const send: typeof fetch = async (input) => {
    const url = input as string;
    if (url === '/api/auth/user') await answerUser;
    if (url === '/api/auth/logout') server.user = null;
    return Response.json({ code: 200, response: (answers[url] ?? (() => []))() });
  };
  const { app, environment } = createAppSystem(createAdapters({ fetch: send }));
  const router = createAppRouter({ app, environment, prerender: false });
  router.update({ ...router.options, history: createMemoryHistory({ initialEntries: [path] }) });
  stops.push(bridge(environment, router), () => app.stop());
  app.start();
  return { app, router, server, at: () => router.state.location.href };
}
