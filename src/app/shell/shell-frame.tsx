import { Outlet, useMatches } from '@tanstack/react-router';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { NoticesPlace } from '../../ui/notices-place';
import { SignedInFrame } from './signed-in-frame';
import { useIsFramed } from '../router/use-is-framed';

type ShellFrameProps = {
  readonly children: ReactNode;
  /** The screen takes the full width and height. */
  readonly full: boolean;
};

/**
 * Wraps a screen in the shell. A screen that the company's mobile app opens gets none, because the mobile app has its
 * own navigation.
 */
export function ShellFrame({ children, full }: ShellFrameProps) {
  const app = useMatches({ select: (matches) => matches.at(-1)?.staticData.app ?? false });
  if (!app) return <SignedInFrame full={full}>{children}</SignedInFrame>;
  return (
    <chakra.main
      id="main"
      tabIndex={-1}
      display="flex"
      flexDirection="column"
      minHeight="calc(100dvh - var(--demo-height, 0px))"
    >
      <NoticesPlace />
      {children}
    </chakra.main>
  );
}

/** Wraps the current child route in the shell. */
export function ShellOutlet() {
  return (
    <ShellFrame full={useIsFramed()}>
      <Outlet />
    </ShellFrame>
  );
}
