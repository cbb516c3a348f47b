import { useRouter } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { contact } from '#messages/content/contact';
import type { contentMachine } from '../../../../machines/content/content/content.machine';
import { selectTitle } from '../../../../machines/content/content/content.selectors';
import { ContactDialog } from './contact-dialog';
import { HelpContext } from '../../../ui/get-help';
import type { ScreenActor } from '../../../ui/screen-actor';
import { useContact, useContactOwner, useFareEstimator } from './use-contact.route';
import { useContent } from '../content/use-content.route';
import { OfferedSupportCode } from '../support-code/support-code.route';

function Contact({ content }: { readonly content: ScreenActor<typeof contentMachine> }) {
  const router = useRouter();
  const estimator = useFareEstimator();
  const actor = useContact(estimator, () => router.state.matches.at(-1)?.staticData.botCheck !== false);
  const { activator, request, close } = useContent('contact');
  return (
    <ContactDialog
      id="contact-panel"
      actor={actor}
      content={content}
      title={useSelector(content, selectTitle) ?? contact.title}
      estimator={estimator}
      activator={activator}
      support={<OfferedSupportCode />}
      onRetry={request}
      onClose={close}
    />
  );
}

/** The contact panel over the screen. */
export function OpenContact() {
  const owner = useContactOwner();
  const { content } = useContent('contact');
  // The panel is what help leads to.
  return content === undefined ? null : (
    <HelpContext value={null}>
      <Contact key={owner} content={content} />
    </HelpContext>
  );
}
