import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import { notifications } from '#messages/app/notifications';
import { expiringCards } from '#messages/cards/expiring-cards';
import type { expiringCardsMachine } from '../../../../machines/cards/expiring-cards/expiring-cards.machine';
import { selectNotifiedCards } from '../../../../machines/cards/expiring-cards/expiring-cards.selectors';
import type { ExpiringCardsEvent } from '../../../../machines/cards/expiring-cards/expiring-cards.types';
import { EXPIRING_NOTICE_CHECKBOX_WAIT_MS } from '../../../domain/limits';
import {
  doings,
  type Executor,
  type FlowExecutors,
  type Unseen,
} from '../../../review/scripts/executor.types';
import type { ScriptSource } from '../../../review/scripts/script.types';
import { itself, nothingToPress, press, programFault } from '../../../review/scripts/words';

const title = expiringCards.title({ count: 2 });

const onNotice =
  (control: Executor) =>
  (_event: unknown, _coming: unknown, now: AnyMachineSnapshot): readonly Executor[] | Unseen =>
    selectNotifiedCards(now as SnapshotFrom<typeof expiringCardsMachine>).length > 0
      ? [control]
      : nothingToPress;

const otherCards = { unseen: 'The demo account has other cards.' };

/** The notice of a customer with a card that has expired and one that soon will; neither pays for anything. */
const executors: FlowExecutors = {
  openings: { default: { path: '/profile', account: 'standard', does: [] } },
  events: {
    '': doings<ExpiringCardsEvent>({
      'notice.postponed': onNotice(press(expiringCards.later)),
      'notice.closed': onNotice(press(notifications.close({ title }))),
    }),
  },
  outcomes: {
    readClock: { due: itself, early: { unseen: 'The next check is due in 24 hours.' }, failed: programFault },
    lookAtClock: { early: { unseen: 'The next check is due in 24 hours.' }, failed: programFault },
    findCards: {
      unused: itself,
      accountsUnasked: { unseen: 'The accounts come before anybody could look.' },
      none: otherCards,
      both: otherCards,
      silenced: { unseen: 'No card is silenced in a new browser.' },
      putOff: { unseen: 'Nothing is postponed in a new browser.' },
      unknown: { unseen: 'The lists come at once.' },
      failed: programFault,
    },
    findCheckboxes: {
      found: itself,
      missing: { unseen: 'The checkboxes appear with the notice.' },
      failed: programFault,
    },
  },
  beside: ['watchApp'],
  passing: EXPIRING_NOTICE_CHECKBOX_WAIT_MS,
  waiting: 'The next check is due in 24 hours.',
};

export const scripts: ScriptSource = { title, executors: [executors] };
