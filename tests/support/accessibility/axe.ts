import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { drawn } from '../browser/drawn';

/** The rules that look at colours: all that another colour scheme can break. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * What axe finds on the page as it stands, one line per rule with the places; empty on an accessible page.
 *
 * @param rules these alone; without them every rule set counts, best practices included
 */
export async function accessibilityFaults(page: Page, rules?: string[]): Promise<readonly string[]> {
  // What changed last (a colour scheme, a state) has been drawn, and no colour is on its way to another.
  await drawn(page);
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition)
        .map(({ finished }) => finished),
    ),
  );
  // An older page is checked alone (older-pages.test.ts): together its landmarks would count as a second set of ours.
  const axe = new AxeBuilder({ page }).exclude('main iframe');
  const { violations, passes } = await (rules ? axe.withRules(rules) : axe).analyze();
  if (passes.length === 0) throw new Error('axe checked nothing: the page is empty');
  return violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes.map(({ html, failureSummary }) => `  ${html}\n  ${failureSummary ?? ''}`).join('\n')}`,
  );
}
