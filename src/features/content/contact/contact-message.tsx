import { chakra } from '@chakra-ui/react/styled-system';
import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { contact } from '#messages/content/contact';
import { selectForm, selectIsSent } from '../../../../machines/content/contact/contact.selectors';
import { selectContactPage } from '../../../../machines/content/content/content.selectors';
import { Help } from '../../../ui/text';
import { RemoteContent, type ContentActor } from '../content/remote-content';
import type { ContactActor } from './contact-actor';
import { ContactForm } from './contact-form';
import { MessageSent } from './message-sent';

export type ContactMessageProps = {
  readonly actor: ContactActor;
  /** The actor with the form's title and subjects. */
  readonly content: ContentActor;
  readonly onRetry: () => void;
  /** The id of the form. */
  readonly id: string;
  /** The heading level of the content. */
  readonly heading: 'h2' | 'h3';
};

/** The message to the company: the form, or the confirmation. Input stays while the subjects are reloaded. */
export function ContactMessage({ actor, content, onRetry, id, heading }: ContactMessageProps) {
  const form = useSelector(actor, selectForm);
  const sent = useSelector(actor, selectIsSent);
  const page = useSelector(content, selectContactPage);
  const box = useRef<HTMLDivElement>(null);
  /** The pressed button disappears, so the focus moves to the message. */
  const begin = () => {
    box.current?.focus();
    actor.send({ type: 'message.begun' });
  };
  return (
    <chakra.div ref={box} tabIndex={-1}>
      {sent ? <MessageSent heading={heading} onAnother={begin} /> : null}
      {form === undefined ? null : (
        <RemoteContent content={content} texts={contact} onRetry={onRetry}>
          <Help>{contact.help}</Help>
          {page === null ? null : (
            <ContactForm
              key={String(page.subjects.length > 0)}
              actor={actor}
              form={form}
              subjects={page.subjects}
              id={id}
            />
          )}
        </RemoteContent>
      )}
    </chakra.div>
  );
}
