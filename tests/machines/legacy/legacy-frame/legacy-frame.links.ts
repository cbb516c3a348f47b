import { expect } from 'vitest';
import type { legacyFrameMachine } from '../../../../machines/legacy/legacy-frame/legacy-frame.machine';
import type { LegacyLink } from '../../../../src/domain/addresses/legacy-link';
import type { Sentence } from '../../../support/charts/flow-spec';
import { booking, loaded, shown } from './legacy-frame.steps';

type Sentences = Readonly<Record<string, Sentence<typeof legacyFrameMachine>>>;

/** What becomes of a link of each class. */
type Consequence = {
  readonly link: LegacyLink;
  /** What is said to the router and the window. */
  readonly emitted?: readonly object[];
  /** What the app is told: action and parameters. */
  readonly effects?: readonly (readonly [string, unknown?])[];
};

const consequences: Readonly<Record<string, Consequence>> = {
  'S2.legacyPageFrame.3: links to terms, privacy and contact open dialogs': {
    link: { kind: 'dialog', dialog: 'privacy' },
    effects: [['triggerAppEvent', { name: 'privacy' }]],
  },
  'S2.legacyPageFrame.4: a logout link raises a logout': {
    link: { kind: 'logout' },
    effects: [['triggerAppEvent', { name: 'logout' }]],
  },
  'S2.legacyPageFrame.9: cancel-edit goes back': {
    link: { kind: 'back' },
    emitted: [{ type: 'frame.returned' }],
  },
  'S2.legacyPageFrame.6: links starting with new-booking from the login content reload user and navigation data':
    {
      link: { kind: 'newBooking', route: '/new-booking?from=Cork' },
      emitted: [{ type: 'frame.routed', route: '/new-booking?from=Cork', replace: false }],
      effects: [['readUserAgain']],
    },
  'S2.legacyPageFrame.7: other internal links become route changes': {
    link: { kind: 'route', route: '/users' },
    emitted: [{ type: 'frame.routed', route: '/users', replace: false }],
  },
  'S2.legacyPageFrame.8: a javascript link goes to /job-status': {
    link: { kind: 'jobStatus' },
    emitted: [{ type: 'frame.routed', route: '/job-status', replace: false }],
  },
  'S2.legacyPageFrame.2: a link that ends in login is replaced by a not-found path': {
    link: { kind: 'notFound' },
    emitted: [{ type: 'frame.routed', route: '/not-found/login', replace: false }],
  },
  'S2.legacyPageFrame.5: external links leave the app': {
    link: { kind: 'leave', href: 'https://cabrank.example/help', target: '_blank' },
    emitted: [{ type: 'frame.left', href: 'https://cabrank.example/help', target: '_blank' }],
  },
  'a link that leads nowhere does nothing': { link: { kind: 'refused' } },
  'a link that the browser follows is none of the app': { link: { kind: 'alone' } },
};

const followed =
  ({ link, emitted = [], effects = [] }: Consequence): Sentence<typeof legacyFrameMachine> =>
  (start) => {
    const rig = shown(start);
    rig.send({ type: 'link.followed', link });
    expect(rig.emitted).toEqual(emitted);
    expect(rig.effects.map(({ type, params }) => (params === undefined ? [type] : [type, params]))).toEqual(
      effects,
    );
    expect(rig.snapshot().value).toEqual({ present: { shown: 'resting' } });
  };

export const linkSentences: Sentences = {
  ...Object.fromEntries(Object.entries(consequences).map(([name, each]) => [name, followed(each)])),
  'a link to the page that shows asks for it anew, from its top, and adds nothing to the history'(start) {
    const rig = shown(start);
    rig.send({ type: 'link.followed', link: { kind: 'route', route: booking.route } });
    expect(rig.emitted).toEqual([
      { type: 'frame.pointed', address: booking.address },
      { type: 'page.begun' },
    ]);
    expect(rig.snapshot().value).toEqual({ present: 'navigating' });
    rig.send(loaded);
    expect(rig.snapshot().value).toEqual({ present: { shown: 'resting' } });
  },
  'a link of a page that gives way to another is followed all the same'(start) {
    const rig = shown(start);
    rig.send({ type: 'link.followed', link: { kind: 'route', route: booking.route } });
    rig.send({ type: 'link.followed', link: { kind: 'route', route: '/users' } });
    expect(rig.emitted.at(-1)).toEqual({ type: 'frame.routed', route: '/users', replace: false });
  },
};
