import type { factorChangeMachine } from '../../../../machines/settings/factor-change/factor-change.machine';
import type { View, Views } from '../../../review/screens/view.types';
import { FactorsStage } from '../factor-add/factor-add.views';

const Section: View = ({ stage }) => <FactorsStage changing={stage.root<typeof factorChangeMachine>()} />;

export const views: Views = { factors: Section, 'factor-change': Section };
