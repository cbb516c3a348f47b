import { createContext, useContext, type ReactNode } from 'react';

/** The current notices. A page layout renders them above its content. `AppFrame` provides them. */
export const StandingNotices = createContext<ReactNode>(null);

/**
 * Renders the notices in the page's flow, below its header and above its content, so that they cover nothing. They
 * are sticky and stay visible when the page scrolls.
 */
export const NoticesPlace = (): ReactNode => useContext(StandingNotices);
