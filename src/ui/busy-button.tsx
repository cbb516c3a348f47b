import { Button } from '@chakra-ui/react/button';
import { Spinner } from '@chakra-ui/react/spinner';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps, ReactNode } from 'react';

type BusyButtonProps = ComponentProps<typeof Button> & {
  readonly busy: boolean;
  /** What it says while it is busy; the button never gets narrower for it. */
  readonly busyText: ReactNode;
};

/**
 * A button whose press takes a while. Unlike Chakra's `loading`, which disables it, it keeps the focus: `aria-disabled`
 * tells that a press does nothing now, and the machine behind it ignores one anyway.
 */
export function BusyButton({ busy, busyText, children, ...props }: BusyButtonProps) {
  return (
    <Button
      {...props}
      aria-disabled={busy || props['aria-disabled'] || undefined}
      aria-busy={busy || undefined}
    >
      <chakra.span display="inline-grid" alignItems="center" justifyItems="center">
        <chakra.span gridArea="1 / 1" visibility={busy ? 'hidden' : 'visible'}>
          {children}
        </chakra.span>
        {busy ? (
          <chakra.span gridArea="1 / 1" display="inline-flex" alignItems="center" gap="2">
            <Spinner aria-hidden="true" />
            {busyText}
          </chakra.span>
        ) : null}
      </chakra.span>
    </Button>
  );
}
