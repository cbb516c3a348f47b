import type { contentMachine } from '../../../../machines/content/content/content.machine';
import { ContactMessage } from './contact-message';
import type { ScreenActor } from '../../../ui/screen-actor';
import { useContact, useContactOwner } from './use-contact.route';

type ContactPageProps = {
  readonly content: ScreenActor<typeof contentMachine>;
  readonly onRetry: () => void;
};

function Contact(props: ContactPageProps) {
  return <ContactMessage {...props} id="contact" heading="h2" actor={useContact(null, () => true)} />;
}

/** The contact form as a page. Its code is loaded only with this page. */
export function ContactPage(props: ContactPageProps) {
  return <Contact key={useContactOwner()} {...props} />;
}
