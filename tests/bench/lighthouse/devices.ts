/** The devices: a phone, a desktop, and a phone with an even slower processor. */
export const DEVICES = ['mobile', 'desktop', 'slow'] as const;
export type Device = (typeof DEVICES)[number];
