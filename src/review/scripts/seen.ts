/** What a person reads first on a screen: its headings, and what is said to them. */
const READ = 'h1, h2, h3, h4, [role=alert], [role=status], [data-name]';

const HIDDEN = '[hidden], [aria-hidden=true], [style*="display: none"]';

/** What of a screen can be read. */
export type ScreenTexts = {
  /** What is read first, without what lies under a dialog. */
  readonly seen: readonly string[];
  /** All that stands there, under a dialog as well: a person still sees it. */
  readonly there: readonly string[];
};

const plain = (text: string): string => text.replaceAll(/[^\S\u00a0]+/gu, ' ').trim();

/** The innermost elements that hold words: a paragraph with a link in it is one. */
function wordsOf(element: Element, hidden: string): readonly string[] {
  if (element.closest(hidden) !== null) return [];
  const own = [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && plain(node.textContent ?? '') !== '',
  );
  if (own || element.children.length === 0) return [plain(element.textContent)];
  return [...element.children].flatMap((child) => wordsOf(child, hidden));
}

/** The exact texts of headings, alerts and status lines, in the order of the page, each once. */
export function textsIn(document: Document): ScreenTexts {
  const without = (hidden: string): readonly string[] => {
    const said = [...document.body.querySelectorAll(READ)].flatMap((element) => wordsOf(element, hidden));
    return [...new Set(said)].filter((text) => text !== '');
  };
  return { seen: without(`${HIDDEN}, [inert]`), there: without(HIDDEN) };
}
