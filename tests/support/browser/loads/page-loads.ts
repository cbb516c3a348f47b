import type { Frame, Page } from 'playwright-core';

/**
 * Records every document that a page requests, including frames. A frame that requests an address a second time was
 * reloaded unexpectedly.
 */
export function watchLoads(page: Page): { readonly reloaded: () => readonly string[] } {
  const asked = new Map<Frame, string[]>();
  const reloaded: string[] = [];
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) return;
    const ofFrame = asked.get(request.frame()) ?? [];
    if (ofFrame.includes(request.url())) reloaded.push(request.url());
    asked.set(request.frame(), [...ofFrame, request.url()]);
  });
  return { reloaded: () => reloaded };
}
