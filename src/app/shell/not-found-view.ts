import { lazyView } from '../../ui/lazy-view';

/** The page for an unknown address. The guard loads its code, or the router if the page is prerendered. */
export const NotFoundPage = lazyView(() => import('./not-found-page'), 'NotFoundPage');
