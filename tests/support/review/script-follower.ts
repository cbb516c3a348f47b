import type { BrowserContext, Locator, Page } from 'playwright-core';
import { login } from '#messages/session/login';
import { dialogOf } from '../browser/dialog-of';
import { eventually } from '../browser/eventually';
import { newContext } from '../browser/launch-browser';

/** A script from the Markdown: the actions, and the sentences about what is seen then. */
export type WrittenScript = {
  readonly title: string;
  readonly steps: readonly { readonly does: readonly string[]; readonly checks: readonly string[] }[];
};

/** A sentence ends with a full stop outside of quotes. */
const sentencesOf = (text: string): readonly string[] =>
  (text.match(/(?:"[^"]*"|[^".])+\./gu) ?? []).map((sentence) => sentence.trim());

/** Parses the scripts of a Markdown document, using only its sentences. */
export function readScripts(markdown: string): readonly WrittenScript[] {
  return markdown
    .split(/^## \d+\. /mu)
    .slice(1)
    .map((page) => {
      const [title = '', ...lines] = page.split('\n');
      const steps: { does: readonly string[]; checks: string[] }[] = [];
      for (const line of lines) {
        const does = /^\d+\. (.*)$/u.exec(line)?.[1];
        const check = /^ {3}- (.*)$/u.exec(line)?.[1];
        if (does !== undefined) steps.push({ does: sentencesOf(does), checks: [] });
        else if (check !== undefined) steps.at(-1)?.checks.push(check);
      }
      return { title, steps };
    });
}

type Where = { readonly page: Page; readonly scope: Page | Locator };
type Doing = readonly [
  pattern: RegExp,
  act: (where: Where, first: string, second: string) => Promise<unknown>,
];

const named = ({ scope }: Where, role: 'checkbox' | 'combobox' | 'link', name: string) =>
  scope.getByRole(role, { name, exact: true }).first();

/** A switch is pressed as well. */
const pressable = ({ scope }: Where, name: string): Locator =>
  scope
    .getByRole('button', { name, exact: true })
    .or(scope.getByRole('switch', { name, exact: true }))
    .first();

/** The name of an option may go on with its explanation. */
const option = ({ scope }: Where, name: string): Locator =>
  scope.getByRole('radio', { name, exact: true }).or(scope.getByRole('radio', { name })).first();

/** Any text field; one with suggestions, or for a number, has a role of its own. */
const fieldOf = (where: Where, name: string): Locator => {
  const field = (role: 'textbox' | 'searchbox' | 'combobox' | 'spinbutton') =>
    where.scope.getByRole(role, { name, exact: true });
  return field('textbox').or(field('searchbox')).or(field('combobox')).or(field('spinbutton')).first();
};

/** Types key by key, because some fields format their input. */
async function type(field: Locator, text: string): Promise<void> {
  await field.fill('');
  await field.pressSequentially(text);
}

const doings: readonly Doing[] = [
  [/^Open "([^"]+)"\.$/u, ({ page }, path) => page.goto(path)],
  [
    /^Make the window (\d+) pixels wide\.$/u,
    ({ page }, width) => page.setViewportSize({ width: Number(width), height: 900 }),
  ],
  [/^Press the link "([^"]+)"/u, (where, name) => named(where, 'link', name).click()],
  [/^Press "([^"]+)"/u, (where, name) => pressable(where, name).click()],
  [/^Type "([^"]+)" into "([^"]+)"/u, (where, text, name) => type(fieldOf(where, name), text)],
  [/^Empty "([^"]+)"/u, (where, name) => fieldOf(where, name).fill('')],
  [/^Tick "([^"]+)"/u, (where, name) => named(where, 'checkbox', name).check()],
  [/^Untick "([^"]+)"/u, (where, name) => named(where, 'checkbox', name).uncheck()],
  [/^Choose the option "([^"]+)"/u, (where, name) => option(where, name).check({ force: true })],
  [
    /^Select "([^"]+)" in "([^"]+)"/u,
    (where, option, name) => named(where, 'combobox', name).selectOption({ label: option }),
  ],
];

/** The place at the end of a sentence, except for that of a choice. */
const placeIn = (page: Page, sentence: string): Where => {
  const place = sentence.startsWith('Select ') ? undefined : /" in "([^"]+)"\.$/u.exec(sentence)?.[1];
  return { page, scope: place === undefined ? page : dialogOf(page, place) };
};

async function signIn(page: Page, email: string, password: string, at: string): Promise<void> {
  await page.goto(at);
  await page.getByLabel(login.email, { exact: true }).fill(email);
  await page.getByLabel(login.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: login.submit, exact: true }).click();
  await page.waitForURL(({ pathname }) => pathname !== at);
}

/** Signs in as the same person with another browser, which has its own cookies. */
async function signInElsewhere(page: Page, email: string, password: string): Promise<void> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('There is no other browser');
  const context = await newContext(browser, new URL(page.url()).origin);
  await signIn(await context.newPage(), email, password, '/login');
  await context.close();
}

/**
 * Performs one sentence.
 *
 * @throws Error for a sentence without an action
 */
async function follow(page: Page, sentence: string): Promise<void> {
  const [, email = '', password = '', at = '/login'] =
    /^Sign in as "([^"]+)" with the password "([^"]+)"(?: at "([^"]+)")?\.$/u.exec(sentence) ?? [];
  if (email !== '') return signIn(page, email, password, at);
  const elsewhere = /^Sign in as "([^"]+)" with the password "([^"]+)" in another browser\.$/u.exec(sentence);
  if (elsewhere) return signInElsewhere(page, elsewhere[1] ?? '', elsewhere[2] ?? '');
  if (sentence === 'Begin signed out.') return;
  for (const [pattern, act] of doings) {
    const found = pattern.exec(sentence);
    if (found) {
      await act(placeIn(page, sentence), found[1] ?? '', found[2] ?? '');
      return;
    }
  }
  throw new Error(`Unknown instruction: ${sentence}`);
}

async function check(page: Page, sentence: string): Promise<void> {
  const [, no, text = ''] = /^You (no longer )?see "(.*)"\.$/u.exec(sentence) ?? [];
  if (text === '') throw new Error(`Unknown expectation: ${sentence}`);
  const places = page.getByText(text, { exact: true }).filter({ visible: true });
  if (no === undefined) await places.first().waitFor();
  else await eventually(() => places.count()).toBe(0);
}

/** Follows a script using only its text: by the roles and names of what is on the screen. */
export async function followScript(
  context: BrowserContext,
  page: Page,
  script: WrittenScript,
): Promise<void> {
  let second: Page | null = null;
  let here = page;
  for (const { does, checks } of script.steps) {
    for (const sentence of does) {
      if (sentence === 'Go to a second window.') here = second ??= await context.newPage();
      else if (sentence === 'Go back to the first window.') here = page;
      else await follow(here, sentence);
      await here.bringToFront();
    }
    for (const sentence of checks) await check(here, sentence);
  }
}
