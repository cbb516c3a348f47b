import { lazyView } from '../../../ui/lazy-view';

// The dialogs that a card of the list opens. Each is a chunk of its own, loaded after the screen has rendered.
export const CardRemovalDialog = lazyView(
  () => import('../card-removal/card-removal-dialog'),
  'CardRemovalDialog',
);
export const CardChoiceDialog = lazyView(
  () => import('../card-choice/card-choice-dialog'),
  'CardChoiceDialog',
);
