import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { useLayoutEffect, useRef } from 'react';
import { contact } from '#messages/content/contact';
import { Help, SectionHeading } from '../../../ui/text';

type MessageSentProps = {
  readonly heading: 'h2' | 'h3';
  readonly onAnother: () => void;
};

/** Confirms the message. The form that had the focus is gone, so the heading takes the focus and is announced. */
export function MessageSent({ heading: level, onAnother }: MessageSentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <chakra.div display="grid" gap="5" justifyItems="start">
      <chakra.div display="grid" gap="1">
        <SectionHeading ref={heading} as={level} tabIndex={-1}>
          {contact.sentTitle}
        </SectionHeading>
        <Help>{contact.sentHelp}</Help>
      </chakra.div>
      <Button onClick={onAnother}>{contact.another}</Button>
    </chakra.div>
  );
}
