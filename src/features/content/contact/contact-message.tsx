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
  /** The actor that keeps the form's title and subjects. */
  readonly content: ContentActor;
  readonly onRetry: () => void;
  /** The form's id. */
  readonly id: string;
  /** The level of headings inside. */
  readonly heading: 'h2' | 'h3';
};

/** The message to the company: written, or on its way. What was typed stays while the subjects are loaded anew. */
export function ContactMessage({ actor, content, onRetry, id, heading }: ContactMessageProps) {
  const form = useSelector(actor, selectForm);
  const sent = useSelector(actor, selectIsSent);
  const page = useSelector(content, selectContactPage);
  const box = useRef<HTMLDivElement>(null);
  /** The button that was pressed goes away: the focus stays with the message. */
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
