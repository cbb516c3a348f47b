import { useLayoutEffect } from 'react';
import { MAIN_HEADING_ID } from './focus-heading';

/** The id of what holds the screen. Notices, and what providers add to the document, stand beside it. */
export const PAGE_ID = 'page';

/**
 * While the calling component stands, the page behind it can be neither reached nor heard; notices can. Afterwards the focus goes
 * back to what had it, or to the screen's heading when that is gone (decisions.md, section 7).
 */
export function useModalPage(): void {
  useLayoutEffect(() => {
    const opener = document.activeElement;
    const page = document.getElementById(PAGE_ID);
    page?.setAttribute('inert', '');
    return () => {
      page?.removeAttribute('inert');
      const back = opener instanceof HTMLElement && opener !== document.body && opener.isConnected;
      (back ? opener : document.getElementById(MAIN_HEADING_ID))?.focus();
    };
  }, []);
}
