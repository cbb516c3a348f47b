import { fixtures } from '../../../../machines/session/look-only/look-only.fixtures';
import { lookOnlyMachine } from '../../../../machines/session/look-only/look-only.machine';
import { playedEnvironment } from '../../../review/play/environment';
import { flowOf, standingIn } from '../../../review/play/flow';
import { formSubmissionFlow } from '../form-submission/form-submission.flow';
import { provideLookOnly } from './look-only.provide';

export const lookOnlyFlow = standingIn(
  flowOf(lookOnlyMachine, provideLookOnly(playedEnvironment), fixtures, { form: formSubmissionFlow }),
);
