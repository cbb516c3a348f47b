import { notifications } from '#messages/app/notifications';
import { PREMIUM_HEADING_ID } from '../../features/profiles/subscriptions/premium-heading';

const NOTICES = `[aria-label="${notifications.region}"] > div > div > p`;

/**
 * What a person reads first on a screen: headings, alerts, status lines, bars and notices. A heading of the fourth
 * level and an item of a notice name a record of the sample's customer, and whoever follows the script may be another.
 */
const READ = `h1, h2, h3, [role=alert], [role=status], [role=region] p, ${NOTICES}`;

/** The section of Premium, which only some customers have. */
const OF_SOME = `[aria-labelledby="${PREMIUM_HEADING_ID}"]`;

const HIDDEN = '[hidden], [aria-hidden=true], [style*="display: none"]';

/** The texts of a screen. */
export type ScreenTexts = {
  /** Headings, alerts, status lines and notices, except those under a dialog. */
  readonly seen: readonly string[];
  /** All texts, including those under a dialog, which a person still sees. */
  readonly there: readonly string[];
};

const plain = (text: string): string => text.replaceAll(/[^\S\u00a0]+/gu, ' ').trim();

/** The innermost elements with text. A paragraph that contains a link is one. */
function wordsOf(element: Element, hidden: string): readonly string[] {
  if (element.closest(hidden) !== null) return [];
  const own = [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && plain(node.textContent ?? '') !== '',
  );
  if (own || element.children.length === 0) return [plain(element.textContent)];
  return [...element.children].flatMap((child) => wordsOf(child, hidden));
}

const withoutRepeats = (texts: readonly string[]): readonly string[] =>
  [...new Set(texts)].filter((text) => text !== '');

/** The exact texts of a screen, in page order, without duplicates. */
export function textsIn({ body }: Document): ScreenTexts {
  const read = [...body.querySelectorAll(READ)];
  return {
    seen: withoutRepeats(read.flatMap((element) => wordsOf(element, `${HIDDEN}, [inert], ${OF_SOME}`))),
    there: withoutRepeats(wordsOf(body, HIDDEN)),
  };
}
