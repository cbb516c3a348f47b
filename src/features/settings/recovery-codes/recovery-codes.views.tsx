import type { recoveryCodesMachine } from '../../../../machines/settings/recovery-codes/recovery-codes.machine';
import type { View, Views } from '../../../review/screens/view.types';
import { FactorsStage } from '../factor-add/factor-add.views';

const Section: View = ({ stage }) => <FactorsStage renewing={stage.root<typeof recoveryCodesMachine>()} />;

export const views: Views = { factors: Section, 'recovery-codes': Section };
