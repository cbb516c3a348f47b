/** What a page is measured on: a phone, a desktop, and a phone whose processor is slower still. */
export const DEVICES = ['mobile', 'desktop', 'slow'] as const;
export type Device = (typeof DEVICES)[number];
