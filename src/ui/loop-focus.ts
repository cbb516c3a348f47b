import { getTabbables } from '@zag-js/dom-query';
import type { KeyboardEvent } from 'react';

/** Where Tab stops inside an element, in order. `getTabbables` also lists the invisible and those of a disabled group. */
const stopsIn = (box: HTMLElement): readonly HTMLElement[] =>
  getTabbables(box).filter(
    (stop) => !stop.matches(':disabled') && getComputedStyle(stop).visibility !== 'hidden',
  );

/**
 * For `onKeyDown` of a dialog: Tab leads from its last control to the first, and Shift+Tab back. If anything outside
 * can be reached, such as a bank's challenge, Tab goes on to that, as the browser does.
 *
 * A frame counts as one stop. Keys that are pressed inside it do not reach this handler, so the browser moves the focus
 * out of it.
 */
export function loopFocus(event: KeyboardEvent<HTMLElement>): void {
  const { key, shiftKey, altKey, ctrlKey, metaKey, currentTarget: box, nativeEvent } = event;
  if (key !== 'Tab' || altKey || ctrlKey || metaKey || nativeEvent.isComposing) return;
  const { activeElement } = document;
  if (event.isDefaultPrevented() || activeElement === null || !box.contains(activeElement)) return;
  const stops = stopsIn(box);
  const ahead = shiftKey ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  const isAhead = (stop: HTMLElement) => (activeElement.compareDocumentPosition(stop) & ahead) !== 0;
  const target = shiftKey ? stops.at(-1) : stops[0];
  if (target === undefined || stops.some(isAhead)) return;
  if (stopsIn(document.body).some((stop) => !box.contains(stop))) return;
  event.preventDefault();
  target.focus();
}
