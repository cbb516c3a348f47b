import type { Frame, Page } from 'playwright-core';

/**
 * Every document that a page has asked for, frames included: a reload that nobody asked for is an address that a frame
 * asked for once more.
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
