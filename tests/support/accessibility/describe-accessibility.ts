import { expect, it } from 'vitest';
import { accessibilityFaults, COLOUR_RULES } from './axe';
import { stageOf, widths, widthsOf, type ScreenState, type Width } from '../screens/screen-state';
import { sidewaysFaults } from './sideways';
import { sampled, tier } from '../matrix/tier';
import { useApp } from '../browser/use-app';

/** Every width, or in a sample one width per state in rotation, so that every width is used. */
function widthsTried(all: readonly Width[], turn: number): readonly Width[] {
  const width = all[turn % all.length];
  return tier === 2 || width === undefined ? all : [width];
}

/** Runs axe and checks the narrow screen in each of these states; with `npm test` in a sample of them. */
export function describeAccessibility(screenStates: readonly ScreenState[]): void {
  const app = useApp();
  const states = sampled(screenStates, 28).map((state, turn) => ({
    ...state,
    tried: widthsTried(widthsOf(state), turn),
    isNarrow: widthsOf(state).includes(widths[0]),
  }));

  it.each(states)('$name: has no axe violations, light or dark, at any width', async (state) => {
    const { show, provokes, provokesLine, tried, isNarrow } = state;
    const [width = widths[0]] = tried;
    const { page, context, provoke, provokeLine } = await app.visit({ width });
    if (provokes) provoke(provokes);
    if (provokesLine) provokeLine(provokesLine);
    await show(stageOf(page, context));
    for (const width of tried) {
      // Resizes the current screen, because reaching it takes longer than checking it.
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme: 'light' });
      expect(await accessibilityFaults(page), `light, ${width} px`).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await accessibilityFaults(page, COLOUR_RULES), `dark, ${width} px`).toEqual([]);
    }
    await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' });
    expect(await accessibilityFaults(page), 'forced colours').toEqual([]);
    await page.emulateMedia({ forcedColors: 'none' });
    if (!isNarrow) return;
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await sidewaysFaults(page), 'needs no sideways scrolling at 320 px').toEqual([]);
    expect(await accessibilityFaults(page), '320 px').toEqual([]);
  });
}
