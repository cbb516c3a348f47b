import { fixtures } from '../../../../machines/settings/change-password/change-password.fixtures';
import { changePasswordMachine } from '../../../../machines/settings/change-password/change-password.machine';
import { playedEnvironment } from '../../../review/play/environment';
import { flowOf } from '../../../review/play/flow';
import { formSubmissionFlow } from '../../session/form-submission/form-submission.flow';
import { passwordStrengthFlow } from '../password-strength/password-strength.flow';
import { provideChangePassword } from './change-password.provide';

export const changePasswordFlow = flowOf(
  changePasswordMachine,
  provideChangePassword(playedEnvironment, { heading: 'password', house: ['Cabrank'] }),
  fixtures,
  { form: formSubmissionFlow, strength: passwordStrengthFlow },
);
