/**
 * Tells the styles of the page how high an element is that stands in its flow: what else stays in sight, or is as high as
 * the window, leaves it its room.
 *
 * @param name of the custom property, on the document's element; not set while there is no such element
 * @returns the `ref` of the element
 */
export const heightVariable = (name: `--${string}`) => (element: HTMLElement | null) => {
  if (element === null) return undefined;
  const { style } = document.documentElement;
  const tell = () => style.setProperty(name, `${element.getBoundingClientRect().height}px`);
  // Before it is painted for the first time: it is where it stays from then on.
  tell();
  const observer = new ResizeObserver(tell);
  observer.observe(element);
  return () => {
    observer.disconnect();
    style.removeProperty(name);
  };
};
