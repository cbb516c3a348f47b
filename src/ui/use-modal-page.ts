import { useLayoutEffect, type RefObject } from 'react';
import { MAIN_HEADING_ID } from './focus-heading';
import { PAGE_ID } from './page-id';

/** The open dialogs, the lowest first. */
const layers: HTMLElement[] = [];

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

/** The top dialog alone can be reached and heard, and scrolled; without one, the page. */
function settle(): void {
  const top = layers.at(-1);
  holdPage(top !== undefined);
  for (const layer of [document.getElementById(PAGE_ID), ...layers])
    layer?.toggleAttribute('inert', top !== undefined && layer !== top);
}

const canTakeFocus = (element: Element | null | undefined): element is HTMLElement =>
  element instanceof HTMLElement &&
  element !== document.body &&
  element.isConnected &&
  element.closest('[inert]') === null;

const isTop = (box: HTMLElement | null): boolean => box !== null && layers.at(-1) === box;

/**
 * While the calling component stands, neither the page nor a dialog that was open before can be reached or heard;
 * notices can. Afterwards the one below is given back, and the focus goes to what opened this one, or to the dialog or
 * the screen's heading when that is gone (decisions.md, section 7). One that closes under another moves no focus.
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
