import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as Axe from 'axe-core';
import type { Page } from 'playwright-core';
import { drawn } from '../browser/drawn';

/** The rules that depend on colours, which another colour scheme can break. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

const script = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Checked = { readonly axe?: typeof Axe };

/** Loads axe into the page and its frames. One load serves every check until the page is left. */
async function loadAxe(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    const isLoaded = await frame.evaluate(() => (globalThis as Checked).axe !== undefined);
    // An expression, so that the frame's content security policy permits it.
    if (!isLoaded) await frame.evaluate(`${script}; undefined`);
  }
}

/**
 * The violations that axe finds on the page, one line per rule with the places; empty on an accessible page.
 *
 * With forced colours the system chooses the contrast, and axe would measure another: it reads
 * `-webkit-text-fill-color`, for which Chromium returns the colour that is not shown.
 *
 * @param rules to run; by default all rule sets, including best practices
 */
export async function accessibilityFaults(page: Page, rules?: string[]): Promise<readonly string[]> {
  // Waits until the last change (a colour scheme, a state) is rendered and no colour is in transition.
  await drawn(page);
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition)
        .map(({ finished }) => finished),
    ),
  );
  await loadAxe(page);
  const { faults, passes } = await page.evaluate(async (only) => {
    const { axe } = globalThis as Checked;
    if (axe === undefined) throw new Error('axe is not loaded');
    // An older page is checked alone (older-pages.test.ts): here its landmarks would count as a second set of ours.
    const results = await axe.run(
      { exclude: ['main iframe'] },
      {
        resultTypes: ['violations'],
        ...(only && { runOnly: { type: 'rule', values: only } }),
        ...(matchMedia('(forced-colors: active)').matches && {
          rules: { 'color-contrast': { enabled: false } },
        }),
      },
    );
    return {
      passes: results.passes.length,
      faults: results.violations.map(({ id, help, nodes }) => {
        const places = nodes.map(({ html, failureSummary }) => `  ${html}\n  ${failureSummary ?? ''}`);
        return `${id}: ${help}\n${places.join('\n')}`;
      }),
    };
  }, rules);
  if (passes === 0) throw new Error('axe checked nothing: the page is empty');
  return faults;
}
