import type { StaticDataRouteOption } from '@tanstack/react-router';
import type { Extension } from '../../domain/extension';
import type { ProfileSectionName } from '../../features/shared/profile/profile-sections';
import type { AccessKind } from './access';

declare module '@tanstack/react-router' {
  /** The static data of a route (D3.15). */
  interface StaticDataRouteOption {
    /** Who may see the route. Without it, no access check is made. */
    readonly access?: AccessKind;
    /** The company's mobile app opens this screen, so the navigation is hidden. */
    readonly app?: boolean;
    /** An older page in its frame, at full width. */
    readonly framed?: boolean;
    /** For a framed route: if the backend offers this group, the route's own component replaces the frame. */
    readonly native?: Extension;
    /** The only section of the profile that is shown. */
    readonly section?: ProfileSectionName;
    /** Premium is preselected. */
    readonly premium?: boolean;
    /** `false`: requests of this screen carry no bot-check token, and the bot-check script is not loaded. */
    readonly botCheck?: boolean;
  }
}

export type RouteMeta = StaticDataRouteOption;
