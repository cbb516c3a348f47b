import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import { useLayoutEffect, useRef } from 'react';
import { cardAdd } from '#messages/cards/card-add';
import { stepper as texts } from '#messages/registration/stepper';
import { selectHasTokenFailed } from '../../../../machines/cards/card-entry/card-entry.selectors';
import {
  selectCardEntry,
  selectIsCardOnly,
  selectSteps,
  selectSubmission,
  selectValues,
} from '../../../../machines/registration/stepper/stepper.selectors';
import {
  selectFailure,
  selectSentBody,
} from '../../../../machines/registration/submission/submission.selectors';
import { BusyButton } from '../../../ui/busy-button';
import { Notice } from '../../../ui/notice';
import { failureWords, type FailureWords } from './failure-words';
import { KnownEmailNotice } from '../steps/known-email';
import { hasSent } from '../step-frame/step-values';
import { useWaiting, type StepperActor } from '../stepper/wizard';

const TOKEN_FAILED: FailureWords = { title: cardAdd.tokenTitle, said: [], help: cardAdd.tokenHelp };

/**
 * Explains why the last submission failed. It takes the focus, because the bank's check or the step that had it is
 * gone.
 */
export function SubmissionFailureNotice({ actor }: { readonly actor: StepperActor }) {
  const submission = useSelector(actor, selectSubmission);
  const cardOnly = useSelector(actor, selectIsCardOnly);
  const failure = useSelector(submission, (sent) => (sent === undefined ? null : selectFailure(sent)));
  const { progress, noResponse } = useWaiting(actor);
  const tokenFailed = useSelector(
    useSelector(actor, selectCardEntry),
    (entry) => entry !== undefined && selectHasTokenFailed(entry),
  );
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (failure !== null) ref.current?.focus();
  }, [failure]);
  useLayoutEffect(() => {
    if (tokenFailed) ref.current?.focus();
  }, [tokenFailed]);
  const values = useSelector(actor, selectValues);
  const steps = useSelector(actor, selectSteps);
  const body = useSelector(submission, (sent) => (sent === undefined ? null : selectSentBody(sent)));
  if (failure === null && !tokenFailed) return null;
  if (failure?.kind === 'refused' && failure.emailIsKnown === true && !tokenFailed) {
    return hasSent(body, 'email', values) ? <KnownEmailNotice ref={ref} actor={actor} /> : null;
  }
  const words =
    failure === null || tokenFailed ? TOKEN_FAILED : failureWords(failure, { cardOnly, noResponse, steps });
  return (
    <Notice tone="error" title={words.title} ref={ref} role="alert" tabIndex={-1}>
      {words.said.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <p>{words.help}</p>
      {words.later === undefined ? null : <p>{words.later}</p>}
      {noResponse ? (
        <chakra.div marginBlockStart="2">
          <BusyButton
            variant="solid"
            busy={progress !== null}
            busyText={progress}
            onClick={() => submission?.send({ type: 'submission.retried' })}
          >
            {texts.retry}
          </BusyButton>
        </chakra.div>
      ) : null}
    </Notice>
  );
}
