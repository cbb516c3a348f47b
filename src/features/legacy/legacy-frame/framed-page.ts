import type { FramedDocument } from '../../../domain/framed-document';
import type { WrittenLink } from '../../../domain/addresses/legacy-link';
import { settings } from '../../../domain/settings';

/** The one file that touches the document of a framed page (D6.1). */

/** What a page tells of itself while it is there. */
export type PageListeners = {
  /** A form of this page is being sent with POST. */
  readonly onPosted: () => void;
  /**
   * A link was pressed, for this tab, and the page has not prevented it.
   *
   * @param base what its address is relative to
   * @returns whether the app takes it over; else the browser follows it
   */
  readonly onLink: (link: WrittenLink, base: string) => boolean;
};

/** What the booking controls become; see `src/domain/booking-controls.ts`. */
export type BookingLook =
  | { readonly kind: 'asIs' }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'guest'; readonly submitLabel: string; readonly note: string };

const XLINK = 'http://www.w3.org/1999/xlink';

function statusOf(view: Window): number {
  const [navigation] = view.performance.getEntriesByType('navigation');
  const status: unknown = navigation && Reflect.get(navigation, 'responseStatus');
  return typeof status === 'number' ? status : 0;
}

/** A form that is being sent to the server by POST, in the frame itself. */
function isPost({ target, submitter, defaultPrevented }: SubmitEvent): boolean {
  if (defaultPrevented || !(target && 'method' in target && 'target' in target)) return false;
  const own = (name: string): string | null => submitter?.getAttribute(name) ?? null;
  const method = own('formmethod') ?? target.method;
  const where = own('formtarget') ?? target.target;
  return String(method).toLowerCase() === 'post' && ['', '_self'].includes(String(where));
}

/** The link that a press is on; elements of a frame are of no class that this window knows. */
function linkAt(event: MouseEvent): HTMLElement | null {
  const [pressed] = event.composedPath() as readonly Partial<Element>[];
  return pressed?.closest?.<HTMLElement>('a, area') ?? null;
}

function written(link: HTMLElement): WrittenLink | null {
  const href = link.getAttribute('href') ?? link.getAttributeNS(XLINK, 'href');
  if (href === null) return null;
  return { href, target: link.getAttribute('target'), download: link.hasAttribute('download') };
}

const isForThisTab = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** Reads what a frame shows once it has loaded. */
export function readFrame({ contentDocument: page, contentWindow: view }: HTMLIFrameElement): FramedDocument {
  // Of another origin, and of a browser's own error page, there is no document.
  if (page === null || view === null) return null;
  const title = page.title.trim();
  return { title: title === '' ? null : title, address: page.location.href, status: statusOf(view) };
}

/**
 * Listens for what is pressed and sent in the page of a frame for as long as that is there.
 *
 * @param frame just loaded; to be called once for each page
 */
export function listenInFrame(
  { contentDocument: page, contentWindow: view }: HTMLIFrameElement,
  { onPosted, onLink }: PageListeners,
): void {
  if (page === null || view === null) return;
  view.addEventListener('submit', (event) => {
    if (isPost(event)) onPosted();
  });
  // At the window: every listener of the page itself has had its say.
  view.addEventListener('click', (event) => {
    if (event.defaultPrevented || !isForThisTab(event)) return;
    const link = linkAt(event);
    const asked = link && written(link);
    if (!asked || !onLink(asked, page.baseURI)) return;
    event.preventDefault();
    // Browsers forget where the focus was once it leaves the frame, for a dialog, say.
    view.addEventListener(
      'focus',
      () => {
        if (page.activeElement === page.body) link.focus();
      },
      { once: true },
    );
  });
}

/** Leads the frame to another page, in place of the one in its history. */
export const pointFrame = (frame: HTMLIFrameElement, address: string): void =>
  frame.contentWindow?.location.replace(address);

/**
 * Makes the frame as high as its page for as long as that is there, so that the window alone scrolls.
 *
 * @returns how to stop
 */
export function observeHeight(frame: HTMLIFrameElement): () => void {
  const content = frame.contentDocument?.documentElement;
  if (!content) return () => undefined;
  const observer = new ResizeObserver(() => {
    frame.style.minHeight = `${Math.ceil(content.getBoundingClientRect().height)}px`;
  });
  observer.observe(content);
  return () => observer.disconnect();
}

/** Makes the map look at its driver: pages with a map listen for a change of the window's size, or offer a function. */
export function repositionMap({ contentWindow: view }: HTMLIFrameElement): void {
  if (view === null) return;
  view.dispatchEvent(new Event('resize'));
  const reposition: unknown = Reflect.get(view, 'repositionMap');
  if (typeof reposition === 'function') Reflect.apply(reposition, view, []);
}

function insertMessage(page: Document, text: string, role: 'alert' | 'note', before: Element): void {
  const place = page.querySelector(settings.bookingSelectors.note) ?? page.createElement('p');
  if (!place.isConnected) before.before(place);
  place.setAttribute('role', role);
  place.textContent = text;
}

/**
 * Makes the controls of a booking page what they are for this person (S4.usersWhoCannotBook.1, S6.1); on a page without
 * such controls it does nothing. What was removed comes back with a new page.
 */
export function decorateBooking({ contentDocument: page }: HTMLIFrameElement, look: BookingLook): void {
  if (page === null || look.kind === 'asIs') return;
  const { paymentType, submit } = settings.bookingSelectors;
  const submits = page.querySelectorAll(submit);
  const controls = [...page.querySelectorAll(paymentType), ...submits];
  const [first] = controls;
  if (first === undefined) return;
  if (look.kind === 'refused') {
    insertMessage(page, look.message, 'alert', first);
    for (const control of controls) control.remove();
    return;
  }
  insertMessage(page, look.note, 'note', first);
  for (const control of submits) {
    if (control.localName === 'input') control.setAttribute('value', look.submitLabel);
    else control.textContent = look.submitLabel;
  }
}
