import { useSelector } from '@xstate/react';
import { contact as texts } from '#messages/content/contact';
import { profile } from '#messages/settings/profile';
import type { dialogsMachine } from '../../../../machines/app/dialogs/dialogs.machine';
import { selectActivator, selectContent } from '../../../../machines/app/dialogs/dialogs.selectors';
import type { DialogName } from '../../../../machines/app/dialogs/dialogs.types';
import { isRoute } from '../../../review/screens/company';
import type { ViewProps, Views } from '../../../review/screens/view.types';
import { PageHeading } from '../../../ui/text';
import { ContactDialog } from '../../content/contact/contact-dialog';
import { estimator, restingContact } from '../../content/contact/contact.views';
import { InformationDialog } from '../../content/content/information-dialog';

const nothing = () => undefined;

type OpenDialogProps = ViewProps & { readonly name: DialogName };

function OpenDialog({ stage, name }: OpenDialogProps) {
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

/** The page below the dialogs, of which only the heading is rendered. */
const Page = () => <PageHeading>{profile.title}</PageHeading>;

const DialogOnPage = (props: OpenDialogProps) => (
  <>
    <Page />
    <OpenDialog {...props} />
  </>
);

export const views: Views = {
  none: Page,
  terms: (props) => <DialogOnPage {...props} name="terms" />,
  privacy: (props) => <DialogOnPage {...props} name="privacy" />,
  contact: (props) => <DialogOnPage {...props} name="contact" />,
};
