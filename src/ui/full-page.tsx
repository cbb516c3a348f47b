import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Checker } from './checker';
import { Logo } from './logo';
import { NoticesPlace } from './notices-place';

type FullPageProps = {
  readonly children: ReactNode;
  /** The checker moves while something is being waited for. */
  readonly rolling?: boolean;
  /** `main` where nothing else of the page is there; `div` inside a page that has its own. */
  readonly as?: 'main' | 'div';
};

/** A page of its own with one thing to say: loading, start-up failure, not found. */
export function FullPage({ children, rolling = false, as = 'main' }: FullPageProps) {
  return (
    <chakra.div
      as={as}
      id={as === 'main' ? 'main' : undefined}
      minHeight="calc(100dvh - var(--demo-height, 0px))"
      display="grid"
      alignContent="start"
      justifyItems="center"
      paddingInline="4"
      paddingBlockEnd="8"
      // By the window, not by what is left of it: a banner that comes late moves nothing.
      paddingBlockStart="max(2rem, 35vh - 8rem)"
    >
      {as === 'main' ? <NoticesPlace /> : null}
      <chakra.div display="grid" gap="6" width="full" maxWidth="login">
        <Logo />
        <Checker rolling={rolling} square={8} />
        {children}
      </chakra.div>
    </chakra.div>
  );
}
