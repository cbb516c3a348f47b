import type { BrowserContext } from 'playwright-core';

/** What a planted leak keeps at every navigation. */
export const plantable = ['nodes', 'listeners', 'heap'] as const;
export type Plantable = (typeof plantable)[number];

/** So many numbers of 8 bytes are some 20 kB. */
const NUMBERS = 2500;

/**
 * Puts a leak into every page of a context: with every change of address inside the app the page keeps something that
 * it never lets go of.
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
