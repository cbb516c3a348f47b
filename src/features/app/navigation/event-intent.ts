import { createContext } from 'react';

/** Asks for the code of what an app event opens; given by the routes, which know it. */
export const EventIntent = createContext<(event: string) => Promise<unknown>>(() => Promise.resolve());
