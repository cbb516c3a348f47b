import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import { emailChange as texts } from '#messages/settings/email-change';
import {
  selectForm,
  selectIsCancelling,
} from '../../../../machines/settings/email-change/email-change.selectors';
import { BusyButton } from '../../../ui/busy-button';
import { onIntent } from '../../../ui/intent';
import { LateDialog } from '../../../ui/late-dialog';
import { lazyView } from '../../../ui/lazy-view';
import { Notice } from '../../../ui/notice';
import { Opening } from '../../../ui/opening';
import { EmailAddress } from './email-address';
import { EMAIL_HEADING_ID, type EmailChangeActor } from './email-change-parts';

const EmailChangeDialog = lazyView(() => import('./email-change-dialog'), 'EmailChangeDialog');
const changing = onIntent(EmailChangeDialog.preload);

type EmailChangeSectionProps = {
  readonly actor: EmailChangeActor;
  /** The address with which the customer signs in. */
  readonly email: string;
  /** The address that waits for its confirmation; `null` for none. */
  readonly pendingEmail: string | null;
};

/** The customer's email address, and its change (D2.extensionGroups.emailChange). */
export function EmailChangeSection({ actor, email, pendingEmail }: EmailChangeSectionProps) {
  const form = useSelector(actor, selectForm);
  return (
    <EmailAddress email={email}>
      <chakra.div role="status" display="contents">
        {pendingEmail === null ? null : (
          <Notice tone="info" title={texts.pendingTitle} width="full">
            <chakra.p overflowWrap="anywhere">{texts.pending({ email: pendingEmail })}</chakra.p>
          </Notice>
        )}
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <Button {...changing} onClick={() => actor.send({ type: 'change.requested' })}>
          {texts.change}
        </Button>
        {pendingEmail === null ? null : <KeepButton actor={actor} />}
      </chakra.div>
      <LateDialog
        open={form ? 'changing' : null}
        opening={<Opening>{texts.opening}</Opening>}
        views={[EmailChangeDialog]}
        onMissing={() => actor.send({ type: 'dialog.closed' })}
      >
        {form === undefined ? null : <EmailChangeDialog actor={actor} form={form} email={email} />}
      </LateDialog>
    </EmailAddress>
  );
}

/** Takes the request back. The button disappears with it, so the focus moves to the section. */
function KeepButton({ actor }: Pick<EmailChangeSectionProps, 'actor'>) {
  const cancelling = useSelector(actor, selectIsCancelling);
  const keep = () => {
    document.getElementById(EMAIL_HEADING_ID)?.focus();
    actor.send({ type: 'change.cancelled' });
  };
  return (
    <BusyButton type="button" busy={cancelling} busyText={texts.keeping} onClick={keep}>
      {texts.keep}
    </BusyButton>
  );
}
