import { useLayoutEffect, useState, type RefObject } from 'react';

/**
 * How many of a row's children stand in its first line. The row wraps and cuts the other lines off, so that it is as high
 * before they are counted as after.
 *
 * @param children what the row is drawn from: it is measured anew for others, and whenever its width changes
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
    // The children too: the company's font may come late.
    for (const each of [current, ...current.children]) observer.observe(each);
    return () => observer.disconnect();
  }, [row, children]);
  return fitting;
}
