import { fixtures } from '../../../../machines/settings/password-strength/password-strength.fixtures';
import { passwordStrengthMachine } from '../../../../machines/settings/password-strength/password-strength.machine';
import { playedEnvironment } from '../../../review/play/environment';
import { flowOf } from '../../../review/play/flow';
import { providePasswordStrength } from './password-strength.provide';

export const passwordStrengthFlow = flowOf(
  passwordStrengthMachine,
  providePasswordStrength(playedEnvironment, ['Cabrank']),
  fixtures,
);
