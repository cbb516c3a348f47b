import type { NavItem } from './entities';

const EVENT = 'event:';

/** Events of the app that a navigation link can trigger (D7.8). */
export const APP_EVENTS = ['logout', 'contact', 'terms', 'privacy'] as const;
export type AppEventName = (typeof APP_EVENTS)[number];

/** The name of the app event that a link triggers, whether known or not; `null` for other links. */
export const eventNameOf = (link: string): string | null =>
  link.startsWith(EVENT) ? link.slice(EVENT.length) : null;

const known: readonly string[] = APP_EVENTS;

export const isAppEvent = (name: string): name is AppEventName => known.includes(name);

/** The unknown app events in a navigation. */
export const unknownEvents = (items: readonly Pick<NavItem, 'link'>[]): readonly string[] =>
  items.flatMap(({ link }) => eventNameOf(link) ?? []).filter((name) => !isAppEvent(name));
