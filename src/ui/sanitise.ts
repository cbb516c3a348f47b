import createDOMPurify from 'dompurify';
import { parseUrl } from '../domain/addresses/parse-url';
import { safeHref } from '../domain/addresses/safe-url';

/** Text and its structure. No element that runs code, loads, frames, submits, or imitates the app. */
const TAGS = [
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'div', 'section', 'blockquote', 'pre'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ...['a', 'b', 'strong', 'i', 'em', 'u', 's', 'small', 'sub', 'sup', 'code', 'abbr', 'span', 'time'],
];
const ATTRIBUTES = ['href', 'id', 'lang', 'dir', 'title', 'colspan', 'rowspan', 'scope', 'start', 'datetime'];

/** The prefix that DOMPurify adds to ids, so that remote ids never collide with those of the app. */
const ID_PREFIX = 'user-content-';
const DEEPEST = 6;

export type SanitiseOptions = {
  /** The level of the content's highest headings: one below the heading above it. */
  readonly headingLevel: number;
  /** The visually hidden note for a link that opens a new tab. */
  readonly newTab: string;
  /** This page's origin. */
  readonly origin: string;
};

const levelOf = (heading: Element): number => Number(heading.tagName.slice(1));

/** Shifts all headings so that the highest has the given level, whatever level the author started with. */
function moveHeadings(content: DocumentFragment, top: number): void {
  const headings = [...content.querySelectorAll('h1, h2, h3, h4, h5, h6')];
  const highest = Math.min(...headings.map(levelOf));
  for (const heading of headings) {
    const level = Math.min(levelOf(heading) - highest + top, DEEPEST);
    const moved = document.createElement(`h${level}`);
    for (const { name, value } of heading.attributes) moved.setAttribute(name, value);
    moved.replaceChildren(...heading.childNodes);
    heading.replaceWith(moved);
  }
}

const SCHEME = /^\s*[a-z][a-z\d+.-]*:/iu;

/**
 * Resolves an address without a scheme against the root of this origin, where the text is shown, no matter which page
 * contained it.
 */
function resolved(href: string | null, origin: string): string | null {
  if (href === null || href.trim() === '' || href.trim().startsWith('#') || SCHEME.test(href)) return href;
  const url = parseUrl(href, origin);
  return url?.origin === origin ? url.pathname + url.search + url.hash : href;
}

/** Keeps only links that `safeHref` allows. Links to another site open in a new tab without access to this one. */
function tameLinks(content: DocumentFragment, { newTab, origin }: SanitiseOptions): void {
  for (const link of content.querySelectorAll('a')) {
    const href = safeHref(resolved(link.getAttribute('href'), origin));
    link.removeAttribute('href');
    if (href === null) continue;
    if (href.startsWith('#')) {
      link.setAttribute('href', `#${ID_PREFIX}${href.slice(1)}`);
      continue;
    }
    const url = new URL(href, origin);
    if (url.origin === origin) {
      link.setAttribute('href', url.pathname + url.search + url.hash);
      continue;
    }
    link.setAttribute('href', href);
    if (!/^https?:$/u.test(url.protocol)) continue;
    link.target = '_blank';
    link.rel = 'noopener noreferrer';
    const note = document.createElement('span');
    note.dataset['note'] = '';
    note.textContent = ` ${newTab}`;
    link.append(note);
  }
}

function cleaned(html: string, options: SanitiseOptions): DocumentFragment {
  // A frameset instead of a body gives `null`, which the types do not declare. It has nothing to show.
  const content = createDOMPurify(window).sanitize(html, {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: ATTRIBUTES,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    SANITIZE_NAMED_PROPS: true,
    RETURN_DOM_FRAGMENT: true,
  }) as DocumentFragment | null;
  if (content === null) return document.createDocumentFragment();
  moveHeadings(content, options.headingLevel);
  tameLinks(content, options);
  return content;
}

/**
 * Sanitises remote HTML for the page (D7.10). HTML that cannot be sanitised is shown as plain text.
 *
 * @returns nodes, never a string that would be parsed again
 */
export function sanitise(html: string, options: SanitiseOptions): DocumentFragment {
  try {
    return cleaned(html, options);
  } catch {
    const asText = document.createDocumentFragment();
    asText.append(html);
    return asText;
  }
}
