import type { logoutMachine } from '../../../machines/logout/logout.machine';
import type { resourceMachine } from '../../../machines/resource/resource.machine';
import type { sessionMachine } from '../../../machines/session/session.machine';
import type { ScreenActor } from '../../ui/screen-actor';

export type HeaderProps = {
  readonly session: ScreenActor<typeof sessionMachine>;
  /** The collection of navigation items. */
  readonly navigation: ScreenActor<typeof resourceMachine>;
  readonly logout: ScreenActor<typeof logoutMachine>;
  /** From the configuration; `null` when the company shows none. */
  readonly contactNumber: string | null;
  /** The path of the screen that is shown, without the query. */
  readonly path: string;
  /** Whether a path leads to a screen of this app: what does not is no link. */
  readonly isRoute: (path: string) => boolean;
};
