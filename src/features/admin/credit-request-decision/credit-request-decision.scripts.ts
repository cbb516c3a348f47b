import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import { creditAccountRequests as texts } from '#messages/admin/credit-account-requests';
import { waiting } from '../../../../machines/admin/credit-request-decision/credit-request-decision.fixtures';
import type { creditRequestDecisionMachine } from '../../../../machines/admin/credit-request-decision/credit-request-decision.machine';
import { selectDecline } from '../../../../machines/admin/credit-request-decision/credit-request-decision.selectors';
import type { CreditRequestDecisionEvent } from '../../../../machines/admin/credit-request-decision/credit-request-decision.types';
import type { FormSubmissionEvent } from '../../../../machines/session/form-submission/form-submission.types';
import {
  doings,
  type Bringings,
  type Coming,
  type Executor,
  type FlowExecutors,
  type Unseen,
} from '../../../review/scripts/executor.types';
import { lookedUpEndings, saysSomething } from '../../../review/scripts/forms';
import type { ScriptSource } from '../../../review/scripts/script.types';
import { crashing, fill, press, server, unavailable } from '../../../review/scripts/words';

/** A company of the demo has the sample's name. */
const company = waiting.companyName;
const approving = texts.approveQuestion({ company });
const declining = texts.declineQuestion({ company });

const READ = 'getCreditAccountRequest';
const undecided = { unseen: 'Nobody has decided the request before it is opened.' };
const otherAdmin = { unseen: 'It takes a second admin.' };

const failing: Bringings = {
  unknown: server({ call: READ, fault: 'refused', status: 404 }),
  offline: unavailable(READ),
};
const checking: Bringings = { ...failing, pending: server(), approved: otherAdmin, declined: otherAdmin };

/** A press of Approve or Decline. A fault can only affect the first read of the request after the press. */
const pressed = (coming: readonly Coming[], does: readonly Executor[]): readonly Executor[] | Unseen => {
  const readings = coming.filter(({ actor }) => !actor.endsWith('Form'));
  const isTooLate = readings.slice(1).some(({ outcome }) => outcome in failing);
  return isTooLate ? { unseen: 'The reading that is to fail would fail too early.' } : does;
};

const declineIn = (now: AnyMachineSnapshot) =>
  selectDecline(now as SnapshotFrom<typeof creditRequestDecisionMachine>);
/** Whether the form says nothing about an earlier press, after which the reason is still there. */
const isUnsent = (now: AnyMachineSnapshot): boolean =>
  declineIn(now)?.getSnapshot().matches('editing') === true;

const executors: FlowExecutors = {
  openings: {
    default: {
      path: '/admin/credit-account-requests',
      account: 'admin',
      does: [{ role: 'link', name: company, act: 'press' }],
    },
  },
  events: {
    '': doings<CreditRequestDecisionEvent>({
      'request.retried': () => [press(texts.retry)],
      'approval.chosen': () => [press(texts.approve)],
      'decline.chosen': () => [press(texts.decline)],
      'reason.edited': ({ reason }, _coming, now) =>
        isUnsent(now) ? [fill(texts.reason, reason, declining)] : saysSomething,
      'dialog.closed': (_event, _coming, now) => [
        press(texts.cancel, now.matches('approving') ? approving : declining),
      ],
    }),
    approval: doings<FormSubmissionEvent>({
      'form.submitted': (_event, coming) => pressed(coming, [press(texts.approve, approving)]),
    }),
    decline: doings<FormSubmissionEvent>({
      'form.submitted': (_event, coming, now) =>
        pressed(coming, [
          ...(isUnsent(now) ? [fill(texts.reason, 'The company number is not known.', declining)] : []),
          press(texts.decline, declining),
        ]),
    }),
  },
  outcomes: {
    ...lookedUpEndings('approval/', 'approveCreditAccountRequest', READ),
    ...lookedUpEndings('decline/', 'declineCreditAccountRequest', READ),
    approval: crashing,
    decline: crashing,
    readRequest: { ...failing, pending: server(), approved: undecided, declined: undecided },
    checkApproval: checking,
    checkDecline: checking,
    readApproved: { ...failing, approved: server() },
    readDeclined: { ...failing, declined: server() },
  },
};

export const scripts: ScriptSource = { title: texts.one, executors: [executors] };
