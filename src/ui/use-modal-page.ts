import { useLayoutEffect, type RefObject } from 'react';
import { MAIN_HEADING_ID } from './focus-heading';
import { PAGE_ID } from './page-id';

/** The open dialogs, with the lowest first. */
const layers: HTMLElement[] = [];

/** Called with whether any dialog is open. */
const listeners = new Set<(open: boolean) => void>();

/** Notifies after the current render, so that replacing one dialog with another reports no gap. */
const notifyListeners = (): void =>
  queueMicrotask(() => {
    for (const tell of listeners) tell(layers.length > 0);
  });

/**
 * Calls the listener now, and whenever it changes whether a dialog or the drawer covers the page.
 *
 * @returns the unsubscribe function
 */
export function watchDialogs(tell: (open: boolean) => void): () => void {
  listeners.add(tell);
  tell(layers.length > 0);
  return () => void listeners.delete(tell);
}

/**
 * Stops the page from scrolling and keeps the space of its scroll bar. It sets styles only on the document element.
 * An inherited value, such as a variable with the bar's width, would make the browser recalculate the styles of all
 * elements.
 */
function holdPage(held: boolean): void {
  const { style, clientWidth } = document.documentElement;
  const hasBar = innerWidth > clientWidth;
  if (held === (style.overflow === 'hidden')) return;
  style.overflow = held ? 'hidden' : '';
  style.scrollbarGutter = held && hasBar ? 'stable' : '';
}

/** Runs a function after the current frame. */
const afterFrame = (act: () => void): void => void requestAnimationFrame(() => setTimeout(act));

function settlePage(): void {
  const covered = layers.length > 0;
  holdPage(covered);
  document.getElementById(PAGE_ID)?.toggleAttribute('inert', covered);
}

/**
 * Makes everything inert except the top dialog, or nothing if there is none. The page becomes inert only after the
 * dialog has painted, because the browser then recalculates the styles of all its elements, which takes longer than
 * the dialog. Until then the dialog already has the focus and covers the page.
 */
function settle(): void {
  const top = layers.at(-1);
  for (const layer of layers) layer.toggleAttribute('inert', layer !== top);
  if (top === undefined) settlePage();
  else afterFrame(settlePage);
  notifyListeners();
}

const canTakeFocus = (element: Element | null | undefined): element is HTMLElement =>
  element instanceof HTMLElement &&
  element !== document.body &&
  element.isConnected &&
  element.closest('[inert]') === null;

const isTop = (box: HTMLElement | null): boolean => box !== null && layers.at(-1) === box;

/**
 * While the calling component is mounted, the page with its notices and any dialog below are inert. Afterwards the
 * layer below becomes active again, and the focus returns to the opener, or to the dialog or the screen's heading if
 * the opener is gone (D7.6). A dialog that closes below another does not move the focus.
 *
 * @param box the dialog
 * @param activator the id of the element that opened it, if that is not simply the focused one
 * @param fallback the id of an element that takes the focus before the screen's heading does
 * @returns a function that says whether this is the top dialog
 */
export function useModalPage(
  box: RefObject<HTMLElement | null>,
  activator: string | null = null,
  fallback: string | null = null,
): () => boolean {
  useLayoutEffect(() => {
    const layer = box.current;
    if (layer === null) return undefined;
    const opener = document.activeElement;
    layers.push(layer);
    settle();
    return () => {
      const wasTop = isTop(layer);
      layers.splice(layers.indexOf(layer), 1);
      layer.removeAttribute('inert');
      settle();
      if (!wasTop) return;
      const byId = (id: string | null) => (id === null ? null : document.getElementById(id));
      [byId(activator), opener, layers.at(-1), byId(fallback), byId(MAIN_HEADING_ID)]
        .find(canTakeFocus)
        ?.focus();
    };
  }, [box, activator, fallback]);
  return () => isTop(box.current);
}
