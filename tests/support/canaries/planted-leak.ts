import type { BrowserContext } from 'playwright-core';

/** What a planted leak retains at every navigation. */
export const plantable = ['nodes', 'listeners', 'heap'] as const;
export type Plantable = (typeof plantable)[number];

/** As 8-byte numbers these are about 20 kB. */
const NUMBERS = 2500;

/**
 * Plants a leak in every page of a context: on every navigation inside the app the page retains something forever.
 */
export async function plantLeak(context: BrowserContext, what: Plantable): Promise<void> {
  await context.addInitScript(
    ({ what: kind, numbers }) => {
      const kept: unknown[] = [];
      const keep = {
        nodes: () => kept.push(document.createElement('div')),
        listeners: () => addEventListener('resize', () => undefined),
        heap: () => kept.push(Array.from({ length: numbers }, () => Math.random())),
      };
      const own = Reflect.get<History, 'pushState'>(History.prototype, 'pushState');
      History.prototype.pushState = function (...given) {
        keep[kind]();
        own.apply(this, given);
      };
    },
    { what, numbers: NUMBERS },
  );
}
