import type { FramedDocument } from '../../../src/domain/framed-document';
import type { ArrivedPage } from '../../../src/domain/addresses/legacy-arrival';
import type { LegacyLink, WrittenLink } from '../../../src/domain/addresses/legacy-link';

/** An older page as requested by a route of the app. */
export type AskedPage = {
  /** The app's route, path and query: `/track/7QF2`. */
  readonly route: string;
  /** The older page of that route: `/legacy/track?k=7QF2`. */
  readonly address: string;
  /** Whether the page has a map that shows a driver (S2.otherRoutes.2). */
  readonly hasMap: boolean;
  /**
   * Set if the route is for visitors. From a `door` (login, guest, registration) the route's guard redirects a person
   * who has signed in; a `page` (a new password) stays open for everybody. `null` for any other route.
   */
  readonly visitors: 'door' | 'page' | null;
};

export type LegacyFrameContext = AskedPage & {
  /** The number of frames created. A new number creates a new frame. */
  readonly attempt: number;
  /** The initial address of the frame. Its history knows the later ones. */
  readonly source: string;
  /** The older page in the frame, in the format of `address`; `null` before one is loaded. */
  readonly shown: string | null;
  /** The title of that page; `null` before it is loaded, or if it has none. */
  readonly title: string | null;
  /** The route for the page that the frame navigated to by itself; `null` if none. */
  readonly landing: string | null;
};

/** The session's answer after a page of a visitor's route has loaded. */
export type SignInVerdict = { readonly somebody: boolean };

/** How a page that the frame loaded is interpreted. */
export type PageEvent =
  | ({ readonly type: 'page.arrived' } & ArrivedPage)
  /** The server has no such page. */
  | { readonly type: 'page.missing' }
  /** The server requires a sign-in first. */
  | { readonly type: 'page.unauthorized' }
  /** The frame does not show one of our pages: no answer, a server error, or another site. */
  | { readonly type: 'page.unreadable' };

/** How a pressed link is interpreted. */
export type LinkEvent = { readonly type: 'link.followed'; readonly link: LegacyLink };

/** A pressed link, and the base of its address. */
export type PressedLink = { readonly link: WrittenLink; readonly base: string };

export type LegacyFrameEvent =
  | { readonly type: 'frame.loaded'; readonly shown: FramedDocument }
  | PageEvent
  /** A form of the page is being submitted with POST. */
  | { readonly type: 'form.posted' }
  /** A link of the page was pressed, and the page did not prevent the default. */
  | ({ readonly type: 'link.pressed' } & PressedLink)
  | LinkEvent
  /** The app shows another route with an older page. */
  | ({ readonly type: 'route.changed' } & AskedPage)
  | { readonly type: 'frame.retried' };

/** Commands for the window and the frame. The view and the router execute them. */
export type LegacyFrameEmitted =
  /** Navigate the frame to another page, replacing its history entry. */
  | { readonly type: 'frame.pointed'; readonly address: string }
  /** Navigate the app to a route. `replace`: the frame navigated by itself and already has a history entry. */
  | { readonly type: 'frame.routed'; readonly route: string; readonly replace: boolean }
  /** Go back to where the person came from. */
  | { readonly type: 'frame.returned' }
  /** The person leaves for another site. `target` as in HTML, `null` for this tab. */
  | { readonly type: 'frame.left'; readonly href: string; readonly target: string | null }
  /** Show the top of a page that replaced another. The window scrolls, not the frame. */
  | { readonly type: 'page.begun' }
  /** Centre the map on the driver. */
  | { readonly type: 'map.repositioned' };

export type LegacyFrameTag = 'busy';
