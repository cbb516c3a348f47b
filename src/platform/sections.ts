/** The sections of a long page, identified by their headings. */
export interface Sections {
  /**
   * Reports the visible section, now and whenever it may have changed, through scrolling or because
   * the page has grown.
   *
   * @param ids of the headings, from top to bottom
   * @returns a function that stops watching
   */
  watch(ids: readonly string[], reached: (id: string) => void): () => void;
  /** Scrolls a section's heading to the top of the window and focuses it. */
  goTo(id: string): void;
}

/** Position in the window at which a heading counts as reached, as a fraction of the height. */
const READING_LINE = 0.35;

/** The last section whose heading is above the reading line; at the end of the page, the last section. */
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

/** @param page called each time, so that nothing is accessed before there is a page */
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
