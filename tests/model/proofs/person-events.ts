import { specs } from '../../machines/specs';

/**
 * The events that a person can send to each chart, from its spec: every event that a view sends, as
 * `view-events.test.ts` finds them in the sources. A chart without an entry receives events only from other charts
 * and provisions.
 */
export const personEvents: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  specs.flatMap(({ flow, person }) => (person === undefined ? [] : [[flow.machine.id, person] as const])),
);

/** Events that a chart receives from its parent after an action of a person there. */
export const parentEvents: Readonly<Record<string, readonly string[]>> = {
  'card-entry': ['entry.cleared', 'price.changed', 'token.requested'],
  'card-list': ['card.added'],
  collections: ['session.settled'],
  content: ['content.requested'],
  'form-submission': ['form.edited', 'form.submitted'],
  resource: ['resource.requested'],
  services: ['boot.retried', 'whereabouts.agreed'],
  session: ['session.userChanged'],
  submission: ['submission.requested'],
  tabs: ['tabs.entered', 'tabs.lost'],
};

/** Events that a chart handles and nobody sends. */
export const unsentEvents: Readonly<Record<string, readonly string[]>> = {};
