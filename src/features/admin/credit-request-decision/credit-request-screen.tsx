import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import { app } from '#messages/app/app';
import { creditAccountRequests as texts } from '#messages/admin/credit-account-requests';
import {
  selectApproval,
  selectDecline,
  selectHasFailed,
  selectIsDecided,
  selectIsDecidedMeanwhile,
  selectIsLoading,
  selectRequest,
} from '../../../../machines/admin/credit-request-decision/credit-request-decision.selectors';
import type { CreditAccountRequest } from '../../../domain/admin-entities';
import { formatDay } from '../../../domain/dates';
import { useAppLink } from '../../../ui/app-link';
import { ButtonLink } from '../../../ui/button-link';
import { MAIN_HEADING_ID } from '../../../ui/focus-heading';
import { onIntent } from '../../../ui/intent';
import { LateDialog } from '../../../ui/late-dialog';
import { lazyView } from '../../../ui/lazy-view';
import { LoadFailure } from '../../../ui/load-failure';
import { Notice } from '../../../ui/notice';
import { Opening } from '../../../ui/opening';
import { Panel } from '../../../ui/panel';
import { Help, PageHeading, SectionHeading } from '../../../ui/text';
import { CreditRequestFacts } from './credit-request-facts';
import { DECISION_HEADING_ID, type DecisionActor } from './decision-parts';
import { RecordSkeleton } from '../frame/record-skeleton';
import { RequestStatus } from './request-status';

const ApproveDialog = lazyView(() => import('./approve-dialog'), 'ApproveDialog');
const DeclineDialog = lazyView(() => import('./decline-dialog'), 'DeclineDialog');
const approving = onIntent(ApproveDialog.preload);
const declining = onIntent(DeclineDialog.preload);

type RequestProps = { readonly request: CreditAccountRequest };

/** The decision and what it means. */
function Decided({ request }: RequestProps) {
  const { status, identifier, reason } = request;
  return status === 'approved' ? (
    <Notice tone="success" title={texts.approvedTitle}>
      <p>{texts.approvedHelp}</p>
      {identifier === null ? null : <p>{texts.approvedNumber({ number: identifier })}</p>}
    </Notice>
  ) : (
    <Notice tone="error" title={texts.declinedTitle}>
      <p>{reason === null ? texts.declinedHelp : texts.declinedReason({ reason })}</p>
    </Notice>
  );
}

/** The two buttons while the request is pending, and the decision afterwards. */
function Decision({ actor }: { readonly actor: DecisionActor }) {
  const request = useSelector(actor, selectRequest);
  const decided = useSelector(actor, selectIsDecided);
  const meanwhile = useSelector(actor, selectIsDecidedMeanwhile);
  if (request === null) return null;
  return (
    <Panel
      as="section"
      aria-labelledby={DECISION_HEADING_ID}
      display="grid"
      gap="4"
      gridTemplateColumns="minmax(0, 1fr)"
    >
      <SectionHeading id={DECISION_HEADING_ID} tabIndex={-1}>
        {texts.decisionTitle}
      </SectionHeading>
      <chakra.div role="status" display="contents">
        {meanwhile ? (
          <Notice tone="warning" title={texts.meanwhileTitle}>
            <p>{texts.meanwhileHelp}</p>
          </Notice>
        ) : null}
      </chakra.div>
      {decided ? (
        <Decided request={request} />
      ) : (
        <>
          <Help>{texts.decisionHelp}</Help>
          <chakra.div display="flex" flexWrap="wrap" gap="3">
            <Button variant="solid" {...approving} onClick={() => actor.send({ type: 'approval.chosen' })}>
              {texts.approve}
            </Button>
            <Button {...declining} onClick={() => actor.send({ type: 'decline.chosen' })}>
              {texts.decline}
            </Button>
          </chakra.div>
        </>
      )}
    </Panel>
  );
}

function Dialogs({ actor }: { readonly actor: DecisionActor }) {
  const approval = useSelector(actor, selectApproval);
  const decline = useSelector(actor, selectDecline);
  const decision = approval ? 'approval' : 'decline';
  return (
    <LateDialog
      open={approval || decline ? decision : null}
      opening={<Opening>{app.opening}</Opening>}
      views={[ApproveDialog, DeclineDialog]}
      onMissing={() => actor.send({ type: 'dialog.closed' })}
    >
      {approval === undefined ? null : <ApproveDialog actor={actor} form={approval} />}
      {decline === undefined ? null : <DeclineDialog actor={actor} form={decline} />}
    </LateDialog>
  );
}

/** Below the heading: status, reference and date of the request. */
function Standing({ request }: RequestProps) {
  const day = formatDay(request.created);
  const facts = [
    ...(request.ref === null ? [] : [texts.ref({ ref: request.ref })]),
    ...(day === null ? [] : [texts.requestedOn({ day })]),
  ];
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1">
      <RequestStatus status={request.status} />
      <chakra.span color="fg.muted">{facts.join(' · ')}</chakra.span>
    </chakra.div>
  );
}

/** One credit account request: the details that the decision needs, and the decision below them. */
export function CreditRequestScreen({ actor }: { readonly actor: DecisionActor }) {
  const request = useSelector(actor, selectRequest);
  const loading = useSelector(actor, selectIsLoading);
  const failed = useSelector(actor, selectHasFailed);
  const linkTo = useAppLink();
  /** The pressed button disappears, so the focus moves to the heading of the screen. */
  const retry = () => {
    document.getElementById(MAIN_HEADING_ID)?.focus();
    actor.send({ type: 'request.retried' });
  };
  return (
    <chakra.div display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.div display="grid" gap="1" gridTemplateColumns="minmax(0, 1fr)" justifyItems="start">
        <ButtonLink variant="plain" {...linkTo('/admin/credit-account-requests')}>
          {texts.all}
        </ButtonLink>
        <PageHeading id={MAIN_HEADING_ID} tabIndex={-1} overflowWrap="anywhere">
          {request?.companyName ?? texts.one}
        </PageHeading>
        {request === null ? null : <Standing request={request} />}
      </chakra.div>
      <LoadFailure
        failed={failed}
        title={texts.failedOneTitle}
        help={texts.failedOneHelp}
        retry={texts.retry}
        onRetry={retry}
      />
      {loading ? <RecordSkeleton loading={texts.loadingOne} /> : null}
      {request === null || loading || failed ? null : (
        <>
          <CreditRequestFacts request={request} />
          <Decision actor={actor} />
          <Dialogs actor={actor} />
        </>
      )}
    </chakra.div>
  );
}
