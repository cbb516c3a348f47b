import { fixtures } from '../../../../machines/profiles/credit-request/credit-request.fixtures';
import { creditRequestMachine } from '../../../../machines/profiles/credit-request/credit-request.machine';
import { playedEnvironment } from '../../../review/play/environment';
import { flowOf, standingIn } from '../../../review/play/flow';
import { formSubmissionFlow } from '../../session/form-submission/form-submission.flow';
import { provideCreditRequest } from './credit-request.provide';

export const creditRequestFlow = standingIn(
  flowOf(creditRequestMachine, provideCreditRequest(playedEnvironment), fixtures, {
    form: formSubmissionFlow,
  }),
  () => [{ settle: 'readDraft', with: 'untouched' }],
);
