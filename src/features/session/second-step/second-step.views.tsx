import type { secondStepMachine } from '../../../../machines/session/second-step/second-step.machine';
import { company } from '../../../review/screens/company';
import type { Views } from '../../../review/screens/view.types';
import { SecondStepScreen } from './second-step-screen';

const nothing = () => undefined;

/** It decides at once what to ask for. */
export const undrawn = ['second-step.deciding'];

export const views: Views = {
  'second-step': ({ stage }) => (
    <SecondStepScreen
      actor={stage.root<typeof secondStepMachine>()}
      company={company}
      entered={false}
      onAgain={nothing}
    />
  ),
};
