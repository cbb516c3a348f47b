import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/**
 * What axe finds on the page as it stands, one line per rule with the places; empty on an accessible page.
 * Every rule set counts, best practices included.
 */
export async function accessibilityFaults(page: Page): Promise<readonly string[]> {
  // What changed last (a colour scheme, a state) has been drawn only after the next two frames.
  await page.evaluate(
    () => new Promise<void>((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn()))),
  );
  // An older page is checked alone (older-pages.test.ts): together its landmarks would count as a second set of ours.
  const { violations, passes } = await new AxeBuilder({ page }).exclude('main iframe').analyze();
  if (passes.length === 0) throw new Error('axe checked nothing: the page is empty');
  return violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes.map(({ html, failureSummary }) => `  ${html}\n  ${failureSummary ?? ''}`).join('\n')}`,
  );
}
