import { assertEvent } from 'xstate';
import { reviewSetup, type Failed } from './review.setup';

const failed = ({ event }: { event: { error: unknown } }): Failed => ({ error: event.error });

export const comparing = reviewSetup.createStateConfig({
  description: 'Compares two versions or exports, or one of them with the flows of this site.',
  type: 'parallel',
  states: {
    versions: {
      description: 'Which versions there are to choose from.',
      initial: 'listing',
      states: {
        listing: {
          description: 'Lists them.',
          invoke: {
            id: 'listVersions',
            src: 'listVersions',
            onDone: {
              target: 'known',
              actions: { type: 'keepVersions', params: ({ event }) => ({ versions: event.output }) },
            },
            onError: 'unknown',
          },
        },
        known: { description: 'A version can be chosen for each side.' },
        unknown: { description: 'They could not be listed. Files can still be chosen.' },
      },
    },
    edition: {
      description: 'What is compared.',
      initial: 'ready',
      on: {
        'edition.chosen': { target: '.readingFile', actions: 'forgetFailure' },
        'version.chosen': { target: '.readingVersion', actions: 'forgetFailure' },
        'edition.removed': {
          target: '.ready',
          actions: { type: 'keepEdition', params: ({ event }) => ({ side: event.side, edition: null }) },
        },
      },
      states: {
        ready: { description: 'Shows the result of the comparison, as far as both are known.' },
        readingFile: {
          description: 'Reads a file.',
          invoke: {
            id: 'readEdition',
            src: 'readEdition',
            input: ({ event }) => {
              assertEvent(event, 'edition.chosen');
              return { side: event.side, file: event.file };
            },
            onDone: {
              target: 'ready',
              actions: { type: 'keepEdition', params: ({ event }) => event.output },
            },
            onError: { target: 'ready', actions: { type: 'keepFailure', params: failed } },
          },
        },
        readingVersion: {
          description: 'Reads the files of a version.',
          invoke: {
            id: 'readVersion',
            src: 'readVersion',
            input: ({ event }) => {
              assertEvent(event, 'version.chosen');
              return { side: event.side, version: event.version };
            },
            onDone: {
              target: 'ready',
              actions: { type: 'keepEdition', params: ({ event }) => event.output },
            },
            onError: { target: 'ready', actions: { type: 'keepFailure', params: failed } },
          },
        },
      },
    },
    charts: {
      description: 'The charts of one flow before and after, side by side, when somebody asks for them.',
      initial: 'hidden',
      on: {
        'edition.chosen': '.hidden',
        'version.chosen': '.hidden',
        'edition.removed': '.hidden',
        'charts.toggled': [
          { guard: { type: 'isCompared', params: ({ event }) => event }, target: '.hidden' },
          {
            target: '.layingOut',
            actions: ['forgetFailure', { type: 'keepCompared', params: ({ event }) => event }],
          },
        ],
      },
      states: {
        hidden: { description: 'Shows what is different in words.', entry: 'forgetCompared' },
        layingOut: {
          description: 'Finds one layout for both.',
          invoke: {
            id: 'layOutBoth',
            src: 'layOutBoth',
            input: ({ context: { compared, editions } }) => ({ flow: compared?.flow ?? '', ...editions }),
            onDone: {
              target: 'shown',
              actions: { type: 'keepCharts', params: ({ event }) => ({ charts: event.output }) },
            },
            onError: { target: 'hidden', actions: { type: 'keepFailure', params: failed } },
          },
        },
        shown: { description: 'Shows both.' },
      },
    },
  },
});
