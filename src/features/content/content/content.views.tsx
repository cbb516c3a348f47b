import { useSelector } from '@xstate/react';
import { contact as contactTexts } from '#messages/content/contact';
import { content as contentTexts } from '#messages/content/content';
import type { contentMachine } from '../../../../machines/content/content/content.machine';
import { selectContactPage } from '../../../../machines/content/content/content.selectors';
import { isRoute } from '../../../review/screens/company';
import type { ViewProps, Views } from '../../../review/screens/view.types';
import { ContactMessage } from '../contact/contact-message';
import { restingContact } from '../contact/contact.views';
import { ContentScreen } from './content-screen';
import { Information } from './information';

function Content({ stage }: ViewProps) {
  const content = stage.root<typeof contentMachine>();
  const isContact = useSelector(
    content,
    (now) => selectContactPage(now) !== null || now.context.page === 'contact',
  );
  const retry = () => content.send({ type: 'content.requested' });
  return (
    <ContentScreen title={isContact ? contactTexts.title : contentTexts.terms} wide={!isContact}>
      {isContact ? (
        <ContactMessage actor={restingContact} content={content} onRetry={retry} id="contact" heading="h2" />
      ) : (
        <Information content={content} onRetry={retry} isRoute={isRoute} headingLevel={2} />
      )}
    </ContentScreen>
  );
}

export const views: Views = { content: Content };
