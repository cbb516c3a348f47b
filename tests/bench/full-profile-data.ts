import type { Page } from 'playwright-core';
import { signInQuietly } from '../support/browser/sign-in-quietly';
import type { components } from '../../src/api/contract/schema';

type Wire = components['schemas'];

/** The contents of a full profile. */
export const FULL = { cards: 500, chips: 200, links: 100 } as const;

const many = <T>(count: number, make: (index: number) => T): readonly T[] =>
  Array.from({ length: count }, (_none, index) => make(index));

const card = (index: number): Wire['Card'] => ({
  id: 10_000 + index,
  name: `Card of department ${index}`,
  lastFour: String(1000 + index).slice(-4),
  type: index % 3 === 0 ? 'mastercard' : 'visa',
  expiryMonth: (index % 12) + 1,
  expiryYear: 2030,
  expired: false,
  expiresSoon: index % 40 === 0,
  card_id: `card_${index}`,
});

const link = (index: number): Wire['NavItem'] => ({
  nav_label: `Page ${index}`,
  link_name: `/page-${index}`,
  has_nav: true,
  has_title: true,
});

/** Extends the backend's responses to this page to the contents of a full profile. */
async function fillProfile(page: Page): Promise<void> {
  const answer = async (address: RegExp, change: (response: unknown) => unknown): Promise<void> => {
    await page.route(address, async (route) => {
      const given = await route.fetch();
      const body = (await given.json()) as { readonly response: unknown };
      await route.fulfill({ response: given, json: { ...body, response: change(body.response) } });
    });
  };
  await answer(/\/cards\/view$/, () => many(FULL.cards, card));
  await answer(/\/content\/nav$/, (items) => [...(items as Wire['NavItem'][]), ...many(FULL.links, link)]);
  await answer(/\/settings\/view$/, (settings) => ({
    ...(settings as Wire['Settings']),
    showCc: true,
    ccEmails: many(FULL.chips, (index) => `person.${index}@department.example.com`),
  }));
}

/** Opens the full profile of a business customer, in a page where nobody is signed in yet. */
export async function openFullProfile(page: Page): Promise<void> {
  await signInQuietly(page.context(), 'business');
  await fillProfile(page);
  await page.goto('/profile');
  await page
    .getByRole('heading', { name: `Card of department ${FULL.cards - 1}`, exact: true })
    .waitFor({ state: 'attached' });
}
