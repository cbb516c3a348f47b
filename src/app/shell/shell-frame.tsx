import { Outlet, useMatches } from '@tanstack/react-router';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { NoticesPlace } from '../../ui/notices-place';
import { SignedInFrame } from './signed-in-frame';
import { useIsFramed } from '../router/use-is-framed';

type ShellFrameProps = {
  readonly children: ReactNode;
  /** The screen takes the whole width and height. */
  readonly full: boolean;
};

/** The shell around a screen; one that the company's app opens has the app's own navigation around it, and none of ours. */
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

/** The shell around whatever route is inside it. */
export function ShellOutlet() {
  return (
    <ShellFrame full={useIsFramed()}>
      <Outlet />
    </ShellFrame>
  );
}
