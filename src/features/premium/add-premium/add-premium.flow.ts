import { fixtures } from '../../../../machines/premium/add-premium/add-premium.fixtures';
import { addPremiumMachine } from '../../../../machines/premium/add-premium/add-premium.machine';
import { aoife } from '../../../../machines/samples';
import { playedEnvironment } from '../../../review/play/environment';
import { flowOf } from '../../../review/play/flow';
import { provideAddPremium } from './add-premium.provide';

export const addPremiumFlow = flowOf(
  addPremiumMachine,
  provideAddPremium(playedEnvironment, { customer: aoife.uuid, profileType: null, account: null }),
  fixtures,
);
