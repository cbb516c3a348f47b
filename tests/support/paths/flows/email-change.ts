import { emailChange } from '#messages/settings/email-change';
import { fill, press } from '../../../../src/review/scripts/words';
import { answerPendingEmail } from '../../browser/pending-email';
import type { PlayedFlow } from '../played-flow';
import { answered, CRASH, formEndings, lost } from '../words';

const dialog = emailChange.dialogTitle;

/** Asking for another address, and keeping the present one. The server only pretends that one waits. */
export const emailChangePlayed: PlayedFlow = {
  executors: {
    openings: { default: { path: '/profile/security', account: 'standard', does: [] } },
    events: {
      '': {
        'change.requested': () => [press(emailChange.change)],
        'change.cancelled': () => [press(emailChange.keep)],
        'dialog.closed': () => [press(emailChange.cancel, dialog)],
      },
      form: {
        'form.submitted': () => [
          fill(emailChange.newEmail, 'aoife.byrne@example.com', dialog),
          fill(emailChange.password, 'Taxi-rank-42!demo', dialog),
          press(emailChange.submit, dialog),
        ],
      },
    },
    outcomes: {
      ...formEndings('form', '/settings/email'),
      cancelChange: { cancelled: answered('/settings/email', 200), offline: lost('/settings/email') },
    },
  },
  prepare: async ({ page }) => {
    await answerPendingEmail(page, 'waiting@example.com');
  },
  when: (step, rig) => {
    if (!('event' in step)) return true;
    const now = rig.snapshot();
    const { type } = step.event;
    return type.startsWith('change.')
      ? now.matches('shown')
      : now.matches('changing') && !now.hasTag('irreversible');
  },
  seen: {
    shown: [{ role: 'button', name: emailChange.change }],
    'changing.asking': [{ role: 'button', name: emailChange.submit, within: dialog }],
    'changing.sending': [{ role: 'button', name: emailChange.submitting, within: dialog }],
    'changing.noResponse': [{ role: 'alert', text: /\S/u, within: dialog }],
    cancelling: [{ role: 'button', name: emailChange.keeping }],
  },
  unplayed: { 'xstate.error.actor.form': CRASH },
};
