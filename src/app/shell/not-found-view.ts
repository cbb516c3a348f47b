import { lazyView } from '../../ui/lazy-view';

/** The page for an unknown address. The guard loads its code, and the router that of a page drawn ahead. */
export const NotFoundPage = lazyView(() => import('./not-found-page'), 'NotFoundPage');
