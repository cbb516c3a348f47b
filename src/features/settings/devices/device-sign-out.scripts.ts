import { deviceList } from '#messages/settings/device-list';
import { devices } from '#messages/settings/devices';
import type { FormSubmissionEvent } from '../../../../machines/session/form-submission/form-submission.types';
import type { DeviceSignOutEvent } from '../../../../machines/settings/device-sign-out/device-sign-out.types';
import { doings, type FlowExecutors } from '../../../review/scripts/executor.types';
import { endings } from '../../../review/scripts/forms';
import type { ScriptSource } from '../../../review/scripts/script.types';
import { nothingToPress, press, server, unavailable } from '../../../review/scripts/words';

const question = deviceList.questionOthers;

/** Signing out devices. */
const executors: FlowExecutors = {
  openings: { default: { path: '/profile', account: 'standard', does: [] } },
  events: {
    '': doings<DeviceSignOutEvent>({
      'signOut.requested': () => ({ unseen: 'A second browser must have signed in before.' }),
      'dialog.closed': () => nothingToPress,
    }),
    form: doings<FormSubmissionEvent>({ 'form.submitted': () => [press(deviceList.confirm, question)] }),
  },
  outcomes: {
    ...endings('form/', 'endOtherSessions'),
    readDevices: { read: server(), offline: unavailable('listSessions') },
  },
};

export const scripts: ScriptSource = { title: devices.title, executors: [executors] };
