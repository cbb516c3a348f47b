import { createContext } from 'react';

/** Preloads the code that an app event needs. The routes provide it, because they know the chunks. */
export const EventIntent = createContext<(event: string) => Promise<unknown>>(() => Promise.resolve());
