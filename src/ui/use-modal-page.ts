import { useLayoutEffect } from 'react';
import { MAIN_HEADING_ID } from './focus-heading';

/** The top-level element that holds the screen; what providers add to the document is not part of it. */
const pageOf = (main: Element | null): Element | null => main?.closest('body > *') ?? null;

/**
 * While the calling component stands, the page behind it can be neither reached nor heard. Afterwards the focus goes
 * back to what had it, or to the screen's heading when that is gone (decisions.md, section 7).
 */
export function useModalPage(): void {
  useLayoutEffect(() => {
    const opener = document.activeElement;
    const page = pageOf(document.getElementById('main'));
    page?.setAttribute('inert', '');
    return () => {
      page?.removeAttribute('inert');
      const back = opener instanceof HTMLElement && opener !== document.body && opener.isConnected;
      (back ? opener : document.getElementById(MAIN_HEADING_ID))?.focus();
    };
  }, []);
}
