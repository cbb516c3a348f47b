import type { passwordStrengthMachine } from '../../../../machines/settings/password-strength/password-strength.machine';
import { company } from '../../../review/screens/company';
import type { Views } from '../../../review/screens/view.types';
import { restingForm } from '../../session/form-submission/form-submission.views';
import { ResetScreen } from '../../session/password-reset/reset-screen';

export const views: Views = {
  'new-password': ({ stage }) => (
    <ResetScreen
      actor={restingForm}
      strength={stage.root<typeof passwordStrengthMachine>()}
      ready
      company={company}
      lostPasswordPath="/lost-pass"
    />
  ),
};
