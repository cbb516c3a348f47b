import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { drawn } from '../browser/drawn';

/** The rules that depend on colours, which another colour scheme can break. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * The violations that axe finds on the page, one line per rule with the places; empty on an accessible page.
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
  // An older page is checked alone (older-pages.test.ts): here its landmarks would count as a second set of ours.
  // All frames of the app are of its own origin: without the page that axe opens for frames of others, and without the
  // details of what passed, a check takes half as long.
  const axe = new AxeBuilder({ page })
    .exclude('main iframe')
    .setLegacyMode()
    .options({ resultTypes: ['violations'] });
  const { violations, passes } = await (rules ? axe.withRules(rules) : axe).analyze();
  if (passes.length === 0) throw new Error('axe checked nothing: the page is empty');
  return violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes.map(({ html, failureSummary }) => `  ${html}\n  ${failureSummary ?? ''}`).join('\n')}`,
  );
}
