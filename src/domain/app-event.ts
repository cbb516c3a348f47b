import type { NavItem } from './entities';

const EVENT = 'event:';

/** What a link of the navigation can trigger (D7.8). */
export const APP_EVENTS = ['logout', 'contact', 'terms', 'privacy'] as const;
export type AppEventName = (typeof APP_EVENTS)[number];

/** The name of the app event that a link triggers instead of leading somewhere, known or not; `null` for other links. */
export const eventNameOf = (link: string): string | null =>
  link.startsWith(EVENT) ? link.slice(EVENT.length) : null;

const known: readonly string[] = APP_EVENTS;

export const isAppEvent = (name: string): name is AppEventName => known.includes(name);

/** The app events that a navigation asks for and nobody knows. */
export const unknownEvents = (items: readonly Pick<NavItem, 'link'>[]): readonly string[] =>
  items.flatMap(({ link }) => eventNameOf(link) ?? []).filter((name) => !isAppEvent(name));
