import { createContext, useContext, type ReactNode } from 'react';

/** The notices that stand, for whatever lays out a page to put above what it shows; given by `AppFrame`. */
export const StandingNotices = createContext<ReactNode>(null);

/**
 * Where the notices stand: in the page's flow, below its header and above everything else, so that they cover none of it;
 * scrolled away from, they stay in sight.
 */
export const NoticesPlace = (): ReactNode => useContext(StandingNotices);
