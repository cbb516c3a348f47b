/** The handlers of an element that detect an intent to press it. */
export type Intent = { readonly onPointerEnter: () => void; readonly onFocus: () => void };

/**
 * Returns the handlers for a link or a button that needs code which is loaded later. The code is preloaded as soon as
 * the pointer (or a finger) or the focus is on the element. If this fails, the press loads the code again and reports
 * the failure.
 *
 * @param preload loads the code; calling it again sends no second request
 */
export function onIntent(preload: () => Promise<unknown>): Intent {
  const begin = () => void preload().catch(() => undefined);
  return { onPointerEnter: begin, onFocus: begin };
}
