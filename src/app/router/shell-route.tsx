import { createRoute } from '@tanstack/react-router';
import { lazyView } from '../../ui/lazy-view';
import { rootRoute } from './root';

/** The shell, with header and navigation, around all screens but those of visitors. */
export const shellRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'shell',
  component: lazyView(() => import('../shell/shell-frame'), 'ShellOutlet'),
});
