import { describe, expect, it } from 'vitest';
import { brandColours } from '../../../src/ui/brand-colours';
import { system } from '../../../src/ui/theme/system';

const styles = JSON.stringify([system.getTokenCss(), system.getGlobalCss()]);

describe('the colours of the style sheet', () => {
  it.each(['street', 'surface', 'ink', 'primary'] as const)('have %s once, for light and dark', (name) => {
    const [light, dark] = brandColours[name];
    expect(styles).toContain(`light-dark(${light}, ${dark})`);
  });

  it('follow the device, or what the person has chosen, and no media query', () => {
    expect(styles).toContain('"colorScheme":"light dark"');
    for (const chosen of ['light', 'dark'])
      expect(styles).toMatch(
        new RegExp(`:root\\[data-appearance=${chosen}\\][^}]*"colorScheme":"${chosen}"`, 'u'),
      );
    expect(styles).not.toContain('prefers-color-scheme');
  });
});
