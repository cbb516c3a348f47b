import type { Route } from 'playwright-core';

/** The server executes the request, and the response is lost. */
export const committedThenLost = async (route: Route): Promise<void> => {
  await route.fetch();
  await route.abort('connectionreset');
};
