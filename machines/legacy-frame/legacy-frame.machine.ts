import { assign, setup } from 'xstate';
import type { StateMeta } from '../state.types';
import type { LegacyFrameContext, LegacyFrameEvent, LegacyFrameTag } from './legacy-frame.types';

const unprovided = (name: string) => (): never => {
  throw new Error(`${name} must be provided`);
};

/**
 * An older page in its frame (specification, section 2 "Legacy page frame"; decisions, section 6). What is sent from
 * it may change who is signed in: an admin begins to act for a customer, a visitor signs in.
 */
export const legacyFrameMachine = setup({
  types: {} as {
    context: LegacyFrameContext;
    events: LegacyFrameEvent;
    tags: LegacyFrameTag;
    meta: StateMeta;
  },
  delays: { frameTimeout: unprovided('frameTimeout') },
  actions: {
    keepTitle: assign((_, params: { title: string | null }) => ({ title: params.title })),
    countAttempt: assign(({ context }) => ({ attempt: context.attempt + 1, title: null })),
    doubtUser: unprovided('doubtUser'),
    readUserAgain: unprovided('readUserAgain'),
  },
}).createMachine({
  id: 'legacy-frame',
  context: { attempt: 0, title: null },
  initial: 'loading',
  on: { 'frame.loaded': {}, 'frame.unreadable': {}, 'form.posted': {}, 'frame.retried': {} },
  states: {
    loading: {
      description: 'The older page is on its way.',
      meta: { screen: 'legacy-frame', requirement: 'S2.legacyPageFrame.1' },
      tags: ['busy'],
      after: { frameTimeout: 'failed' },
      on: {
        'frame.loaded': {
          target: 'shown',
          actions: { type: 'keepTitle', params: ({ event }) => ({ title: event.title }) },
        },
        'frame.unreadable': 'failed',
      },
    },
    shown: {
      description: 'The older page is there; its own links may have led to another.',
      meta: { screen: 'legacy-frame', requirement: 'S2.legacyPageFrame.1' },
      on: {
        'frame.loaded': { actions: { type: 'keepTitle', params: ({ event }) => ({ title: event.title }) } },
        'frame.unreadable': 'failed',
        'form.posted': 'sending',
      },
    },
    sending: {
      description:
        'A form of the page is on its way, and the page stays meanwhile: what comes back may be a file. Whatever it is, the app asks again who is signed in and what the menu holds.',
      meta: { screen: 'legacy-frame', requirement: 'D6.4' },
      entry: 'doubtUser',
      exit: 'readUserAgain',
      after: { frameTimeout: 'shown' },
      on: {
        'frame.loaded': {
          target: 'shown',
          actions: { type: 'keepTitle', params: ({ event }) => ({ title: event.title }) },
        },
        'frame.unreadable': 'failed',
      },
    },
    failed: {
      description: 'The older page did not come: says so, offers Retry, and the page alone.',
      meta: { screen: 'legacy-frame', requirement: 'own' },
      on: { 'frame.retried': { target: 'loading', actions: 'countAttempt' } },
    },
  },
});
