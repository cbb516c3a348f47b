import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../support/axe';
import { screenStates } from '../support/screen-states';
import { tier } from '../support/tier';
import { signInQuietly } from '../support/sign-in-quietly';
import { useApp } from '../support/use-app';

const app = useApp();

const widths = tier === 2 ? [390, 768, 1280] : [1280];

describe.each(screenStates)('$name', ({ show, provokes }) => {
  it.each(widths)('has nothing that axe finds, light or dark, at %i px', async (width) => {
    const { page, context, provoke } = await app.visit({ width });
    if (provokes) provoke(provokes);
    await show({ page, signIn: (customer) => signInQuietly(context, customer) });
    expect(await accessibilityFaults(page), 'light').toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await accessibilityFaults(page), 'dark').toEqual([]);
  });

  it('needs no sideways scrolling on a screen 320 px wide', async () => {
    const { page, context, provoke } = await app.visit({ width: 320, height: 640 });
    if (provokes) provoke(provokes);
    await show({ page, signIn: (customer) => signInQuietly(context, customer) });
    const widest = await page.evaluate(() => {
      const boxes = [document.documentElement, ...document.querySelectorAll('[role="dialog"]')];
      return Math.max(...boxes.map((box) => box.scrollWidth - box.clientWidth));
    });
    expect(widest).toBeLessThanOrEqual(0);
    const outside = await page.evaluate(() => {
      const seen = (element: Element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      return [...document.querySelectorAll('button, a, input, h1, h2, p')]
        .filter(seen)
        .filter((element) => {
          const { left, right, width } = element.getBoundingClientRect();
          return width > 1 && (left < -1 || right > innerWidth + 1);
        })
        .map((element) => element.outerHTML.slice(0, 120));
    });
    expect(outside).toEqual([]);
  });
});
