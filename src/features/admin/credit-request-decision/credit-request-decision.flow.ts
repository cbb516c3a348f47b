import { fixtures } from '../../../../machines/admin/credit-request-decision/credit-request-decision.fixtures';
import { creditRequestDecisionMachine } from '../../../../machines/admin/credit-request-decision/credit-request-decision.machine';
import { playedEnvironment } from '../../../review/play/environment';
import { flowOf } from '../../../review/play/flow';
import { formSubmissionFlow } from '../../session/form-submission/form-submission.flow';
import { provideCreditRequestDecision } from './credit-request-decision.provide';

export const creditRequestDecisionFlow = flowOf(
  creditRequestDecisionMachine,
  provideCreditRequestDecision(playedEnvironment),
  fixtures,
  { approval: formSubmissionFlow, decline: formSubmissionFlow },
);
