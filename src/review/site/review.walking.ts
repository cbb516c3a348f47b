import { assertEvent, not } from 'xstate';
import { messageOf } from '../model/message-of';
import { reviewSetup, type Reached } from './review.setup';
import type { FoundPlace } from './review.types';

const reached = ({ event }: { event: { place: FoundPlace } }): Reached => ({ place: event.place });

export const walking = reviewSetup.createStateConfig({
  description: 'One flow: its chart, with its tools beside it.',
  initial: 'resting',
  on: {
    'place.reached': {
      guard: { type: 'isSameFlow', params: reached },
      target: '.resting',
      actions: { type: 'keepPlace', params: reached },
    },
    'panel.chosen': {
      actions: [{ type: 'keepPanel', params: ({ event }) => ({ panel: event.panel }) }, 'showPlace'],
    },
    'heat.chosen': {
      actions: [{ type: 'keepHeat', params: ({ event }) => ({ heat: event.heat }) }, 'showPlace'],
    },
    'look.chosen': { actions: { type: 'keepLook', params: ({ event }) => ({ look: event.look }) } },
    'state.selected': {
      actions: [{ type: 'keepSelected', params: ({ event }) => ({ selected: event.id }) }, 'markState'],
    },
    'stop.toggled': {
      actions: [{ type: 'toggleStop', params: ({ event }) => ({ id: event.id }) }, 'markState'],
    },
    'fold.toggled': {
      actions: [{ type: 'toggleFold', params: ({ event }) => ({ id: event.id }) }, 'markState'],
    },
    'way.asked': { target: '.seeking', actions: 'forgetNoWay' },
    'step.taken': {
      target: '.resting',
      actions: [{ type: 'takeStep', params: ({ event }) => ({ step: event.step }) }, 'showPlace'],
    },
    'step.undone': { guard: 'hasSteps', target: '.resting', actions: ['undoStep', 'showPlace'] },
    'walk.restarted': {
      target: '.resting',
      actions: [
        {
          type: 'keepPath',
          params: ({ event }) => ({ path: { input: event.input, steps: [] } }),
        },
        'showPlace',
      ],
    },
    'path.opened': {
      target: '.resting',
      actions: [{ type: 'keepPath', params: ({ event }) => ({ path: event.path }) }, 'showPlace'],
    },
    'path.played': {
      target: '.playing',
      actions: [{ type: 'keepAhead', params: ({ event }) => ({ path: event.path }) }, 'showPlace'],
    },
  },
  states: {
    resting: { description: 'The walk waits until the next step is chosen.' },
    playing: {
      description: 'Plays a path step by step.',
      always: { guard: not('isAhead'), target: 'resting' },
      after: {
        pace: [
          { guard: 'isLast', target: 'resting', actions: ['takeNext', 'showPlace'] },
          { guard: 'stopsNext', target: 'paused', actions: ['takeNext', 'showPlace'] },
          { target: 'playing', reenter: true, actions: ['takeNext', 'showPlace'] },
        ],
      },
      on: { 'playing.paused': 'paused' },
    },
    seeking: {
      description: 'Looks for the shortest way from here to a state.',
      invoke: {
        id: 'findWay',
        src: 'findWay',
        input: ({ context: { flow, path }, event }) => {
          assertEvent(event, 'way.asked');
          return { flow: flow ?? '', from: path, to: event.to };
        },
        onDone: [
          {
            guard: { type: 'isThere', params: ({ event }) => ({ way: event.output }) },
            target: 'resting',
            actions: { type: 'keepNoWay', params: { noWay: 'The walk is already there.' } },
          },
          {
            guard: { type: 'leads', params: ({ event }) => ({ way: event.output }) },
            target: 'playing',
            actions: { type: 'keepWay', params: ({ event }) => ({ way: event.output }) },
          },
          {
            target: 'resting',
            actions: {
              type: 'keepNoWay',
              params: { noWay: 'No way from here to this state was found.' },
            },
          },
        ],
        onError: {
          target: 'resting',
          actions: {
            type: 'keepNoWay',
            params: ({ event }) => ({ noWay: `The search for a way failed: ${messageOf(event.error)}` }),
          },
        },
      },
    },
    paused: {
      description: 'Paused, by hand or at a state that was marked for it: the rest of the path waits.',
      on: { 'playing.resumed': { guard: 'isAhead', target: 'playing' } },
    },
  },
});
