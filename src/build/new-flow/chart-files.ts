import type { Names } from './names';

function types({ pascal, title, event }: Names): string {
  return `/** ${title} was asked for. */
export type ${pascal}Event = { readonly type: '${event}' };

export type ${pascal}Tag = 'busy';
`;
}

function machine({ name, camel, pascal, title, event }: Names): string {
  const meta = `meta: { screen: '${name}', requirement: 'own' },`;
  return `import { setup, type PromiseActorLogic } from 'xstate';
import { providedAction, providedActor } from '../../placeholder';
import type { StateMeta } from '../../state.types';
import type { ${pascal}Event, ${pascal}Tag } from './${name}.types';

/** ${title} (own): say here what the flow is for, and where that comes from. */
export const ${camel}Machine = setup({
  types: {} as {
    events: ${pascal}Event;
    children: { work: 'work' };
    tags: ${pascal}Tag;
    meta: StateMeta;
  },
  actors: { work: providedActor<PromiseActorLogic<null, Record<never, never>>>('work') },
  actions: { logFailure: providedAction<{ error: unknown }>('logFailure') },
}).createMachine({
  id: '${name}',
  description: '${title}. Say here in one sentence what it does and when it ends.',
  initial: 'offered',
  on: { '${event}': '.working' },
  states: {
    offered: {
      description: 'Nothing has been requested yet.',
      ${meta}
    },
    working: {
      description: 'The work is in progress. A second press does nothing.',
      ${meta}
      tags: ['busy'],
      invoke: {
        id: 'work',
        src: 'work',
        input: {},
        onDone: 'finished',
        onError: {
          target: 'failed',
          actions: { type: 'logFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: { '${event}': {} },
    },
    finished: {
      description: 'The work is done, and can be requested again.',
      ${meta}
    },
    failed: {
      description: 'The work failed. The screen says so and offers Retry.',
      ${meta}
    },
  },
});
`;
}

function selectors({ name, camel }: Names): string {
  return `import type { SnapshotFrom } from 'xstate';
import type { ${camel}Machine } from './${name}.machine';

type Snapshot = SnapshotFrom<typeof ${camel}Machine>;

export const selectIsWorking = (snapshot: Snapshot) => snapshot.hasTag('busy');
export const selectIsFinished = (snapshot: Snapshot) => snapshot.matches('finished');
export const selectHasFailed = (snapshot: Snapshot) => snapshot.matches('failed');
`;
}

function fixtures({ name, camel, event }: Names): string {
  return `import type { FlowFixtures } from '../../fixtures.types';
import type { ${camel}Machine } from './${name}.machine';

export const fixtures = {
  inputs: { default: undefined },
  events: [{ type: '${event}' }],
  outcomes: { work: { done: { resolve: null }, failed: { reject: new Error('It failed') } } },
} satisfies FlowFixtures<typeof ${camel}Machine>;
`;
}

/** The files of the chart, by path. */
export const chartFiles = (names: Names): Readonly<Record<string, string>> => ({
  [`${names.chart}.machine.ts`]: machine(names),
  [`${names.chart}.types.ts`]: types(names),
  [`${names.chart}.selectors.ts`]: selectors(names),
  [`${names.chart}.fixtures.ts`]: fixtures(names),
});
