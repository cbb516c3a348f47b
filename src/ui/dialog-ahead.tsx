import { lazyView } from './lazy-view';
import { LooksAhead } from './looks-ahead';

const DialogLooks = lazyView(() => import('./dialog-looks'), 'DialogLooks');

/** Gets the page ready for its first dialog, whichever that is. */
export const DialogAhead = () => <LooksAhead of={DialogLooks} />;
