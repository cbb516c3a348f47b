import { cardAdd } from '#messages/cards/card-add';
import { stepper as texts } from '#messages/registration/stepper';
import type { SubmissionFailure } from '../../../../machines/registration/submission/submission.types';
import type { Step } from '../../../domain/wizard/steps';
import { failureWords as cardWords } from '../../cards/card-add/card-add-failure';
import { unplacedTexts } from '../step-frame/step-values';

export type FailureWords = {
  readonly title: string;
  /** The messages of the payment provider or the server. */
  readonly said: readonly string[];
  readonly help: string;
  /** The last sentence if the account exists without its card (S8.authenticationFailure). */
  readonly later?: string;
};

/** The state of the wizard after the failure. */
export type FailureState = {
  /** The account exists and only the card is missing. */
  readonly cardOnly: boolean;
  /** The outcome is unknown. Retry finds out. */
  readonly noResponse: boolean;
  /** A message that shows at a field of these steps is not repeated above them. */
  readonly steps: readonly Pick<Step, 'id' | 'fields'>[];
};

const helpNoResponse = ({ cardOnly, noResponse }: FailureState): string => {
  if (noResponse) return texts.noResponseHelp;
  return cardOnly ? texts.stillWaitingHelp : texts.nothingDoneHelp;
};

/** A person who agreed to an outdated offer is asked to agree again. Any other refusal asks for a change. */
const refusalWords = ({ fields }: Extract<SubmissionFailure, { readonly kind: 'refused' }>) =>
  'agreed' in fields
    ? { title: texts.offerChangedTitle, help: texts.offerChangedHelp }
    : { title: texts.refusedTitle, help: texts.refusedHelp };

/** Says what happened, what is safe and what to do next, for each way in which the wizard's POST can fail. */
export function failureWords(failure: SubmissionFailure, state: FailureState): FailureWords {
  const later = state.cardOnly ? { later: cardAdd.addLater } : {};
  switch (failure.kind) {
    case 'refused':
      return state.cardOnly
        ? {
            title: texts.cardRefusedTitle,
            said: unplacedTexts(failure, []),
            help: texts.cardRefusedHelp,
            ...later,
          }
        : { ...refusalWords(failure), said: unplacedTexts(failure, state.steps) };
    case 'cardRefused':
      return { title: texts.cardRefusedTitle, said: failure.messages, help: texts.cardRefusedHelp, ...later };
    case 'unknownError':
      return { title: texts.unknownErrorTitle, said: [], help: texts.unknownErrorHelp };
    case 'noResponse':
      return { title: texts.noResponseTitle, said: [], help: helpNoResponse(state), ...later };
    default:
      return { ...cardWords(failure), ...later };
  }
}
