import type { creditRequestDecisionMachine } from '../../../../machines/admin/credit-request-decision/credit-request-decision.machine';
import type { View, Views } from '../../../review/screens/view.types';
import { NotFoundScreen } from '../../shared/visitor/not-found-screen';
import { CreditRequestScreen } from './credit-request-screen';

const Decision: View = ({ stage }) => (
  <CreditRequestScreen actor={stage.root<typeof creditRequestDecisionMachine>()} />
);

export const views: Views = {
  'credit-account-request': Decision,
  'credit-account-request-approve': Decision,
  'credit-account-request-decline': Decision,
  'not-found': () => <NotFoundScreen />,
};
