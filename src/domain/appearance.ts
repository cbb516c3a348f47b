/** How a person may have the app look. `system` follows the device, also when it changes. */
export const APPEARANCES = ['system', 'light', 'dark'] as const;

export type Appearance = (typeof APPEARANCES)[number];

/** Parses a stored appearance. Any other text, or none, means `system`. */
export const appearanceOf = (text: string | null | undefined): Appearance =>
  APPEARANCES.find((appearance) => appearance === text) ?? 'system';
