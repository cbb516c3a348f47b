/** The one file that touches the document of a framed page (decisions, section 6). */

/** What the frame shows after a load. */
export type FrameReading =
  | { readonly kind: 'page'; readonly title: string | null }
  /** No answer, an error of the server, or a page of another site: nothing of ours. */
  | { readonly kind: 'unreadable' };

const SERVER_ERROR = 500;

/** The HTTP status of the page, where the browser tells it; 0 else. */
function statusOf(page: Window): number {
  const [navigation] = page.performance.getEntriesByType('navigation');
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

/**
 * Reads what a frame shows once it has loaded, and listens for forms that are sent from it.
 *
 * @param frame just loaded; each page is to be read once
 * @param onPosted a form of this page is being sent with POST
 */
export function readFrame(frame: HTMLIFrameElement, onPosted: () => void): FrameReading {
  const { contentDocument: page, contentWindow: view } = frame;
  // Of another origin, and of a browser's own error page, there is no document.
  if (page === null || view === null || statusOf(view) >= SERVER_ERROR) return { kind: 'unreadable' };
  view.addEventListener('submit', (event) => {
    if (isPost(event)) onPosted();
  });
  const title = page.title.trim();
  return { kind: 'page', title: title === '' ? null : title };
}
