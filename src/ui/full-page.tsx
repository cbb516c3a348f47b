import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Checker } from './checker';
import { Logo } from './logo';

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
      minHeight="100dvh"
      display="grid"
      alignContent="center"
      justifyItems="center"
      paddingInline="4"
      paddingBlock="8"
    >
      <chakra.div display="grid" gap="6" width="full" maxWidth="login">
        <Logo />
        <Checker rolling={rolling} square={8} />
        {children}
      </chakra.div>
    </chakra.div>
  );
}
