import type { Route } from 'playwright-core';

/** The server does what it was asked, and the answer never arrives. */
export const committedThenLost = async (route: Route): Promise<void> => {
  await route.fetch();
  await route.abort('connectionreset');
};
