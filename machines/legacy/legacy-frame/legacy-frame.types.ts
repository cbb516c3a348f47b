import type { FramedDocument } from '../../../src/domain/framed-document';
import type { ArrivedPage } from '../../../src/domain/addresses/legacy-arrival';
import type { LegacyLink, WrittenLink } from '../../../src/domain/addresses/legacy-link';

/** An older page as a route of the app asks for it. */
export type AskedPage = {
  /** The route of the app, path and query: `/track/7QF2`. */
  readonly route: string;
  /** The older page that stands behind it: `/legacy/track?k=7QF2`. */
  readonly address: string;
  /** It shows a map with a driver on it (S2.otherRoutes.2). */
  readonly hasMap: boolean;
  /**
   * The route is for whoever is not signed in. A `door` (login, guest, registration) leads on by itself once somebody is
   * signed in; another `page` of theirs (a new password) stays open for everybody. `null` for any other route.
   */
  readonly visitors: 'door' | 'page' | null;
};

export type LegacyFrameContext = AskedPage & {
  /** How often a new frame was made: another number is another frame. */
  readonly attempt: number;
  /** What the frame was made with; where it has been led since, its history knows. */
  readonly source: string;
  /** The older page that the frame shows, as `address`; `null` before one is there. */
  readonly shown: string | null;
  /** What that page calls itself; `null` before it is there, or when it has no title. */
  readonly title: string | null;
  /** The route that stands for what the frame has come to by itself; `null` for none. */
  readonly landing: string | null;
};

/** What the session says after a page of a visitor's route has come. */
export type SignInVerdict = { readonly somebody: boolean };

/** What a page means that the frame has loaded. */
export type PageEvent =
  | ({ readonly type: 'page.arrived' } & ArrivedPage)
  /** The server has no such page. */
  | { readonly type: 'page.missing' }
  /** The server wants somebody to sign in first. */
  | { readonly type: 'page.unauthorized' }
  /** The frame shows what is no page of ours: no answer, an error of the server, another site. */
  | { readonly type: 'page.unreadable' };

/** What a link means that was pressed. */
export type LinkEvent = { readonly type: 'link.followed'; readonly link: LegacyLink };

/** A link as it was pressed, and what its address is relative to. */
export type PressedLink = { readonly link: WrittenLink; readonly base: string };

export type LegacyFrameEvent =
  | { readonly type: 'frame.loaded'; readonly shown: FramedDocument }
  | PageEvent
  /** A form of the page is being sent with POST. */
  | { readonly type: 'form.posted' }
  /** A link of the page was pressed, and the page itself did not prevent it. */
  | ({ readonly type: 'link.pressed' } & PressedLink)
  | LinkEvent
  /** The app shows another route that an older page stands behind. */
  | ({ readonly type: 'route.changed' } & AskedPage)
  | { readonly type: 'frame.retried' };

/** What is to be done with the window and the frame: said to the view and the router, which do it. */
export type LegacyFrameEmitted =
  /** Lead the frame to another page, in place of the one in its history. */
  | { readonly type: 'frame.pointed'; readonly address: string }
  /** The app goes to a route; `replace`: the frame has gone there by itself, and has its entry in the history. */
  | { readonly type: 'frame.routed'; readonly route: string; readonly replace: boolean }
  /** Back to where the person came from. */
  | { readonly type: 'frame.returned' }
  /** The person leaves for another site; `target` as in HTML, `null` for this tab. */
  | { readonly type: 'frame.left'; readonly href: string; readonly target: string | null }
  /** Show a page that came in place of another from its top: the window scrolls, not the frame. */
  | { readonly type: 'page.begun' }
  /** Bring the driver back into the middle of the map. */
  | { readonly type: 'map.repositioned' };

export type LegacyFrameTag = 'busy';
