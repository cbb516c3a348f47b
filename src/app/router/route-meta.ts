import type { StaticDataRouteOption } from '@tanstack/react-router';
import type { Extension } from '../../domain/entities';
import type { AccessKind } from './access';

declare module '@tanstack/react-router' {
  /** What a route says of itself (D3.15). */
  interface StaticDataRouteOption {
    /** Who may see it; without it, nobody is asked. */
    readonly access?: AccessKind;
    /** A screen that the company's app opens: the navigation is hidden. */
    readonly app?: boolean;
    /** An older page in its frame: it takes the whole width. */
    readonly framed?: boolean;
    /** Of a framed route: where the backend offers this group, the route's own component shows in place of the frame. */
    readonly native?: Extension;
    /** Premium is chosen already. */
    readonly premium?: boolean;
    /** `false`: the screen's calls carry no bot-check token, and its script is not loaded. */
    readonly botCheck?: boolean;
  }
}

export type RouteMeta = StaticDataRouteOption;
