/**
 * Publishes the height of an element in the page's flow as a custom property, so that sticky elements, and elements
 * as high as the window, leave space for it.
 *
 * @param name the custom property on the document element; not set while there is no such element
 * @returns the `ref` of the element
 */
export const heightVariable = (name: `--${string}`) => (element: HTMLElement | null) => {
  if (element === null) return undefined;
  const { style } = document.documentElement;
  const tell = () => style.setProperty(name, `${element.getBoundingClientRect().height}px`);
  // Set before the first paint, so that nothing moves afterwards.
  tell();
  const observer = new ResizeObserver(tell);
  observer.observe(element);
  return () => {
    observer.disconnect();
    style.removeProperty(name);
  };
};
