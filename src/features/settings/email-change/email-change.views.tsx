import { aoife } from '../../../../machines/samples';
import type { emailChangeMachine } from '../../../../machines/settings/email-change/email-change.machine';
import { emailAddress as texts } from '#messages/settings/email-address';
import type { View, Views } from '../../../review/screens/view.types';
import { ExplainedSection } from '../../shared/profile/explained-section';
import { EMAIL_HEADING_ID } from './email-change-parts';
import { EmailChangeSection } from './email-change-section';

const Section: View = ({ stage }) => (
  <ExplainedSection isPart id={EMAIL_HEADING_ID} title={texts.title} help={texts.help}>
    <EmailChangeSection
      actor={stage.root<typeof emailChangeMachine>()}
      email={aoife.email}
      pendingEmail="aoife@example.com"
    />
  </ExplainedSection>
);

export const views: Views = { 'email-change': Section, 'email-change-form': Section };
