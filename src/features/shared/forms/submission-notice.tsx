import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { app } from '#messages/app/app';
import {
  selectHasFailed,
  selectMessages,
  selectWasNotDone,
  selectWasNotReconciled,
} from '../../../../machines/session/form-submission/form-submission.selectors';
import { ProblemLinks } from '../../../ui/form/error-summary';
import type { FormProblem } from '../../../ui/form/form-options';
import { GetHelp } from '../../../ui/get-help';
import { Notice } from '../../../ui/notice';
import type { FormActor } from './use-submission';

type SubmissionNoticeProps = {
  readonly id: string;
  readonly actor: FormActor;
  /** The title above the server's messages: what did not happen. */
  readonly refused: string;
  /** The fields that the server refused. */
  readonly problems?: readonly FormProblem[];
  /** Further actions after a refusal. */
  readonly children?: ReactNode;
};

/**
 * Says why the last submission failed: the server's messages, or that there was no usable response and what a
 * check found (S8.bodyCode, S8.networkFailure, D4.9). It then takes the focus: see `notice` of the form hook.
 */
export function SubmissionNotice({ id, actor, refused, problems = [], children }: SubmissionNoticeProps) {
  const failed = useSelector(actor, selectHasFailed);
  const notDone = useSelector(actor, selectWasNotDone);
  const notReconciled = useSelector(actor, selectWasNotReconciled);
  const messages = useSelector(actor, selectMessages);
  return (
    <chakra.div role="alert" display="contents">
      {failed ? (
        <Notice tone="error" title={app.genericTitle} id={id} tabIndex={-1}>
          {notDone ? <p>{app.notDone}</p> : null}
          {notReconciled ? <p>{app.notReconciled}</p> : null}
          <p>{app.tryAgainLater}</p>
          <GetHelp />
        </Notice>
      ) : null}
      {messages.length === 0 ? null : (
        <Notice tone="error" title={refused} id={id} tabIndex={-1}>
          {messages.map((message) => (
            <p key={message}>{message}</p>
          ))}
          {problems.length === 0 ? null : <ProblemLinks problems={problems} />}
          {children}
        </Notice>
      )}
    </chakra.div>
  );
}
