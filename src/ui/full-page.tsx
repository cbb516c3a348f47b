import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Checker } from './checker';
import { Logo } from './logo';
import { NoticesPlace } from './notices-place';

type FullPageProps = {
  readonly children: ReactNode;
  /** Animates the checker while something is loading. */
  readonly rolling?: boolean;
  /** `main` if the page contains nothing else; `div` inside a page that has its own main landmark. */
  readonly as?: 'main' | 'div';
};

/** A page with a single message: loading, start-up failure, a crash. */
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
      // Relative to the window and not to the remaining height, so that a late banner moves nothing.
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
