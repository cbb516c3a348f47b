import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { PageHeading } from './text';

/** The id of a screen's heading: where focus goes when what had it is gone (D7.6). */
export const MAIN_HEADING_ID = 'main-heading';

type FocusHeadingProps = {
  readonly children: ReactNode;
  /** `false` leaves the focus alone, as on the first screen of a visit. */
  readonly focus?: boolean;
};

/** The heading of a screen that was just entered: takes the focus, so that it is read out and Tab starts there. */
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
