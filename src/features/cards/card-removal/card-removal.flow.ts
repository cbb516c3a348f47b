import { fixtures } from '../../../../machines/cards/card-removal/card-removal.fixtures';
import { cardRemovalMachine } from '../../../../machines/cards/card-removal/card-removal.machine';
import { playedEnvironment } from '../../../review/play/environment';
import { flowOf, standingIn } from '../../../review/play/flow';
import { formSubmissionFlow } from '../../session/form-submission/form-submission.flow';
import { provideCardRemoval } from './card-removal.provide';

export const cardRemovalFlow = standingIn(
  flowOf(cardRemovalMachine, provideCardRemoval(playedEnvironment), fixtures, { form: formSubmissionFlow }),
);
