import { useCodeAhead } from './code-ahead';
import { lazyView } from './lazy-view';

const DialogLooks = lazyView(() => import('./dialog-looks'), 'DialogLooks');

/**
 * Gets the page ready for its first dialog, once the browser is idle: a new style sheet makes the browser look through the
 * whole page for what it may change, and the longer the page, the later the dialog would be there.
 */
export function DialogAhead() {
  const here = useCodeAhead([DialogLooks]);
  return here ? <DialogLooks /> : null;
}
