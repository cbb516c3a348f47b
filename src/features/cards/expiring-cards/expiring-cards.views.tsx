import type { ExpiringCard } from '../../../domain/cards/expiring-card';
import type { ViewProps, Views } from '../../../review/screens/view.types';
import { noticesOf, NoticesOnPage } from '../../app/notifications/notifications.views';
import { expiringCardsNotice } from './expiring-card-notice.provide';

/** The notice that the check has shown last. */
function ExpiringNotices({ rig }: ViewProps) {
  const [notified] = rig.effectsOf('showNotice').slice(-1);
  const { cards } = (notified?.params ?? { cards: [] }) as { readonly cards: readonly ExpiringCard[] };
  return <NoticesOnPage actor={noticesOf(...(cards.length > 0 ? [expiringCardsNotice(cards)] : []))} />;
}

export const views: Views = { notices: ExpiringNotices };
