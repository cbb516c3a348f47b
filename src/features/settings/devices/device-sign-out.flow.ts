import { createActor } from 'xstate';
import { fixtures } from '../../../../machines/settings/device-sign-out/device-sign-out.fixtures';
import { deviceSignOutMachine } from '../../../../machines/settings/device-sign-out/device-sign-out.machine';
import { aoife } from '../../../../machines/samples';
import { playedEnvironment } from '../../../review/play/environment';
import { flowOf } from '../../../review/play/flow';
import { formSubmissionFlow } from '../../session/form-submission/form-submission.flow';
import { provideDeviceList, provideDeviceSignOut } from './device-sign-out.provide';

const list = createActor(provideDeviceList(playedEnvironment), { input: { growsStale: false } });

const reload = () => {
  list.start();
  list.send({ type: 'resource.reloaded', owner: aoife.uuid });
};

export const deviceSignOutFlow = flowOf(
  deviceSignOutMachine,
  provideDeviceSignOut(playedEnvironment, { list, reload }),
  fixtures,
  { form: formSubmissionFlow },
);
