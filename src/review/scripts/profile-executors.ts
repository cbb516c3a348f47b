import { closeAccount } from '#messages/settings/close-account';
import { profile } from '#messages/settings/profile';
import type { CloseAccountEvent } from '../../../machines/settings/close-account/close-account.types';
import type { FormSubmissionEvent } from '../../../machines/session/form-submission/form-submission.types';
import type { PasswordStrengthEvent } from '../../../machines/settings/password-strength/password-strength.types';
import { PASSWORD_STRENGTH_PAUSE_MS } from '../../domain/limits';
import { doings, type Bringing, type FlowExecutors } from './executor.types';
import { DEMO_PASSWORD } from './sentences';
import { endings, fill, itself, press, server } from './words';

const nothingToPress = { unseen: 'Nothing is there to press.' };
const question = closeAccount.question;
const closing = endings('form/', 'deleteProfile');

/** Closing one's account. The logout that follows is kept from working, so that its screen stays. */
export const closeAccountExecutors: FlowExecutors = {
  openings: { default: { path: '/profile', account: 'premium', does: [] } },
  events: {
    '': doings<CloseAccountEvent>({
      'closing.requested': (_event, _coming, now) =>
        now.matches('offered') ? [press(closeAccount.open)] : nothingToPress,
      'dialog.closed': (_event, _coming, now) =>
        now.matches({ confirming: 'asking' }) ? [press(closeAccount.cancel, question)] : nothingToPress,
      'logout.repeated': () => ({ unseen: 'The next screen is there at once.' }),
    }),
    form: doings<FormSubmissionEvent>({ 'form.submitted': () => [press(closeAccount.confirm, question)] }),
  },
  outcomes: {
    ...closing,
    'form/submitForm': {
      ...closing['form/submitForm'],
      accepted: server({ call: 'logout', fault: 'unavailable' }),
    },
  },
};

/** A password that no account has. */
const NEW_PASSWORD = 'Nine-taxis-at-dusk-73';
const brokenMeter: Bringing = { unseen: 'Nothing keeps the meter’s code from coming.' };

/** Changing the password. */
export const changePasswordExecutors: FlowExecutors = {
  openings: { default: { path: '/profile', account: 'hospitality', does: [] } },
  events: {
    strength: doings<PasswordStrengthEvent>({
      // The press into the field is part of typing into it.
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
