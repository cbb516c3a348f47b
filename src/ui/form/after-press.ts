/** The state of the pointer since the last key: not used, down, or released. */
let pointer: 'none' | 'down' | 'up' = 'none';

const isDown = (): void => void (pointer = 'down');
const isUp = (): void => void (pointer = 'up');
const isKey = (): void => void (pointer = 'none');

/**
 * Starts to listen for presses, once for all forms no matter how often it is called.
 *
 * @param page the window of the forms
 */
export function watchPresses(page: Window = window): void {
  page.addEventListener('pointerdown', isDown, true);
  page.addEventListener('pointerup', isUp, true);
  page.addEventListener('pointercancel', isUp, true);
  page.addEventListener('keydown', isKey, true);
}

/**
 * Runs the effect of leaving a field: at once after a key, or after the press that took the focus away. An error or
 * an entry that appears before the pointer is released would move the pressed element away, and the press would be
 * lost. On touch screens the click follows the release of the pointer, before the next frame.
 */
export function afterPress(act: () => void): void {
  const soon = (): void => void requestAnimationFrame(act);
  if (pointer === 'none') act();
  else if (pointer === 'up') soon();
  else {
    const over = new AbortController();
    const end = (): void => {
      over.abort();
      soon();
    };
    for (const type of ['pointerup', 'pointercancel'])
      addEventListener(type, end, { capture: true, signal: over.signal });
  }
}
