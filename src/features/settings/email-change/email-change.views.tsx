import { useSelector } from '@xstate/react';
import { aoife } from '../../../../machines/samples';
import type { emailChangeMachine } from '../../../../machines/settings/email-change/email-change.machine';
import { selectIsCancelling } from '../../../../machines/settings/email-change/email-change.selectors';
import { emailAddress as texts } from '#messages/settings/email-address';
import type { View, Views } from '../../../review/screens/view.types';
import { ExplainedSection } from '../../shared/profile/explained-section';
import { EMAIL_HEADING_ID } from './email-change-parts';
import { EmailChangeSection } from './email-change-section';

/** The pending address is part of the user, not of the flow. This view shows one while it is being cancelled. */
const Section: View = ({ stage }) => {
  const actor = stage.root<typeof emailChangeMachine>();
  const waits = useSelector(actor, selectIsCancelling);
  return (
    <ExplainedSection isPart id={EMAIL_HEADING_ID} title={texts.title} help={texts.help}>
      <EmailChangeSection
        actor={actor}
        email={aoife.email}
        pendingEmail={waits ? 'aoife@example.com' : null}
      />
    </ExplainedSection>
  );
};

export const views: Views = { 'email-change': Section, 'email-change-form': Section };
