import { isDoor, routeOf } from './legacy-landing';
import { endsInLogin, segmentsOf, type LegacyPages } from './legacy-path';
import { parseUrl } from './parse-url';
import { isPlainPath, safeHref } from './safe-url';
import { settings } from '../settings';

/** What following a link in a framed older page does. */
export type LegacyLink =
  /** Left to the browser: a fragment of this page, mail, telephone, a download. */
  | { readonly kind: 'alone' }
  | { readonly kind: 'dialog'; readonly dialog: 'terms' | 'privacy' | 'contact' }
  | { readonly kind: 'logout' }
  /** Back to where the booking was opened. */
  | { readonly kind: 'back' }
  /** The user has just signed in: reload user and navigation, then open the route. */
  | { readonly kind: 'newBooking'; readonly route: string }
  /** Path, query and fragment. */
  | { readonly kind: 'route'; readonly route: string }
  /** A `javascript:` link, unless the page itself prevents the click. */
  | { readonly kind: 'jobStatus' }
  | { readonly kind: 'notFound' }
  /** Another site. `target` is `null` for this tab, otherwise `_blank`; always `noopener`. */
  | { readonly kind: 'leave'; readonly href: string; readonly target: string | null }
  /** Does nothing. */
  | { readonly kind: 'refused' };

/** A link as written in the page: the attributes, with entities decoded. */
export type WrittenLink = {
  readonly href: string;
  readonly target?: string | null;
  readonly download?: boolean;
};

/** The framed page that contains the link. */
export type LegacyPagePlace = {
  /** Base URI of the document, absolute. */
  readonly address: string;
  /** The app's origin. */
  readonly origin: string;
  /** The route of the app that shows the frame, such as `/admin/reports`. */
  readonly route: string;
};

/** By the last segment of the path. */
const namedLinks: ReadonlyMap<string, LegacyLink> = new Map([
  ['logout', { kind: 'logout' }],
  ['cancel-edit', { kind: 'back' }],
  ['terms', { kind: 'dialog', dialog: 'terms' }],
  ['privacy', { kind: 'dialog', dialog: 'privacy' }],
  ['contact', { kind: 'dialog', dialog: 'contact' }],
]);

const LEFT_ALONE: readonly string[] = ['mailto:', 'tel:'];
/** URLs of these schemes are only allowed for downloads: the page created the file itself. */
const MADE_FILES: readonly string[] = ['data:', 'blob:'];
const WEB: readonly string[] = ['http:', 'https:'];

/** Targets that stay in this tab. Any other opens a new window; with `noopener` its name does not matter. */
const SAME_TAB = /^(?:_self|_parent|_top)?$/iu;

const hasFragment = (url: URL): boolean => url.href.includes('#');
const withoutFragment = (url: URL): string => url.href.replace(/#.*$/su, '');

function ofThisOrigin(url: URL, page: LegacyPagePlace, pages: LegacyPages): LegacyLink {
  const { pathname, search, hash } = url;
  if (!isPlainPath(pathname)) return { kind: 'notFound' };
  const last = segmentsOf(pathname).at(-1) ?? '';
  const named = namedLinks.get(decodeURIComponent(last).toLowerCase());
  if (named) return named;
  if (endsInLogin(last)) return { kind: 'notFound' };
  const found = routeOf(pathname, search, page.route, pages);
  if (found === null) return { kind: 'notFound' };
  const route = found + hash;
  const isNewBooking = found.startsWith('/new-booking') && isDoor(page.address, page.route, pages);
  return { kind: isNewBooking ? 'newBooking' : 'route', route };
}

/**
 * Decides what following a link in a framed older page does (S2.legacyPageFrame.2 to S2.legacyPageFrame.9, D6.2,
 * D6.3). Do not call it for clicks with a modifier key or clicks that the page itself prevents.
 *
 * URLs are parsed like in a browser, so encodings, the case of schemes and white space hide nothing. The rules for
 * this origin apply regardless of the target: an older page is never shown outside its frame.
 *
 * @param pages the deployment's older pages
 */
export function classifyLegacyLink(
  { href, target, download = false }: WrittenLink,
  page: LegacyPagePlace,
  pages: LegacyPages = settings.legacyPages,
): LegacyLink {
  const url = parseUrl(href, page.address);
  if (url === null) return { kind: 'refused' };
  if (url.protocol === 'javascript:') return { kind: 'jobStatus' };
  if (LEFT_ALONE.includes(url.protocol)) return { kind: 'alone' };
  if (!WEB.includes(url.protocol)) {
    return { kind: download && MADE_FILES.includes(url.protocol) ? 'alone' : 'refused' };
  }
  if (url.username !== '' || url.password !== '') return { kind: 'refused' };
  if (url.origin !== page.origin) {
    const safe = safeHref(url.href);
    if (safe === null) return { kind: 'refused' };
    return { kind: 'leave', href: safe, target: SAME_TAB.test(target ?? '') ? null : '_blank' };
  }
  if (download) return { kind: 'alone' };
  const stays = withoutFragment(url) === withoutFragment(new URL(page.address));
  if (hasFragment(url) && stays) return { kind: 'alone' };
  return ofThisOrigin(url, page, pages);
}
