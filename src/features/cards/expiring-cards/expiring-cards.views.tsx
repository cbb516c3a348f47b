import type { SnapshotFrom } from 'xstate';
import type { expiringCardsMachine } from '../../../../machines/cards/expiring-cards/expiring-cards.machine';
import { selectNotifiedCards } from '../../../../machines/cards/expiring-cards/expiring-cards.selectors';
import type { ExpiringCard } from '../../../domain/cards/expiring-card';
import type { ViewProps, Views } from '../../../review/screens/view.types';
import { noticesOf, NoticesOnPage } from '../../app/notifications/notifications.views';
import { expiringCardsNotice } from './expiring-card-notice.provide';

/** The notice that the check has shown last, until it is closed. */
function ExpiringNotices({ rig }: ViewProps) {
  const notified = selectNotifiedCards(rig.snapshot() as SnapshotFrom<typeof expiringCardsMachine>);
  const [shown] = rig.effectsOf('showNotice').slice(-1);
  const { cards } = (shown?.params ?? { cards: [] }) as { readonly cards: readonly ExpiringCard[] };
  const stands = cards.length > 0 && notified.length > 0;
  return <NoticesOnPage actor={noticesOf(...(stands ? [expiringCardsNotice(cards)] : []))} />;
}

export const views: Views = { notices: ExpiringNotices, any: ExpiringNotices };
