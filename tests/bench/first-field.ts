import { setTimeout as delay } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright-core';
import { newContext } from '../support/browser/launch-browser';
import { median } from './median';
import type { Figure } from './result';
import type { ServedApp } from './served-app';
import { listed } from './statistics';
import { handedOver, watch } from './watched-page';

const ROUNDS = 5;
/** Typed repeatedly while the page loads, faster than anybody types. */
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const BETWEEN_KEYS_MS = 30;
/** The number of keys after the app is interactive. What was typed before must still be there after them. */
const LATER_KEYS = 3;
const MAX_KEYS = 400;

/** The keys that the page received, in order, with the times in ms since the start of the navigation. */
export type Typed = { readonly keys: readonly string[]; readonly handledAt: readonly number[] };

type TypedPage = typeof globalThis & { typed?: { keys: string[]; handledAt: number[] } };

/**
 * The first key that was accepted and kept, together with all later ones.
 *
 * @param value the final value of the field
 * @returns when it was handled, in ms since the start of the navigation; null if later keys were lost, or all
 */
export function keptFrom({ keys, handledAt }: Typed, value: string): number | null {
  const first = keys.length - value.length;
  return value !== '' && keys.slice(first).join('') === value ? (handledAt[first] ?? null) : null;
}

/** Focuses the first field as soon as it exists, and records what is typed into it. */
async function waitInFirstField(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const typed: { keys: string[]; handledAt: number[] } = { keys: [], handledAt: [] };
    (globalThis as TypedPage).typed = typed;
    addEventListener('input', (event) => {
      typed.keys.push(event.data ?? '');
      typed.handledAt.push(performance.now());
    });
    const seen = new MutationObserver(() => {
      const field = document.querySelector<HTMLInputElement>('form input:not([type=hidden])');
      if (field === null) return;
      seen.disconnect();
      // The field is visible and clickable from its first frame on.
      requestAnimationFrame(() => setTimeout(() => field.focus()));
    });
    seen.observe(document, { childList: true, subtree: true });
  });
}

/** Presses a letter like a keyboard, however busy the page is. */
async function pressLetter(session: CDPSession, nth: number): Promise<void> {
  const text = LETTERS[nth % LETTERS.length] ?? 'a';
  const key = { key: text, code: `Key${text.toUpperCase()}` };
  await session.send('Input.dispatchKeyEvent', { type: 'keyDown', text, ...key });
  await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key });
}

async function measureOnce({ browser, url }: ServedApp): Promise<number | null> {
  const context = await newContext(browser, url);
  const page = await context.newPage();
  await waitInFirstField(page);
  await watch(page);
  const session = await context.newCDPSession(page);
  // Only the app can render this: the company's phone number comes with the configuration.
  const alive = page.locator('a[href^="tel:"]').filter({ visible: true }).first();
  try {
    await page.goto('/login', { waitUntil: 'commit' });
    let pressed = 0;
    const press = async (): Promise<void> => {
      await pressLetter(session, pressed);
      pressed += 1;
      await delay(BETWEEN_KEYS_MS);
    };
    while (pressed < MAX_KEYS && !(await alive.isVisible())) await press();
    for (let later = 0; later < LATER_KEYS; later += 1) await press();
    await handedOver(page);
    const typed = await page.evaluate(() => (globalThis as TypedPage).typed);
    const value = await page.locator('form input:not([type=hidden])').first().inputValue();
    return typed === undefined ? null : keptFrom(typed, value);
  } finally {
    await context.close();
  }
}

/**
 * The time from the start of the navigation until the first field of /login accepts a key and keeps it, without a
 * cache.
 */
export async function firstField(
  app: ServedApp,
  rounds: number | null,
): Promise<{ readonly figure: Figure; readonly problems: readonly string[] }> {
  const times: (number | null)[] = [];
  for (let round = 0; round < (rounds ?? ROUNDS); round += 1) times.push(await measureOnce(app));
  const kept = times.filter((time) => time !== null);
  return {
    figure: {
      axis: 'first field ready, /login',
      value: kept.length > 0 ? median(kept) : null,
      unit: 'ms',
      note: kept.length > 0 ? listed(kept, 0) : 'no key was kept',
    },
    problems:
      kept.length === times.length ? [] : ['/login: a key that its first field had taken was lost later'],
  };
}
