import { lazyView } from '../../../ui/lazy-view';

/** A chunk of its own, which comes once the screen is there. */
export const CardAddDialog = lazyView(() => import('./card-add-dialog'), 'CardAddDialog');
