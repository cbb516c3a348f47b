import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Checker } from '../../../ui/checker';
import { FocusHeading } from '../../../ui/focus-heading';
import { Panel } from '../../../ui/panel';
import { Help } from '../../../ui/text';

/** A press, and what it says. */
export type WayOn = { readonly text: string; readonly onPress: () => void };

type WizardEndProps = {
  readonly title: string;
  readonly help: string;
  /** The first is the one to take. */
  readonly ways: readonly WayOn[];
  /** What else can be done. */
  readonly children?: ReactNode;
};

/** In place of a wizard that cannot go on: what is known, what is safe, and the ways on. */
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
