import { fixtures } from '../../../../machines/profiles/account-switches/account-switches.fixtures';
import { accountSwitchesMachine } from '../../../../machines/profiles/account-switches/account-switches.machine';
import { playedEnvironment } from '../../../review/play/environment';
import { flowOf, standingIn } from '../../../review/play/flow';
import { provideAccountSwitches } from './account-switches.provide';

export const accountSwitchesFlow = standingIn(
  flowOf(accountSwitchesMachine, provideAccountSwitches(playedEnvironment), fixtures),
);
