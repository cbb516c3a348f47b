import type { logoutMachine } from '../../../../machines/session/logout/logout.machine';
import type { navigationMachine } from '../../../../machines/app/navigation/navigation.machine';
import type { resourceMachine } from '../../../../machines/app/resource/resource.machine';
import type { sessionMachine } from '../../../../machines/session/session/session.machine';
import type { Config } from '../../../domain/entities';
import type { ScreenActor } from '../../../ui/screen-actor';

/** The part of the company's configuration that the header shows. */
export type CompanyDetails = Pick<
  Config,
  'hasContact' | 'contactNumber' | 'premiumHotline' | 'appDownloadLink'
>;

export type HeaderProps = {
  readonly session: ScreenActor<typeof sessionMachine>;
  /** The collection of the menu's items. */
  readonly links: ScreenActor<typeof resourceMachine>;
  /** The menu: its drawer, and the app events that its items trigger. */
  readonly navigation: ScreenActor<typeof navigationMachine>;
  readonly logout: ScreenActor<typeof logoutMachine>;
  /** `null` until the configuration is loaded. */
  readonly company: CompanyDetails | null;
  /** The path of the current screen, without the query. */
  readonly path: string;
  /** Whether a path (without query or fragment) is a screen of this app. Other paths are not linked. */
  readonly isRoute: (path: string) => boolean;
};
