import { fixtures } from '../../../../machines/registration/registration/registration.fixtures';
import { registrationMachine } from '../../../../machines/registration/registration/registration.machine';
import { playedEnvironment } from '../../../review/play/environment';
import { flowOf } from '../../../review/play/flow';
import { provideRegistration } from './registration.provide';

export const registrationFlow = flowOf(
  registrationMachine,
  provideRegistration(playedEnvironment, { premium: false, preset: null }),
  fixtures,
);
