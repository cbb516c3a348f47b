/** What has happened since the last key: nothing, a pointer is down, or one was. */
let pointer: 'none' | 'down' | 'up' = 'none';

const isDown = (): void => void (pointer = 'down');
const isUp = (): void => void (pointer = 'up');
const isKey = (): void => void (pointer = 'none');

/**
 * Begins to listen for presses, once for all forms however often it is called.
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
 * Does what leaving a field brings about: at once after a key, and once it has done its work where a press took the focus
 * away. An error or an entry that appears before the pointer is up moves what is pressed away from under it, and the
 * press is lost. By touch the press comes after the pointer is up, and before the next frame.
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
