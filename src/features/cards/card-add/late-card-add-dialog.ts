import { lazyView } from '../../../ui/lazy-view';

/** A chunk of its own, loaded after the screen has rendered. */
export const CardAddDialog = lazyView(() => import('./card-add-dialog'), 'CardAddDialog');
