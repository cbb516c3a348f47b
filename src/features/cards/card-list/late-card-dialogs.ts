import { lazyView } from '../../../ui/lazy-view';

// What a card of the list opens: each dialog is a chunk of its own, which comes once the screen is there.
export const CardRemovalDialog = lazyView(
  () => import('../card-removal/card-removal-dialog'),
  'CardRemovalDialog',
);
export const CardChoiceDialog = lazyView(
  () => import('../card-choice/card-choice-dialog'),
  'CardChoiceDialog',
);
