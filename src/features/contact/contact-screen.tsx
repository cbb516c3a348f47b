import { chakra } from '@chakra-ui/react/styled-system';
import { MAIN_HEADING_ID } from '../../ui/focus-heading';
import { Panel } from '../../ui/panel';
import { PageHeading } from '../../ui/text';
import { ContactMessage, type ContactMessageProps } from './contact-message';

type ContactScreenProps = Omit<ContactMessageProps, 'heading'> & { readonly title: string };

/** The contact form as a page (specification, section 2, /content/contact). */
export function ContactScreen({ title, ...message }: ContactScreenProps) {
  return (
    <chakra.div
      display="grid"
      gap="6"
      gridTemplateColumns="minmax(0, 1fr)"
      maxWidth="form"
      marginInline="auto"
    >
      <PageHeading id={MAIN_HEADING_ID} tabIndex={-1}>
        {title}
      </PageHeading>
      <Panel>
        <ContactMessage {...message} heading="h2" />
      </Panel>
    </chakra.div>
  );
}
