import { factorReset } from '#messages/admin/factor-reset';
import { actingReason } from '#messages/session/acting-reason';
import { fill, press } from '../../../../src/review/scripts/words';
import type { PlayedFlow } from '../played-flow';
import { CRASH, formEndings } from '../words';

const niamh = 'Niamh Kelly';
const removal = factorReset.title({ name: niamh });
const begun = factorReset.begunTitle({ name: niamh });

/** The dialog that removes a lost second step. */
export const factorResetPlayed: PlayedFlow = {
  executors: {
    openings: {
      default: {
        path: '/customers?query=kelly',
        account: 'admin',
        does: [press(factorReset.actionFor({ name: niamh }))],
      },
    },
    events: {
      '': {
        'dialog.closed': (_event, _coming, now) => [
          now.matches('begun') ? press(factorReset.done, begun) : press(actingReason.cancel, removal),
        ],
      },
      form: {
        'form.submitted': () => [
          fill(actingReason.reason, 'Lost her phone', removal),
          press(factorReset.form.begin, removal),
        ],
      },
    },
    outcomes: formEndings('form', '/reset-factors'),
  },
  when: (step, rig) => !('event' in step && rig.snapshot().hasTag('irreversible')),
  seen: {
    'open.asking': [{ role: 'button', name: factorReset.form.begin, within: removal }],
    'open.sending': [{ role: 'button', name: factorReset.form.beginning, within: removal }],
    begun: [{ role: 'dialog', name: begun }],
    closed: [{ role: 'dialog', name: removal, gone: true }],
  },
  unplayed: { 'xstate.error.actor.form': CRASH },
};
