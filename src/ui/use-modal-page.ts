import { useLayoutEffect, type RefObject } from 'react';
import { MAIN_HEADING_ID } from './focus-heading';
import { PAGE_ID } from './page-id';

/** The open dialogs, the lowest first. */
const layers: HTMLElement[] = [];

/** Who is told whether any is open. */
const listeners = new Set<(open: boolean) => void>();

/** Once what is being drawn is drawn: a dialog that takes the place of another leaves no gap. */
const notifyListeners = (): void =>
  queueMicrotask(() => {
    for (const tell of listeners) tell(layers.length > 0);
  });

/**
 * Tells now, and whenever it changes, whether a dialog or the drawer lies over the page.
 *
 * @returns how to stop
 */
export function watchDialogs(tell: (open: boolean) => void): () => void {
  listeners.add(tell);
  tell(layers.length > 0);
  return () => void listeners.delete(tell);
}

/**
 * Keeps the page behind from scrolling, with the room of its scroll bar. Said of the document's element alone: what all
 * others would inherit, such as a variable with the bar's width, would make the browser work out every one of them anew.
 */
function holdPage(held: boolean): void {
  const { style, clientWidth } = document.documentElement;
  const hasBar = innerWidth > clientWidth;
  if (held === (style.overflow === 'hidden')) return;
  style.overflow = held ? 'hidden' : '';
  style.scrollbarGutter = held && hasBar ? 'stable' : '';
}

/** Does something once the frame that is being made is handed over. */
const afterFrame = (act: () => void): void => void requestAnimationFrame(() => setTimeout(act));

function settlePage(): void {
  const covered = layers.length > 0;
  holdPage(covered);
  document.getElementById(PAGE_ID)?.toggleAttribute('inert', covered);
}

/**
 * The top dialog alone can be reached and heard, and scrolled; without one, the page. A page becomes inert once the
 * dialog is seen: the browser works out every element of it anew for that, which takes longer than the dialog. Until
 * then the dialog has the focus already, and lies over the page.
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
 * While the calling component stands, neither the page with its notices nor a dialog that was open before can be
 * reached or heard. Afterwards the one below is given back, and the focus goes to what opened this one, or to the
 * dialog or the screen's heading when that is gone (D7.6). One that closes under another moves no focus.
 *
 * @param box the dialog
 * @param activator the id of what asked for it, where that is not simply what had the focus
 * @param fallback the id of what gets the focus before the screen's heading does
 * @returns whether it is the top one now
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
