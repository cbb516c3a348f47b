import { useSelector } from '@xstate/react';
import type { addPremiumMachine } from '../../../../machines/premium/add-premium/add-premium.machine';
import type { ViewProps, Views } from '../../../review/screens/view.types';
import { Afterwards, Wizard } from '../../registration/stepper/stepper.views';
import { AddPremiumScreen } from './add-premium-screen';

function AddPremium({ stage, port }: ViewProps) {
  const actor = stage.root<typeof addPremiumMachine>();
  const output = useSelector(actor, (now) => now.output);
  if (output !== undefined) return <Afterwards output={output} isCustomer port={port} />;
  return (
    <AddPremiumScreen
      actor={actor}
      wizard={(stepper, mode) => <Wizard actor={stepper} mode={mode} port={port} />}
    />
  );
}

export const views: Views = { 'add-premium': AddPremium };
