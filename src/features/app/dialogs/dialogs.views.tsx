import { useSelector } from '@xstate/react';
import { contact as texts } from '#messages/content/contact';
import type { dialogsMachine } from '../../../../machines/app/dialogs/dialogs.machine';
import { selectActivator, selectContent } from '../../../../machines/app/dialogs/dialogs.selectors';
import { isRoute } from '../../../review/screens/company';
import type { ViewProps, Views } from '../../../review/screens/view.types';
import { ContactDialog } from '../../content/contact/contact-dialog';
import { estimator, restingContact } from '../../content/contact/contact.views';
import { InformationDialog } from '../../content/content/information-dialog';

const nothing = () => undefined;

function OpenDialog({ stage, name }: ViewProps & { readonly name: 'terms' | 'privacy' | 'contact' }) {
  const dialogs = stage.root<typeof dialogsMachine>();
  const content = useSelector(dialogs, selectContent(name));
  const activator = useSelector(dialogs, selectActivator);
  const close = () => dialogs.send({ type: 'dialog.closed' });
  if (content === undefined) return null;
  if (name === 'contact')
    return (
      <ContactDialog
        id="contact-panel"
        actor={restingContact}
        content={content}
        title={texts.title}
        estimator={estimator}
        activator={activator}
        onRetry={nothing}
        onClose={close}
      />
    );
  return (
    <InformationDialog
      name={name}
      content={content}
      activator={activator}
      isRoute={isRoute}
      onRetry={nothing}
      onClose={close}
    />
  );
}

export const views: Views = {
  terms: (props) => <OpenDialog {...props} name="terms" />,
  privacy: (props) => <OpenDialog {...props} name="privacy" />,
  contact: (props) => <OpenDialog {...props} name="contact" />,
};
