import type { Page } from 'playwright-core';

/** Reasons to scroll horizontally: by how much the page is too wide, and which elements are outside of it. */
export async function sidewaysFaults(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const boxes = [
      document.documentElement,
      ...document.querySelectorAll('[role=dialog], [role=alertdialog]'),
    ];
    const tooWide = Math.max(...boxes.map((box) => box.scrollWidth - box.clientWidth));
    const seen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const outside = [...document.querySelectorAll('button, a, input, select, textarea, h1, h2, h3, p')]
      .filter(seen)
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        return width > 1 && (left < -1 || right > innerWidth + 1);
      });
    return [
      ...(tooWide > 0 ? [`${tooWide} px too wide`] : []),
      ...outside.map((element) => element.outerHTML.slice(0, 120)),
    ];
  });
}
