import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { PageHeading } from './text';

/** The id of a screen's heading. It takes the focus when the focused element disappears (D7.6). */
export const MAIN_HEADING_ID = 'main-heading';

type FocusHeadingProps = {
  readonly children: ReactNode;
  /** `false` does not move the focus, as on the first screen of a visit. */
  readonly focus?: boolean;
};

/**
 * The heading of a screen that was just entered. It takes the focus, so that it is announced and Tab starts there.
 */
export function FocusHeading({ children, focus = true }: FocusHeadingProps) {
  const ref = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (focus) ref.current?.focus();
  }, [focus]);
  return (
    <PageHeading ref={ref} id={MAIN_HEADING_ID} tabIndex={-1}>
      {children}
    </PageHeading>
  );
}
