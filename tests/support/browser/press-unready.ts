import type { Locator } from 'playwright-core';

/**
 * Presses a button that says that its form is not complete (`aria-disabled`): with Enter, which it has wherever it moves
 * to while the form changes. A pointer is not waited for by a button that counts as disabled, and may miss it.
 */
export const pressUnready = (button: Locator): Promise<void> => button.press('Enter');
