import { spec as app } from './app.spec';
import { spec as collections } from './collections.spec';
import { spec as demoBanner } from './demo-banner.spec';
import { spec as dialogs } from './dialogs.spec';
import { spec as formPress } from './form-press.spec';
import { spec as navigation } from './navigation.spec';
import { spec as newVersion } from './new-version.spec';
import { spec as notifications } from './notifications/notifications.spec';
import { spec as resource } from './resource.spec';
import { spec as sectionMenu } from './section-menu.spec';
import { spec as services } from './services.spec';
import { spec as tabs } from './tabs.spec';

/** What the tests say of the flows of this area. */
export const specs = [
  app,
  collections,
  demoBanner,
  dialogs,
  formPress,
  navigation,
  newVersion,
  notifications,
  resource,
  sectionMenu,
  services,
  tabs,
] as const;
