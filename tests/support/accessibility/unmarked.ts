import { setTimeout as deadline } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { CLOSING, OPENING } from '../../../src/build/pseudo-text';
import {
  confirmationErrors,
  entryErrors,
  texts as simulatorTexts,
} from '../../../src/payments/simulator/texts';
import { brand } from '../../../src/ui/brand';
import { typedTexts } from '../pages/wizard-page';
import { sampleNotices } from '../matrix/sample-notices';

/** A visible or announced text on a page, and its location. */
export type Spoken = { readonly where: string; readonly text: string };

/**
 * Every text that is visible or announced: the document's title, text nodes, and text attributes. Without names in the
 * code, such as that of a state.
 */
export async function spokenTexts(page: Page): Promise<readonly Spoken[]> {
  return page.evaluate(() => {
    const speaking = [
      'aria-label',
      'aria-description',
      'aria-roledescription',
      'aria-valuetext',
      'title',
      'placeholder',
      'alt',
      'label',
    ];
    const silent = new Set(['SCRIPT', 'STYLE', 'NOSCRIPT', 'TEMPLATE', 'IFRAME', 'TEXTAREA']);
    const found: { where: string; text: string }[] = [{ where: 'title', text: document.title }];
    for (const element of document.body.querySelectorAll('*')) {
      const inSelect = element.closest('select') !== null;
      const shown = (inSelect ? element.closest('select') : element)?.checkVisibility({
        visibilityProperty: true,
        opacityProperty: true,
      });
      const isCode = element.closest('[translate=no]') !== null;
      if (silent.has(element.tagName) || isCode || !shown) continue;
      const where = element.tagName.toLowerCase();
      for (const name of speaking)
        found.push({ where: `${where}[${name}]`, text: element.getAttribute(name) ?? '' });
      if (element instanceof HTMLInputElement && ['submit', 'button', 'reset'].includes(element.type))
        found.push({ where: `${where}[value]`, text: element.value });
      // React renders the parts of one text as adjacent nodes.
      let text = '';
      for (const node of element.childNodes) {
        if (node instanceof Text) text += node.data;
        if (node instanceof Element) {
          found.push({ where, text });
          text = '';
        }
      }
      found.push({ where, text });
    }
    return found.filter(({ text }) => text.trim() !== '');
  });
}

/** The parts of a text outside of the pseudo-locale's marks. */
function outsideMarks(text: string): string[] {
  const pieces = [''];
  let depth = 0;
  for (const letter of text) {
    if (letter === OPENING) depth += 1;
    else if (letter === CLOSING) depth -= 1;
    else if (depth === 0) pieces.push((pieces.pop() ?? '') + letter);
    if (depth > 0 && pieces.at(-1) !== '') pieces.push('');
  }
  return pieces;
}

const withoutEdges = (text: string): string => text.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/** The payment provider's own texts, which the simulator repeats. They name a card by its last digits. */
const PROVIDER = [
  ...textsIn({ simulatorTexts, entryErrors, confirmationErrors }),
  simulatorTexts.challenge.title(null),
];
const PROVIDER_PATTERNS = [/^Confirm .+ with your bank$/u];

/** Names that are not translated. */
const BRANDS = ['Visa', 'Mastercard', 'Maestro', 'Amex', 'AMEX', 'American Express'];
const NAMES = [brand.appName, brand.companyName, brand.mark, ...BRANDS];

/** Notices that no screen shows yet, and values typed into the wizards, which show them again. */
const SHOWN_BY_TESTS = [...textsIn(sampleNotices), ...typedTexts];
const TYPED_ADDRESS = /^[\w.]+@cabrank\.test$/u;

/**
 * A date as `src/domain/dates.ts` formats it, which localises it itself. It may be the whole text, for example in a
 * table.
 */
const DATE = /\b\d{1,2} \p{Lu}\p{Ll}{2,3} \d{4}\b/gu;

/** A person's initials, taken from the name that the server sent. */
const INITIALS = /^\p{Lu}{1,2}$/u;

/**
 * Texts on a page that should be messages of the app and are not.
 *
 * @param served every text that the server has sent for the page
 */
export function unmarkedTexts(spoken: readonly Spoken[], served: readonly string[]): readonly string[] {
  const known = new Set([...PROVIDER, ...NAMES, ...SHOWN_BY_TESTS].map(withoutEdges));
  const isWhole = (piece: string) => served.includes(piece);
  const isExcepted = (piece: string): boolean =>
    piece === '' ||
    known.has(piece) ||
    INITIALS.test(piece) ||
    TYPED_ADDRESS.test(piece) ||
    PROVIDER_PATTERNS.some((pattern) => pattern.test(piece)) ||
    served.some((text) => text.includes(piece)) ||
    // A first and last name, or a served title with the brand in the document's title.
    piece.split(' ').every(isWhole) ||
    (piece.includes(' · ') && piece.split(' · ').map(withoutEdges).every(isExcepted));
  return spoken.flatMap(({ where, text }) =>
    outsideMarks(text.replaceAll(DATE, ''))
      .map(withoutEdges)
      .filter((piece) => !isExcepted(piece))
      .map((piece) => `${where}: ${piece}`),
  );
}

const UNREAD_MS = 2000;

/**
 * Records the server's responses to a page.
 *
 * @returns every text of every response so far, also with its HTML removed
 */
export function listenToServer(page: Page): () => Promise<readonly string[]> {
  const texts: string[] = [];
  const answers: Promise<unknown>[] = [];
  page.on('response', (response) => {
    if (!/\/api\//.test(response.url())) return;
    answers.push(
      response
        .json()
        .then((body: unknown) => texts.push(...textsIn(body)))
        .catch(() => undefined),
    );
  });
  return async () => {
    // A response that the page never reads never ends.
    await Promise.race([Promise.all(answers), deadline(UNREAD_MS)]);
    const readings = await page.evaluate(
      (all) => all.map((text) => new DOMParser().parseFromString(text, 'text/html').body.textContent),
      texts.filter((text) => /[<&]/.test(text)),
    );
    return [...texts, ...readings];
  };
}
