import { fixtures } from '../../../../machines/profiles/card-account-add/card-account-add.fixtures';
import { cardAccountAddMachine } from '../../../../machines/profiles/card-account-add/card-account-add.machine';
import { playedEnvironment } from '../../../review/play/environment';
import { flowOf, standingIn } from '../../../review/play/flow';
import { formSubmissionFlow } from '../../session/form-submission/form-submission.flow';
import { provideCardAccountAdd } from './card-account-add.provide';

export const cardAccountAddFlow = standingIn(
  flowOf(cardAccountAddMachine, provideCardAccountAdd(playedEnvironment), fixtures, {
    form: formSubmissionFlow,
  }),
  () => [{ settle: 'readDraft', with: 'untouched' }],
);
