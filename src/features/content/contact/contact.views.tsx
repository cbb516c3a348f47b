import { contact as texts } from '#messages/content/contact';
import { blank } from '../../../../machines/content/contact/contact.fixtures';
import type { contactMachine } from '../../../../machines/content/contact/contact.machine';
import { neighbour } from '../../../review/screens/played';
import type { View, Views } from '../../../review/screens/view.types';
import { contentFlow } from '../content/content.flow';
import { ContactDialog } from './contact-dialog';
import { contactFlow } from './contact.flow';

const nothing = () => undefined;

/** The company's page is not available here, so the frame stays empty. */
export const estimator = { url: 'about:blank', place: 'own' } as const;

/** The empty contact form. */
export const restingContact = neighbour(contactFlow, { blank, draft: null, embedded: true });

const subjects = neighbour(
  contentFlow,
  { page: 'contact' },
  { to: '', event: { type: 'content.requested' } },
  { settle: 'loadContent', with: 'subjects' },
);

const Contact: View = ({ stage }) => (
  <ContactDialog
    id="contact-panel"
    actor={stage.root<typeof contactMachine>()}
    content={subjects}
    title={texts.title}
    estimator={estimator}
    activator={null}
    onRetry={nothing}
    onClose={nothing}
  />
);

export const views: Views = { contact: Contact, 'contact-sent': Contact, 'fare-estimator': Contact };
