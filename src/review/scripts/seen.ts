/** What a person reads first on a screen: its headings, and what is said to them. */
const READ = 'h1, h2, h3, h4, [role=alert], [role=status], [data-name]';

const isHidden = (element: Element): boolean =>
  element.closest('[hidden], [aria-hidden=true], [inert], [style*="display: none"]') !== null;

const plain = (text: string): string => text.replaceAll(/[^\S\u00a0]+/gu, ' ').trim();

/** The innermost elements that hold words: a paragraph with a link in it is one. */
function wordsOf(element: Element): readonly string[] {
  if (isHidden(element)) return [];
  const own = [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && plain(node.textContent ?? '') !== '',
  );
  if (own || element.children.length === 0) return [plain(element.textContent)];
  return [...element.children].flatMap(wordsOf);
}

/** The exact texts of headings, alerts and status lines, in the order of the page, each once. */
export function seenIn(document: Document): readonly string[] {
  const said = [...document.body.querySelectorAll(READ)].flatMap(wordsOf);
  return [...new Set(said)].filter((text) => text !== '');
}
