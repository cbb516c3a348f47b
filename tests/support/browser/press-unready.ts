import type { Locator } from 'playwright-core';

/**
 * Presses a button of an incomplete form (`aria-disabled`). Uses Enter, which reaches the button wherever it moves
 * while the form changes. A mouse click does not wait for a button that counts as disabled, and may miss it.
 */
export const pressUnready = (button: Locator): Promise<void> => button.press('Enter');
