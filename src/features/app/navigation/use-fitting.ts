import { useLayoutEffect, useState, type RefObject } from 'react';

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
      const [first, ...others] = [...current.children].map((child) => (child as HTMLElement).offsetTop);
      const beyond = others.findIndex((top) => first !== undefined && top > first);
      setFitting(beyond === -1 ? Infinity : beyond + 1);
    };
    measure();
    const observer = new ResizeObserver(measure);
    // The children are observed too, because the company's font may load late.
    for (const each of [current, ...current.children]) observer.observe(each);
    return () => observer.disconnect();
  }, [row, children]);
  return fitting;
}
