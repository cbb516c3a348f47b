import { fixtures } from '../../../../machines/cards/card-choice/card-choice.fixtures';
import { cardChoiceMachine } from '../../../../machines/cards/card-choice/card-choice.machine';
import { playedEnvironment } from '../../../review/play/environment';
import { flowOf, standingIn } from '../../../review/play/flow';
import { formSubmissionFlow } from '../../session/form-submission/form-submission.flow';
import { provideCardChoice } from './card-choice.provide';

export const cardChoiceFlow = standingIn(
  flowOf(cardChoiceMachine, provideCardChoice(playedEnvironment), fixtures, { form: formSubmissionFlow }),
);
