import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { contact } from '#messages/content/contact';
import { selectForm, selectTab } from '../../../../machines/content/contact/contact.selectors';
import { selectIsSubmitting } from '../../../../machines/session/form-submission/form-submission.selectors';
import type { FareEstimator } from '../../../domain/fare-estimator';
import { Dialog } from '../../../ui/dialog';
import { ContactMessage, type ContactMessageProps } from './contact-message';
import { ContactTabs } from './contact-tabs';
import { FareEstimatorFrame } from './fare-estimator-frame';

type ContactDialogProps = Omit<ContactMessageProps, 'heading'> & {
  readonly title: string;
  /** `null` if the deployment has none: then there are no tabs. */
  readonly estimator: FareEstimator | null;
  readonly activator: string | null;
  /** What else the panel offers below the form. */
  readonly support?: ReactNode;
  readonly onClose: () => void;
};

/**
 * The contact panel, from the right (S2.contactPanel.1). Input is kept when it closes. It cannot close while the
 * message is being sent, because the person would not learn the result.
 */
export function ContactDialog(props: ContactDialogProps) {
  const { title, estimator, activator, support, onClose, ...message } = props;
  const { actor } = message;
  const tab = useSelector(actor, selectTab);
  const sending = useSelector(
    useSelector(actor, selectForm),
    (form) => form !== undefined && selectIsSubmitting(form),
  );
  const form = (
    <>
      <ContactMessage {...message} heading="h3" />
      {support}
    </>
  );
  return (
    <Dialog
      look="side"
      firstFocus="title"
      title={tab === 'fareEstimator' ? contact.fareEstimator : title}
      closeLabel={contact.close}
      closable={!sending}
      activator={activator}
      onClose={onClose}
    >
      {estimator === null ? (
        form
      ) : (
        <ContactTabs
          tab={tab}
          onChoose={(chosen) => actor.send({ type: 'tab.chosen', tab: chosen })}
          panels={{
            contactUs: form,
            fareEstimator: <FareEstimatorFrame actor={actor} estimator={estimator} />,
          }}
        />
      )}
    </Dialog>
  );
}
