/** What an element is given that tells early that somebody is about to press it. */
export type Intent = { readonly onPointerEnter: () => void; readonly onFocus: () => void };

/**
 * For a link or a button whose press needs code that comes later: it is asked for as soon as the pointer (a finger as well)
 * or the focus is there. What does not arrive now is asked for again with the press, which also says so.
 *
 * @param preload asks for the code; again and again without another request
 */
export function onIntent(preload: () => Promise<unknown>): Intent {
  const begin = () => void preload().catch(() => undefined);
  return { onPointerEnter: begin, onFocus: begin };
}
