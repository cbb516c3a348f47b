import { deviceList as texts } from '#messages/settings/device-list';
import { devices } from '#messages/settings/devices';
import type { FormSubmissionEvent } from '../../../../machines/session/form-submission/form-submission.types';
import type { DeviceSignOutEvent } from '../../../../machines/settings/device-sign-out/device-sign-out.types';
import { doings, type FlowExecutors } from '../../../review/scripts/executor.types';
import { endings } from '../../../review/scripts/forms';
import type { ScriptSource } from '../../../review/scripts/script.types';
import { crashing, press, server, unavailable } from '../../../review/scripts/words';

const question = texts.questionOthers;

/** Signing out all other devices. */
const executors: FlowExecutors = {
  openings: { default: { path: '/profile/security', account: 'hospitality', elsewhere: 2, does: [] } },
  events: {
    '': doings<DeviceSignOutEvent>({
      'signOut.requested': ({ scope }) =>
        scope.kind === 'others'
          ? [press(texts.signOutOthers)]
          : { unseen: 'The button for one device has the name of that device.' },
      'dialog.closed': (_event, _coming, now) =>
        now.matches({ confirming: 'refreshing' })
          ? { unseen: 'The dialog closes at once.' }
          : [press(texts.keepOthers, question)],
    }),
    form: doings<FormSubmissionEvent>({ 'form.submitted': () => [press(texts.confirm, question)] }),
  },
  outcomes: {
    ...endings('form/', 'endOtherSessions'),
    form: crashing,
    readDevices: { read: server(), offline: unavailable('listSessions') },
  },
};

export const scripts: ScriptSource = { title: devices.title, executors: [executors] };
