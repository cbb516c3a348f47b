import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Checker } from '../../../ui/checker';
import { FocusHeading } from '../../../ui/focus-heading';
import { Panel } from '../../../ui/panel';
import { Help } from '../../../ui/text';

/** A button: its text and its handler. */
export type WayOn = { readonly text: string; readonly onPress: () => void };

type WizardEndProps = {
  readonly title: string;
  readonly help: string;
  /** The first button is the primary one. */
  readonly ways: readonly WayOn[];
  /** Further actions. */
  readonly children?: ReactNode;
};

/** Replaces a wizard that cannot continue. It says what is known, what is safe, and how to continue. */
export function WizardEnd({ title, help, ways, children }: WizardEndProps) {
  return (
    <Panel maxWidth="32rem" marginInline="auto" display="grid" gap="5">
      <Checker square={8} />
      <FocusHeading focus>{title}</FocusHeading>
      <Help>{help}</Help>
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        {ways.map(({ text, onPress }, index) => (
          <Button key={text} variant={index === 0 ? 'solid' : 'outline'} onClick={onPress}>
            {text}
          </Button>
        ))}
      </chakra.div>
      {children}
    </Panel>
  );
}
