/** The sections of a long page, known by their headings. */
export interface Sections {
  /**
   * Tells which section is looked at, now and whenever that may have changed: by scrolling, or because the page has
   * grown.
   *
   * @param ids of the headings, from the top of the page down
   * @returns how to stop
   */
  watch(ids: readonly string[], reached: (id: string) => void): () => void;
  /** Brings a section's heading to the top of the window, and the focus with it. */
  goTo(id: string): void;
}

/** How far down the window a heading counts as reached; the part of its height. */
const READING_LINE = 0.35;

/** The last section whose heading stands above the reading line; at the page's end the last one. */
function lookedAt({ document, innerHeight, scrollY }: Window, ids: readonly string[]): string | null {
  const there = ids.filter((id) => document.getElementById(id) !== null);
  const room = document.documentElement.scrollHeight - innerHeight;
  if (room > 0 && scrollY >= room - 1) return there.at(-1) ?? null;
  const passed = there.filter((id) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top ?? Infinity;
    return top <= innerHeight * READING_LINE;
  });
  return passed.at(-1) ?? there[0] ?? null;
}

/** @param page asked each time, so that nothing is touched before there is a page */
export const createSections = (page: () => Window & typeof globalThis = () => window): Sections => ({
  watch: (ids, reached) => {
    const window = page();
    let frame: number | null = null;
    const look = () => {
      frame = null;
      const current = lookedAt(window, ids);
      if (current !== null) reached(current);
    };
    const lookSoon = () => {
      frame ??= window.requestAnimationFrame(look);
    };
    const growth = new window.ResizeObserver(lookSoon);
    growth.observe(window.document.body);
    window.addEventListener('scroll', lookSoon, { passive: true });
    window.addEventListener('resize', lookSoon);
    lookSoon();
    return () => {
      growth.disconnect();
      window.removeEventListener('scroll', lookSoon);
      window.removeEventListener('resize', lookSoon);
      if (frame !== null) window.cancelAnimationFrame(frame);
    };
  },
  goTo: (id) => {
    const heading = page().document.getElementById(id);
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ block: 'start' });
  },
});
