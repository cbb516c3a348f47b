import type { FramedDocument } from '../../../domain/framed-document';
import type { WrittenLink } from '../../../domain/addresses/legacy-link';
import { settings } from '../../../domain/settings';

/** The only file that accesses the document of a framed page (D6.1). */

/** The events of a page, for as long as it is loaded. */
export type PageListeners = {
  /** A form of this page is being sent with POST. */
  readonly onPosted: () => void;
  /**
   * A link was pressed that opens in this tab, and the page did not prevent it.
   *
   * @param base the base of a relative address
   * @returns `true` if the app handles the link, `false` to let the browser follow it
   */
  readonly onLink: (link: WrittenLink, base: string) => boolean;
};

/** The look of the booking controls; see `src/domain/booking-controls.ts`. */
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

/** Whether a form is being sent to the server with POST inside the frame. */
function isPost({ target, submitter, defaultPrevented }: SubmitEvent): boolean {
  if (defaultPrevented || !(target && 'method' in target && 'target' in target)) return false;
  const own = (name: string): string | null => submitter?.getAttribute(name) ?? null;
  const method = own('formmethod') ?? target.method;
  const where = own('formtarget') ?? target.target;
  return String(method).toLowerCase() === 'post' && ['', '_self'].includes(String(where));
}

/**
 * Returns the pressed link. `instanceof` does not work for it, because the elements of a frame belong to another
 * window.
 */
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

/** Reads the content of a frame after it has loaded. */
export function readFrame({ contentDocument: page, contentWindow: view }: HTMLIFrameElement): FramedDocument {
  // A page of another origin, or the browser's own error page, has no document.
  if (page === null || view === null) return null;
  const title = page.title.trim();
  return { title: title === '' ? null : title, address: page.location.href, status: statusOf(view) };
}

/**
 * Listens for links and forms in a framed page, for as long as the page is loaded.
 *
 * @param frame has just loaded; call this once for each page
 */
export function listenInFrame(
  { contentDocument: page, contentWindow: view }: HTMLIFrameElement,
  { onPosted, onLink }: PageListeners,
): void {
  if (page === null || view === null) return;
  view.addEventListener('submit', (event) => {
    if (isPost(event)) onPosted();
  });
  // At the window, so that all listeners of the page run first.
  view.addEventListener('click', (event) => {
    if (event.defaultPrevented || !isForThisTab(event)) return;
    const link = linkAt(event);
    const asked = link && written(link);
    if (!asked || !onLink(asked, page.baseURI)) return;
    event.preventDefault();
    // Browsers lose the focused element when the focus leaves the frame, for example for a dialog.
    view.addEventListener(
      'focus',
      () => {
        if (page.activeElement === page.body) link.focus();
      },
      { once: true },
    );
  });
}

/** Navigates the frame to another page, replacing the entry in its history. */
export const pointFrame = (frame: HTMLIFrameElement, address: string): void =>
  frame.contentWindow?.location.replace(address);

/**
 * Keeps the frame as high as its page for as long as the page is loaded, so that only the window scrolls.
 *
 * @returns a function that stops it
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

/** Moves the map to its driver. Pages with a map listen for a resize of the window, or offer a function. */
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
 * Adapts the controls of a booking page to this person (S4.usersWhoCannotBook.1, S6.1). A page without such controls
 * is not changed. Controls that were removed return with a new page.
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
