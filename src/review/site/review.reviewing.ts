import { reviewSetup, type Failed } from './review.setup';

const failed = ({ event }: { event: { error: unknown } }): Failed => ({ error: event.error });

export const reviewing = reviewSetup.createStateConfig({
  description:
    'Notes and sign-offs: read at the start, and saved where the review is served from the repository.',
  initial: 'loading',
  on: {
    'note.typed': { actions: { type: 'keepNote', params: ({ event }) => ({ note: event.note }) } },
    'reviewer.named': {
      actions: [
        { type: 'keepReviewer', params: ({ event }) => ({ name: event.name }) },
        { type: 'rememberReviewer', params: ({ event }) => ({ name: event.name }) },
      ],
    },
    'reviewer.recalled': {
      actions: { type: 'keepReviewer', params: ({ event }) => ({ name: event.name }) },
    },
  },
  states: {
    loading: {
      description: 'Reads the notes and sign-offs of all flows.',
      invoke: {
        id: 'loadReviews',
        src: 'loadReviews',
        onDone: [
          {
            guard: { type: 'isWritable', params: ({ event }) => ({ reviews: event.output }) },
            target: 'ready',
            actions: { type: 'keepReviews', params: ({ event }) => ({ reviews: event.output }) },
          },
          {
            target: 'readOnly',
            actions: { type: 'keepReviews', params: ({ event }) => ({ reviews: event.output }) },
          },
        ],
        onError: { target: 'unavailable', actions: { type: 'keepReviewFault', params: failed } },
      },
    },
    unavailable: {
      description: 'They could not be read. Everything else of the review works.',
      on: { 'reviews.reloaded': { target: 'loading', actions: 'forgetReviewFault' } },
    },
    readOnly: { description: 'The static site shows them and changes nothing.' },
    ready: {
      description: 'Notes can be written, and flows signed off.',
      on: {
        'review.changed': {
          target: 'saving',
          actions: {
            type: 'keepChange',
            params: ({ event: { flow, change } }) => ({ flow, change }),
          },
        },
      },
    },
    saving: {
      description: 'Writes the file of a flow.',
      invoke: {
        id: 'saveReview',
        src: 'saveReview',
        input: ({ context: { change, reviews } }) => {
          if (!change) throw new Error('There is no change to save');
          return { ...change, stored: reviews?.flows[change.flow] };
        },
        onDone: { target: 'ready', actions: { type: 'keepSaved', params: ({ event }) => event.output } },
        onError: { target: 'refused', actions: { type: 'keepReviewFault', params: failed } },
      },
    },
    refused: {
      description: 'The change was not saved. What was typed is still there.',
      on: {
        'review.changed': {
          target: 'saving',
          actions: {
            type: 'keepChange',
            params: ({ event: { flow, change } }) => ({ flow, change }),
          },
        },
        'reviews.reloaded': { target: 'loading', actions: 'forgetReviewFault' },
      },
    },
  },
});
