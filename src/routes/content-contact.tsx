import type { contentMachine } from '../../machines/content/content.machine';
import { ContactScreen } from '../features/contact/contact-screen';
import type { ScreenActor } from '../ui/screen-actor';
import { useContact, useContactOwner } from './use-contact';

type ContactPageProps = {
  readonly content: ScreenActor<typeof contentMachine>;
  readonly title: string;
  readonly onRetry: () => void;
};

function Contact(props: ContactPageProps) {
  return <ContactScreen {...props} id="contact" actor={useContact(null, () => true)} />;
}

/** The contact form as a page; its code comes with it alone. */
export function ContactPage(props: ContactPageProps) {
  return <Contact key={useContactOwner()} {...props} />;
}
