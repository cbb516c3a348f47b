import { botCheck } from '#messages/session/bot-check';
import type { Views } from '../../../review/screens/view.types';
import { Notices } from '../../app/notifications/notices';
import { noticesOf } from '../../app/notifications/notifications.views';

const blocked = noticesOf({
  type: 'error',
  title: botCheck.blockedTitle,
  message: botCheck.blockedHelp,
  buttons: [{ type: 'button', label: botCheck.retry, close: false, run: 'retry' }],
});

export const views: Views = { notices: () => <Notices actor={blocked} /> };
