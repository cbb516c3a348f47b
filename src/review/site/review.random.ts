import { reviewSetup } from './review.setup';

export const walkingAtRandom = reviewSetup.createStateConfig({
  description: 'A flow is walked at random when somebody asks for it, until it ends or is stopped.',
  initial: 'resting',
  on: {
    'random.asked': {
      target: '.walking',
      actions: { type: 'keepPlan', params: ({ event }) => ({ plan: event.plan }) },
    },
  },
  states: {
    resting: { description: 'The figures of the last walk stay.' },
    walking: {
      description: 'Shows figures while it walks.',
      invoke: {
        id: 'walkRandomly',
        src: 'walkRandomly',
        input: ({ context: { flow, random } }) => {
          if (!random) throw new Error('There is no plan');
          return { flow: flow ?? '', plan: random.plan };
        },
      },
      on: {
        'random.reported': {
          actions: { type: 'keepRandomReport', params: ({ event }) => ({ report: event.report }) },
        },
        'random.ended': {
          target: 'resting',
          actions: { type: 'keepRandomFault', params: ({ event }) => ({ fault: event.fault }) },
        },
        'random.stopped': 'resting',
        'place.refused': 'resting',
        'place.reached': {
          guard: { type: 'isOtherPlace', params: ({ event }) => ({ place: event.place }) },
          target: 'resting',
        },
      },
    },
  },
});
