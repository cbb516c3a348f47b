import { specs } from '../../machines/specs';

/**
 * What a person can send to each chart, as its spec says: every event that a view sends, as `view-events.test.ts` finds
 * them in the sources. A chart whose spec says nothing hears other charts and provisions alone.
 */
export const personEvents: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  specs.flatMap(({ flow, person }) => (person === undefined ? [] : [[flow.machine.id, person] as const])),
);

/** What a chart hears from the one that runs it, when a person has done something there. */
export const parentEvents: Readonly<Record<string, readonly string[]>> = {
  'card-entry': ['entry.cleared', 'price.changed', 'token.requested'],
  collections: ['session.settled'],
  content: ['content.requested'],
  'form-submission': ['form.edited', 'form.submitted'],
  resource: ['resource.requested'],
  services: ['boot.retried'],
  session: ['session.userChanged'],
  submission: ['submission.requested'],
  tabs: ['tabs.entered', 'tabs.lost'],
};

/** What a chart hears, and nobody sends. */
export const unsentEvents: Readonly<Record<string, readonly string[]>> = {};
