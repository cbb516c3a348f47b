import { useLayoutEffect, useState, type RefObject } from 'react';

/** Whether all items would fit if the row had the whole width of its parent, without the button for the rest. */
function wouldFit(row: HTMLElement, items: readonly Element[]): boolean {
  const gap = Number.parseFloat(getComputedStyle(row).columnGap) || 0;
  const width = items.reduce((sum, item) => sum + item.getBoundingClientRect().width + gap, 0);
  return width + 1 <= (row.parentElement?.clientWidth ?? 0);
}

/**
 * Returns how many children of a row fit in its first line. The row wraps and clips the other lines, so its height is
 * the same before and after the measurement.
 *
 * @param children the content of the row: a new value, or a new width of the row, triggers a measurement
 */
export function useFitting(row: RefObject<HTMLElement | null>, children: unknown): number {
  const [fitting, setFitting] = useState(Infinity);
  useLayoutEffect(() => {
    const { current } = row;
    if (current === null) return undefined;
    const measure = () => {
      const items = [...current.children];
      const [first, ...others] = items.map((item) => (item as HTMLElement).offsetTop);
      const beyond = others.findIndex((top) => first !== undefined && top > first);
      setFitting(beyond === -1 || wouldFit(current, items) ? Infinity : beyond + 1);
    };
    measure();
    const observer = new ResizeObserver(measure);
    // The children are observed too, because the company's font may load late.
    for (const each of [current, ...current.children]) observer.observe(each);
    return () => observer.disconnect();
  }, [row, children]);
  return fitting;
}
