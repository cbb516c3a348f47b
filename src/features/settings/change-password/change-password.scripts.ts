import { profile } from '#messages/settings/profile';
import type { FormSubmissionEvent } from '../../../../machines/session/form-submission/form-submission.types';
import type { PasswordStrengthEvent } from '../../../../machines/settings/password-strength/password-strength.types';
import { PASSWORD_STRENGTH_PAUSE_MS } from '../../../domain/limits';
import { doings, type Bringing, type FlowExecutors } from '../../../review/scripts/executor.types';
import { endings } from '../../../review/scripts/forms';
import type { ScriptSource } from '../../../review/scripts/script.types';
import { DEMO_PASSWORD } from '../../../review/scripts/sentences';
import { fill, itself, nothingToPress, press } from '../../../review/scripts/words';

/** A password that no demo account uses. */
const NEW_PASSWORD = 'Nine-taxis-at-dusk-73';
const brokenMeter: Bringing = { unseen: 'Nothing keeps the meter’s code from coming.' };

const executors: FlowExecutors = {
  openings: { default: { path: '/profile', account: 'hospitality', does: [] } },
  events: {
    strength: doings<PasswordStrengthEvent>({
      // Typing into the field focuses it first.
      'password.entered': () => [],
      'password.changed': ({ password }) => [fill(profile.newPassword, password === '' ? '' : NEW_PASSWORD)],
    }),
    form: doings<FormSubmissionEvent>({
      'form.submitted': (_event, _coming, now) =>
        now.matches('open')
          ? [
              fill(profile.oldPassword, DEMO_PASSWORD),
              fill(profile.newPassword, NEW_PASSWORD),
              press(profile.submitPassword),
            ]
          : nothingToPress,
    }),
  },
  outcomes: {
    ...endings('form/', 'changePassword'),
    'strength/loadMeter': { loaded: itself, blocked: brokenMeter },
    'strength/measure': {
      strong: itself,
      weak: { unseen: 'A password that is weak is measured, and not sent.' },
      blocked: brokenMeter,
    },
  },
  passing: PASSWORD_STRENGTH_PAUSE_MS,
};

export const scripts: ScriptSource = { title: profile.changePassword, executors: [executors] };
