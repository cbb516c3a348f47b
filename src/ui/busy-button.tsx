import { Button } from '@chakra-ui/react/button';
import { Spinner } from '@chakra-ui/react/spinner';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps, ReactNode } from 'react';

type BusyButtonProps = ComponentProps<typeof Button> & {
  readonly busy: boolean;
  /** The text while the button is busy. It never makes the button narrower. */
  readonly busyText: ReactNode;
};

/**
 * A button whose action takes time. Chakra's `loading` would disable it; this one keeps the focus. `aria-disabled`
 * says that a press has no effect, and the machine behind the button ignores one anyway.
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
